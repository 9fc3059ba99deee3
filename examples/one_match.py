"""One match of SCOUT at random, told as seat 0 sees it."""

import random

import stammtisch

NAMES = ["Kim", "Mara", "Tobi"]


def main() -> None:
    match = stammtisch.game("scout").new(players=3, seed="an evening in May")
    chance = random.Random(7)
    while not match.over:
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.moves(seat)))
    for event in match.events(0):
        print(match.adapter.tell(event, NAMES))
    print("Commitment before the deal:", match.commitment)
    print("Verified:", stammtisch.verify(match.dump()).scores == match.scores)


if __name__ == "__main__":
    main()
