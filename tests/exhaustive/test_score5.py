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
        "nodes 1 8 32 256 1216 3024 4724 6544 10488 13108 9544 3120; leaves 31000; scores 1609920 2344450; wins "
        "6420 24580",
        id="two: the joker, one change each",
    ),
    pytest.param(
        "players: 2; card: joker; cap: 2; hand 0: g5; hand 1: b20 v20",
        TO_THE_END,
        "nodes 1 6 16 96 480 1876 5756 13656 25168 37920 52192 66216 67632 47232 19272 3360; leaves 201280; "
        "scores 7892200 15587940; wins 22700 178580",
        id="two: the joker, two changes each",
    ),
    pytest.param(
        "players: 2; card: joker; hand 0: g5 g25; hand 1: b20 v5",
        8,
        "nodes 1 8 32 256 1792 12248 83344 566056 3842824; leaves 19804; scores 947860 844000; wins 6540 13264",
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
        "nodes 1 4 8 32 80 156 304 736 2672 9096 24960 54944 100544 157760 216416 257792 258880 202944 112128 "
        "37632 5760; leaves 843856; scores 93099240 93155920; wins 410384 433472",
        id="two: the last auction but one, one change each",
    ),
    pytest.param(
        "players: 2; pile: g30 r40 y50 b70 g80 r90 y100 v110 b120 g125 r130 joker; auction: 11; phase: adjusting; "
        "cap: 1; changes: 1 0; hand 0: r20; bid 0: g5; bid 1: b20",
        TO_THE_END,
        "nodes 1 3 5 6 24 82 720 3136 8544 17144 28620 42380 57928 67172 58628 31880 7200; leaves 193584; scores "
        "21638240 23254360; wins 77560 116024",
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
        "nodes 1 6 24 48 288 1296 4608 13788 35424 74196 134784 211680 292608 361584 381888 322272 193536 60480; "
        "leaves 1187136; scores 32316480 50947920 62654400; wins 164880 329760 692496",
        id="three: the joker, one change each",
    ),
    pytest.param(
        "players: 3; card: joker; hand 0: g5 g25; hand 1: b20; hand 2: y25",
        6,
        "nodes 1 8 40 96 768 5376 35904; leaves 36; scores 900 720 900; wins 0 0 36",
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
        "nodes 1 5 19 59 147 245 348 510 744 876 792 360; leaves 2425; scores 159795 125415 93325; wins 1630 795 0",
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


@pytest.mark.parametrize(("position", "depth", "expected"), CASES)
def test_engine_and_reference_agree_on_every_line_of_play(position, depth, expected):
    assert str(walk(score5, position, depth)) == expected
