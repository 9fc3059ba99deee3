"""Alhambra's engine and the plain reference agree on whole trees of play."""

import pytest

from tests.exhaustive import TO_THE_END, alhambra, walk

CASES = [
    pytest.param(
        "players: 2; scored: A B; yard: tower7 chambers6 garden6 pavilion2; pictures: ; hand 0: b5 b1; hand 1: b2 "
        "g6; display: o2 g1 y3 -; money: ; built 0: tower8; built 1: garden7; dirk: tower9 garden8 pavilion3",
        TO_THE_END,
        "nodes 1 8 36 64 82 64 16; leaves 126; scores 4663 3246; wins 95 31",
        id="two: the pile of pictures is empty",
    ),
    pytest.param(
        "players: 2; scored: A B; yard: tower7 chambers6 garden6 pavilion2; pictures: tower8; hand 0: b6; hand 1: "
        "g7; display: o1 o2 - -; money: ; dirk: garden7",
        5,
        "nodes 1 5 14 62 116 146; leaves 160; scores 4782 2188; wins 127 46",
        id="two: the last picture, and a shuffle of one card",
    ),
    pytest.param(
        "players: 2; yard: tower7 chambers6 garden6 pavilion2; pictures: garden7 garden8 garden9 tower8 tower9 "
        "tower10 arcades4; hand 0: b6 b1; hand 1: g7; display: o1 - y9 g2; money: A b1 b2 g3 o3 o4 B y2 y8 g8; "
        "built 0: tower11; dirk: tower12 arcades6",
        4,
        "nodes 1 8 73 787 7115; leaves 1036; scores 38294 15238; wins 940 145",
        id="two: scoring A, and six cards for Dirk",
    ),
    pytest.param(
        "players: 2; yard: tower7 chambers6 garden6 pavilion2; pictures: garden7 garden8 garden9; hand 0: b6 b1; "
        "hand 1: g7; display: o1 o8 y9 -; money: A b1 b9 g9 g8 o9 o8 B y2 y8; built 0: tower11; dirk: tower12 "
        "arcades6",
        5,
        "nodes 1 7 40 220 1064 4999; leaves 2842; scores 117828 57005; wins 2415 436",
        id="two: scoring A, and fewer than six cards left for Dirk",
    ),
    pytest.param(
        "players: 2; scored: A; yard: tower7 chambers6 garden6 pavilion2; pictures: garden7 garden8 tower8; hand "
        "0: b6; hand 1: g7; display: o8 - y9 -; money: B y8 b9 g9 g8 o9 o8 y7 b8; built 0: tower11; built 1: "
        "garden9; dirk: tower12 arcades6; points a 0: 1 0 3 0 0 0; points a 1: 0 2 0 0 0 6; points a dirk: 0 0 0 "
        "4 5 0",
        5,
        "nodes 1 4 16 120 792 6449; leaves 160; scores 6876 6548; wins 91 72",
        id="two: scoring B, and a third of the pile for Dirk",
    ),
    pytest.param(
        "players: 3; scored: A B; yard: tower7 chambers6 garden6 pavilion2; pictures: ; hand 0: b5 b1; hand 1: b2 "
        "g6; hand 2: o1 y7; display: - g1 y3 o2; money: ; built 0: tower8; built 1: garden7; built 2: pavilion3 "
        "garden8",
        TO_THE_END,
        "nodes 1 7 24 30 20 8 4; leaves 38; scores 1572 904 1594; wins 17 0 21",
        id="three: the pile of pictures is empty",
    ),
    pytest.param(
        "players: 3; scored: A B; yard: tower7 chambers6 garden6 pavilion2; pictures: ; hand 0: y5 y2 b6 b1 g6 o2 "
        "o1; hand 1: y1 b2; hand 2: o3 g6; money: ; built 1: garden7; built 2: tower8",
        TO_THE_END,
        "nodes 1 6 18 36 36 24; leaves 56; scores 3568 936 952; wins 56 0 0",
        id="three: everything can be bought, and nothing taken",
    ),
    pytest.param(
        "players: 3; scored: A B; yard: tower7 chambers6 garden6 pavilion2; pictures: ; hand 0: y7 b6 g6 o2 o1; "
        "hand 1: y1 b2; hand 2: o3 g6; display: b9 - - -; money: ; built 1: garden7; built 2: tower8",
        TO_THE_END,
        "nodes 1 6 20 44 55 24; leaves 82; scores 4952 1396 1442; wins 81 0 1",
        id="three: a turn of five actions",
    ),
    pytest.param(
        "players: 3; scored: A B; yard: tower7 chambers6 garden6 pavilion2; pictures: ; hand 0: y5; hand 1: b2; "
        "hand 2: o1; money:",
        5,
        "nodes 1 1 1 1 1 1; leaves 0",
        id="three: nobody can do anything but pass",
    ),
    pytest.param(
        "players: 3; scored: A B; yard: tower7 chambers6 garden6 pavilion2; pictures: tower8 seraglio3; hand 0: "
        "b6 y3; hand 1: g7; hand 2: o2; display: y4 o2 - -; money: b9 g9 y9 o9 b8 g8 y8 o8",
        5,
        "nodes 1 3 12 60 330 1772; leaves 8; scores 249 160 259; wins 5 0 3",
        id="three: the last two pictures",
    ),
    pytest.param(
        "players: 3; yard: tower7 chambers6 garden6 pavilion2; pictures: garden7; hand 0: b6; hand 1: g7; hand 2: "
        "o1; display: o1 y1 y2 g1; money: A b2 b4 B b3 g7; split: 6; built 0: tower11 garden9; built 1: garden10 "
        "tower12; built 2: garden11",
        3,
        "nodes 1 16 180 1320; leaves 15; scores 953 637 272; wins 15 0 0",
        id="three: scoring A, then B in one refill",
    ),
    pytest.param(
        "players: 3; scored: A; yard: tower7 chambers6 garden6 pavilion2; pictures: garden7; hand 0: b6 o3; hand "
        "1: g7; hand 2: o1; display: o1 - y9 -; money: b2 B y2 y4 b2 b3 g5 g7; built 0: tower11 garden9; built 1: "
        "garden10 tower12; built 2: garden11; points a 2: 0 2 0 0 0 6",
        4,
        "nodes 1 4 28 162 1256; leaves 32; scores 2425 1506 779; wins 32 0 0",
        id="three: scoring B in the refill, with ties",
    ),
    pytest.param(
        "players: 4; scored: A B; yard: tower7 chambers6 garden6 pavilion2; pictures: ; turn: 2; hand 0: b6; hand "
        "1: b2 g6; hand 2: o1 y7; hand 3: o1 o2; display: - g1 b1 b3; money: ; built 0: tower8; built 1: tower9; "
        "built 2: tower10; built 3: garden8",
        TO_THE_END,
        "nodes 1 8 33 31 18 6; leaves 45; scores 1260 1125 945 1440; wins 0 0 0 45",
        id="four: the pile of pictures is empty",
    ),
    pytest.param(
        "players: 4; scored: A B; yard: tower7 chambers6 garden6 pavilion2; pictures: ; hand 0: b6; hand 1: b6; "
        "hand 2: g6; hand 3: g6; display: b1 b1 b1 g2; money: g2 g2 y5 o5 o7 y7 y8 o8 y9 o9 g9",
        4,
        "nodes 1 8 53 262 1150; leaves 230; scores 2014 2034 4986 0; wins 7 48 175 0",
        id="four: equal money everywhere",
    ),
    pytest.param(
        "players: 6; scored: A B; yard: tower7 chambers6 garden6 pavilion2; pictures: ; hand 0: b6; hand 1: b2 "
        "g6; hand 2: o1 y7; hand 3: o1 o2; hand 4: b5; hand 5: y9; display: y1 g1 b1 b3; money: o9 o8 o7 o6 o5; "
        "built 0: tower8 garden7; built 1: tower9 garden8; built 2: tower10 garden9; built 3: tower11; built 4: "
        "tower12",
        4,
        "nodes 1 15 106 508 2540; leaves 796; scores 24709 21944 19144 11688 4072 2664; wins 477 147 172 0 0 0",
        id="six: the pile of pictures is empty",
    ),
]


@pytest.mark.parametrize(("position", "depth", "expected"), CASES)
def test_engine_and_reference_agree_on_every_line_of_play(position, depth, expected):
    assert str(walk(alhambra, position, depth)) == expected
