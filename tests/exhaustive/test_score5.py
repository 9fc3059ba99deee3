"""The engine of SCORE 5 and the plain reference agree on whole trees of play."""

import pytest

from tests.exhaustive import TO_THE_END, score5, walk

# Without a cap on changes an auction can go on as long as the players like.
CASES = [
    pytest.param(
        "players: 2; card: joker; cap: 0; hand 0: g5 r10; hand 1: b20 v20",
        TO_THE_END,
        "nodes 1 8 32 64 64 80 240 200; leaves 404; scores 20700 30820; wins 80 324",
        id="two: the joker, no changes",
    ),
    pytest.param(
        "players: 2; card: joker; cap: 1; hand 0: g5 r10; hand 1: b20 v20",
        TO_THE_END,
        "nodes 1 8 32 256 1408 4656 9236 12688 18204 28168 28288 13440; leaves 69244; scores 3573060 5258560; "
        "wins 14040 55204",
        id="two: the joker, one change each",
    ),
    pytest.param(
        "players: 2; card: joker; cap: 2; hand 0: g5; hand 1: b20 v20",
        TO_THE_END,
        "nodes 1 6 16 96 544 2524 9460 28616 68488 126352 187976 253464 323280 330528 213888 61440; leaves "
        "948288; scores 36929640 73680420; wins 104940 843348",
        id="two: the joker, two changes each",
    ),
    pytest.param(
        "players: 2; card: joker; hand 0: g5 g25; hand 1: b20 v5",
        8,
        "nodes 1 8 32 256 1984 15032 113776 859912 6498040; leaves 24132; scores 1097700 983280; wins 7140 16992",
        id="two: the joker, no cap",
    ),
    pytest.param(
        "players: 2; card: joker; cap: 0; hand 0: g10 r20 b70; hand 1: y10 v20 b5",
        TO_THE_END,
        "nodes 1 16 128 256 256 472 936 1528 1440; leaves 3084; scores 312360 313220; wins 1408 1676",
        id="two: the joker, bids that tie at 30 and at 20",
    ),
    pytest.param(
        "players: 2; card: joker; cap: 0; hand 0: r75 g5; hand 1: r90 y5",
        TO_THE_END,
        "nodes 1 8 32 64 64 84 228 240; leaves 424; scores 40180 37500; wins 272 152",
        id="two: the joker or the red 75 for a family",
    ),
    pytest.param(
        "players: 2; pile: g30 r40 y50 b70 g80 r90 y100 v110 b120 g125 r130 joker; auction: 11; cap: 0; hand 0: "
        "g5 r10; hand 1: b20 g20",
        TO_THE_END,
        "nodes 1 8 32 64 64 112 648 3536 7936 10560 13792 27264 46720 26880 23040 19200; leaves 109296; scores "
        "12247600 14422960; wins 41184 68112",
        id="two: the last auction but one, no changes",
    ),
    pytest.param(
        "players: 2; pile: g30 r40 y50 b70 g80 r90 y100 v110 b120 g125 r130 joker; auction: 11; cap: 1; hand 0: "
        "g5; hand 1: b20",
        TO_THE_END,
        "nodes 1 4 8 32 96 220 448 952 3152 11472 36752 97664 215200 399520 629888 858432 1026688 1065216 857088 "
        "448512 92160; leaves 3360400; scores 371814000 371608000; wins 1636800 1723600",
        id="two: the last auction but one, one change each",
    ),
    pytest.param(
        "players: 2; pile: g30 r40 y50 b70 g80 r90 y100 v110 b120 g125 r130 joker; auction: 11; phase: adjusting; "
        "cap: 1; changes: 1 0; hand 0: r20; bid 0: g5; bid 1: b20",
        TO_THE_END,
        "nodes 1 3 6 8 26 84 736 3712 12352 31000 60372 96360 136196 181152 203600 166912 63360; leaves 571192; "
        "scores 64332160 68245440; wins 234584 336608",
        id="two: the last auction but one, while bids are adjusted",
    ),
    pytest.param(
        "players: 2; pile: g30 r40 y50 b70 g80 r90 y100 v110 b120 g125 r130 joker; auction: 11; hand 0: g5 r10 "
        "y15 v20 b25 r75; hand 1: b20 g20",
        2,
        "nodes 1 68 512; leaves 0",
        id="two: six cards, of which not every bid is listed",
    ),
    pytest.param(
        "players: 2; pile: g30 r40 y50 b70 g80 r90 y100 v110 b120 g125 r130 joker; auction: 11; phase: adjusting; "
        "hand 0: g5 r10 y15 b70; bid 0: v20 b25 r75; hand 1: b20 g20",
        1,
        "nodes 1 132; leaves 0",
        id="two: seven cards, while bids are adjusted",
    ),
    pytest.param(
        "players: 2; card: g30; hand 0: g5 r10 y15 v20 b25; hand 1: r5 y10 v15 b20 g25",
        2,
        "nodes 1 64 2048; leaves 0",
        id="two: start sets",
    ),
    pytest.param(
        "players: 3; card: joker; cap: 0; hand 0: g5 r10; hand 1: b20 v20; hand 2: y25",
        TO_THE_END,
        "nodes 1 10 64 192 576 1152 1152 1440 4608 3240; leaves 7236; scores 258300 505080 349200; wins 720 4356 2160",
        id="three: the joker, no changes",
    ),
    pytest.param(
        "players: 3; card: joker; cap: 1; hand 0: g5; hand 1: b20; hand 2: y25",
        TO_THE_END,
        "nodes 1 6 24 48 288 1440 6192 22716 72864 195912 451332 883008 1453464 2083968 2634120 2904336 2776032 "
        "1632960; leaves 8593776; scores 233941680 368816220 453560400; wins 1193580 2387160 5013036",
        id="three: the joker, one change each",
    ),
    pytest.param(
        "players: 3; card: joker; hand 0: g5 g25; hand 1: b20; hand 2: y25",
        6,
        "nodes 1 8 40 96 768 5856 44160; leaves 36; scores 900 720 900; wins 0 0 36",
        id="three: the joker, no cap",
    ),
    pytest.param(
        "players: 3; pile: g30 r40 y50 b70 g80 r90 y100 v110 b120 g125 r130 joker; auction: 11; cap: 0; hand 0: "
        "g5 r15; hand 1: b20; hand 2: y20",
        TO_THE_END,
        "nodes 1 8 40 96 288 576 576 972 6120 33408 104832 304128 642816 812592 991440 2356128 2532384 1192320; "
        "leaves 5242320; scores 507072960 437063040 394709760; wins 2068416 1776816 1397088",
        id="three: the last auction but one, no changes",
    ),
    pytest.param(
        "players: 3; card: joker; phase: adjusting; cap: 2; changes: 1 1 2; waiting: 0 2; hand 0: g15; bid 0: "
        "r25; hand 1: v5; bid 1: y15; hand 2: y25",
        TO_THE_END,
        "nodes 1 8 49 206 632 1300 2085 2917 4114 5724 6464 4320; leaves 16420; scores 1091680 859600 604900; "
        "wins 10635 5785 0",
        id="three: one final, one waiting",
    ),
    pytest.param(
        "players: 4; card: joker; cap: 0; hand 0: g5 g20; hand 1: b20; hand 2: y25; hand 3: v5",
        TO_THE_END,
        "nodes 1 10 72 336 768 3072 9216 18432 18432 22464 75456 46080; leaves 112896; scores 6572160 3726720 "
        "4838400 1471680; wins 63360 11520 35136 2880",
        id="four: the joker, no changes",
    ),
    pytest.param(
        "players: 4; card: joker; phase: adjusting; cap: 0; hand 0: g30; bid 0: g25 r25 y25 v25 b25; bid 1: v20 "
        "r20; bid 2: b20; hand 3: v5",
        TO_THE_END,
        "nodes 1 4 12 24 24 120 480 1440 2880 2880 14400; leaves 14400; scores 1425600 1065600 892800 417600; "
        "wins 13536 864 0 0",
        id="four: five cards to share out",
    ),
    pytest.param(
        "players: 5; card: joker; cap: 0; hand 0: g5; hand 1: b5; hand 2: y5; hand 3: v5; hand 4: r5",
        TO_THE_END,
        "nodes 1 10 80 480 1920 3840 19200 76800 230400 460800 460800 446400 2232000; leaves 2246400; scores "
        "54792000 34272000 17712000 23472000 93312000; wins 576000 288000 72000 144000 1166400",
        id="five: one card each",
    ),
]


# A "final" that is taken back could go on for ever: in these lines that happens a few times at most.
SECOND_THOUGHTS = [
    pytest.param(
        "players: 2; card: joker; cap: 0; hand 0: g5 r10; hand 1: b20 v20",
        2,
        "nodes 1 8 32 64 128 208 496 616 736 720 960 800; leaves 2828; scores 144900 215740; wins 560 2268",
        id="two: taken back twice, no changes",
    ),
    pytest.param(
        "players: 2; card: joker; cap: 1; hand 0: g5; hand 1: b20",
        1,
        "nodes 1 4 8 32 112 300 756 1432 2400 2928 3504 3456 2880; leaves 10176; scores 400680 569220; wins 3180 6996",
        id="two: taken back once, one change each",
    ),
    pytest.param(
        "players: 3; card: joker; phase: adjusting; cap: 1; waiting: 0 2; hand 0: g15; bid 0: r25; bid 1: y15; hand 2: y25",
        2,
        "nodes 1 8 53 292 1485 6733 28179 107030 364815 1086551 2762424 5881044 10407300 15772104 22179768 "
        "29431440 33192480 27941760 12700800; leaves 95845629; scores 6100629585 2860334785 5464705125; wins "
        "57203254 20135 38622240",
        id="three: one final, taken back twice",
    ),
]


@pytest.mark.parametrize(("position", "depth", "expected"), CASES)
def test_engine_and_reference_agree_on_every_line_of_play(position, depth, expected):
    assert str(walk(score5, position, depth)) == expected


@pytest.mark.parametrize(("position", "regrets", "expected"), SECOND_THOUGHTS)
def test_they_agree_on_every_line_of_play_with_second_thoughts(position, regrets, expected):
    assert str(walk(score5, position, TO_THE_END, regrets)) == expected
