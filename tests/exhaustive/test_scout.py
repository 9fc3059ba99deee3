"""SCOUT's engine and the plain reference agree on whole trees of play."""

import pytest

from tests.exhaustive import TO_THE_END, scout, walk

# With three and more players a round can go on as long as they like: single cards, shown and scouted in turn.
CASES = [
    pytest.param(
        "players: 2; round: 2; hand 0: 4/2 5/8; hand 1: 8/7; set: 3/7 4/6 5/1; owner: 0; chips: 0 3",
        TO_THE_END,
        "nodes 1 8 98 1782 7660 10332 9336 72; leaves 17036; scores 4596 -9500; wins 6616 10420",
        id="two: three chips to scout a run of three with",
    ),
    pytest.param(
        "players: 2; round: 2; hand 0: 4/2 5/8; hand 1: 8/7 6/7; set: 3/7 4/6; owner: 0; chips: 1 1; points 1: 3 5",
        TO_THE_END,
        "nodes 1 12 40 504 1736 2088 1248 144; leaves 2694; scores 7645 16414; wins 33 2661",
        id="two: one chip each, and points of the first round",
    ),
    pytest.param(
        "players: 2; round: 2; hand 0: 3/2 3/8 4/1; hand 1: 8/7 2/1; chips: 1 2",
        TO_THE_END,
        "nodes 1 2 39 245 2030 10896 42112 114032 170512 121792 35264; leaves 242853; scores 187854 7993; wins "
        "139400 139909",
        id="two: from the first Show on",
    ),
    pytest.param(
        "players: 2; round: 2; phase: turning; first: 1; hand 0: 3/2 3/8; hand 1: 8/7 2/1; chips: 1 1",
        TO_THE_END,
        "nodes 1 4 8 20 204 770 5864 13568 13728 3328; leaves 18702; scores -6024 1486; wins 8078 10624",
        id="two: from the turning of hands on",
    ),
    pytest.param(
        "players: 2; round: 2; hand 0: 4/2 5/8; hand 1: 8/7; set: 3/7 4/6; owner: 0; chips: 2 3",
        TO_THE_END,
        "nodes 1 8 112 544 5374 36080 303376 1579424 10043856 34074784 45528256 37187328 9459840; leaves "
        "68692046; scores -3948174 33147882; wins 37736702 32228624",
        id="two: five chips",
        marks=pytest.mark.soak,
    ),
    pytest.param(
        "players: 2; round: 2; hand 0: 4/2 5/8; hand 1: 8/7; set: 3/7 4/6; owner: 0",
        TO_THE_END,
        "nodes 1 8 112 544 5374 36080 303376 1579424 10043856 68886688 223544512 460933888 1282861696 483842560; "
        "leaves 1509525198; scores -1081410624 1054241002; wins 880669970 1380696528",
        id="two: all six chips",
        marks=pytest.mark.soak,
    ),
    pytest.param(
        "players: 3; round: 3; first: 1; hand 0: 4/2 5/8; hand 1: 8/7; hand 2: 7/9; set: 3/7 4/6; owner: 2",
        4,
        "nodes 1 25 249 931 6248; leaves 1690; scores 2593 -2936 -121; wins 1115 127 596",
        id="three: a run of two",
    ),
    pytest.param(
        "players: 3; round: 3; first: 1; hand 0: 4/2 5/8; hand 1: 4/7; hand 2: 7/9; set: 3/7 4/6; owner: 2; show "
        "chips: 0 1 0",
        5,
        "nodes 1 13 198 240 1704 6912; leaves 575; scores -952 -355 743; wins 257 262 568",
        id="three: only one Scout & Show chip",
    ),
    pytest.param(
        "players: 3; round: 3; first: 1; hand 0: 4/2 5/8; hand 1: 4/7; hand 2: 7/9 1/6; set: 3/7 4/6; owner: 2; "
        "scouts: 1; turn: 1",
        5,
        "nodes 1 16 14 248 960 12640; leaves 644; scores 8 708 -492; wins 368 532 112",
        id="three: the last who has yet to scout",
    ),
    pytest.param(
        "players: 3; round: 3; phase: turning; hand 0: 2/4 5/8; hand 1: 4/7; hand 2: 7/9 1/9; show chips: 0 0 0",
        6,
        "nodes 1 6 24 48 120 1212 1656; leaves 1200; scores -3504 0 -24; wins 0 1176 1176",
        id="three: from the turning of hands on",
    ),
    pytest.param(
        "players: 3; round: 3; first: 1; phase: showing; hand 0: 4/2 5/8 6/3; hand 1: 4/7; hand 2: 7/9 8/1; set: "
        "3/7; owner: 2; show chips: 0 1 0",
        4,
        "nodes 1 6 78 388 1688; leaves 341; scores 705 -569 -578; wins 293 20 96",
        id="three: a Show that has to follow",
    ),
    pytest.param(
        "players: 4; round: 4; hand 0: 2/4; hand 1: 4/7; hand 2: 7/9; hand 3: 5/6 5/9; set: 1/10 2/10; owner: 2",
        4,
        "nodes 1 25 239 960 5100; leaves 595; scores -859 53 287 -880; wins 42 408 588 301",
        id="four: a run of two",
    ),
    pytest.param(
        "players: 4; round: 4; hand 0: 2/4 3/8; hand 1: 4/7; hand 2: 7/9; hand 3: 5/6 5/9; set: 1/10 2/10 3/10; "
        "owner: 2; show chips: 0 0 0 0",
        5,
        "nodes 1 12 150 1296; leaves 1302; scores -3876 -2166 3600 -3906; wins 6 144 1296 0",
        id="four: a run of three, and no Scout & Show",
    ),
    pytest.param(
        "players: 4; round: 4; first: 2; hand 0: 2/4 3/8; hand 1: 4/7; hand 2: 7/9 1/6; hand 3: 5/6 5/9; set: "
        "9/1; owner: 0; show chips: 0 0 1 0; taken: 3 0 1 2; chips: 0 4 1 0; points 1: 5 -3 0 2",
        5,
        "nodes 1 8 16 224 784 5568; leaves 224; scores 2000 -224 416 336; wins 224 0 0 0",
        id="four: a single card, and points of before",
    ),
    pytest.param(
        "players: 5; round: 5; first: 1; hand 0: 2/4 3/8; hand 1: 4/7; hand 2: 7/9; hand 3: 5/6 5/9; hand 4: 6/9; "
        "set: 1/10 2/10 3/10; owner: 4; show chips: 0 1 0 1 0",
        4,
        "nodes 1 12 192 1044 3768; leaves 996; scores -2988 -1716 -1332 -456 1764; wins 0 12 216 0 996",
        id="five: a run of three",
    ),
    pytest.param(
        "players: 5; round: 5; first: 1; hand 0: 2/4 3/8; hand 1: 4/7; hand 2: 7/9 5/10; hand 3: 5/6; hand 4: "
        "6/9; set: 10/1 10/2; owner: 4; show chips: 0 0 0 0 0",
        5,
        "nodes 1 12 96 192 1536 1536; leaves 1536; scores -4608 -3072 0 -3072 3072; wins 0 0 0 0 1536",
        id="five: a pair of tens",
    ),
]


@pytest.mark.parametrize(("position", "depth", "expected"), CASES)
def test_engine_and_reference_agree_on_every_line_of_play(position, depth, expected):
    assert str(walk(scout, position, depth)) == expected
