"""SCOUT: positions in short."""

import stammtisch

GAME = stammtisch.game("scout")


def table(*hands: str, cards: str = "", owner: int = 0, more: str = "") -> stammtisch.Position:
    """A position with these hands and this set on the table; `more` holds further fields."""
    fields = [f"players: {len(hands)}", *(f"hand {seat}: {hand}" for seat, hand in enumerate(hands))]
    if cards:
        fields += [f"set: {cards}", f"owner: {owner}"]
    return GAME.position("; ".join([*fields, more]))


def numbers(cards: list[str]) -> list[int]:
    """The numbers that cards show."""
    return [int(card.partition("/")[0]) for card in cards]


def beats(new: str, old: str) -> bool:
    """Whether a Show of the numbers `new` may be laid on the numbers `old`, in a five-player position."""
    free = {(a, b) for a in range(1, 11) for b in range(1, 11) if a < b}

    def cards(wanted: str) -> str:
        named = []
        for number in map(int, wanted.split()):
            low, high = max(pair for pair in free if number in pair)
            free.discard((low, high))
            named.append(f"{number}/{high if number == low else low}")
        return " ".join(named)

    on_table, shown = cards(old), cards(new)
    others = [f"{low}/{high}" for low, high in sorted(free)[:5]]
    position = table(f"{shown} {others[4]}", *others[:4], cards=on_table, owner=1)
    return position.is_legal(0, f"show 1-{len(new.split())}")
