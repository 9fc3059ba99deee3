"""How likely can the next player beat the card that is left? Asked in worlds that one seat can imagine."""

import stammtisch

WORLDS = 2000
POSITION = """
    players: 4; turn: 0; set: 6/1 6/2; owner: 3
    hand 0: 3/4 9/1 2/5
    hand 1: 8/7 1/2 8/6 4/5; hand 2: 7/9 3/5 5/6; hand 3: 2/4 1/10 5/10
"""


def main() -> None:
    position = stammtisch.game("scout").position(POSITION)
    source = stammtisch.generator("worlds")
    position.play(0, "scout left to 1")  # one six is left: seat 1 has to beat it, or scouts
    beaten = 0
    for _ in range(WORLDS):
        world = position.imagine(0, source)  # seat 0 knows its own hand and the table, nothing else
        beaten += any(str(move).startswith("show") for move in world.moves(1))
    print(f"Seat 1 can show in {beaten / WORLDS:.0%} of {WORLDS} worlds that seat 0 can imagine.")


if __name__ == "__main__":
    main()
