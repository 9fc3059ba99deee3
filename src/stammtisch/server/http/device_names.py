"""What a device is called in its person's list, as far as its browser tells."""

__all__ = ["device_name"]

# The first that is mentioned counts: Edge calls itself Chrome as well, Chrome calls itself Safari, and an iPhone a Mac.
BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS": "Mac", "Linux": "Linux",
}  # fmt: skip


def device_name(user_agent: str) -> str:
    """A short name such as "Firefox, Linux"; empty if the browser keeps both to itself."""
    return ", ".join(found for names in (BROWSERS, SYSTEMS) if (found := _first(names, user_agent)))


def _first(names: dict[str, str], text: str) -> str:
    return next((name for mark, name in names.items() if mark in text), "")
