"""A plugin for pytest that prints the rule numbers of the tests it collects."""


def pytest_collection_modifyitems(items: list) -> None:
    print()
    for number in sorted({mark.args[0] for item in items for mark in item.iter_markers("rule")}):
        print(f"rule {number}")
