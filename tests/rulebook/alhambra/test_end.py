"""AL-40 to AL-43: the end."""

from tests.rulebook import refused, rule
from tests.rulebook.alhambra import count, table, told

LAST = "scored: A B; pictures:"


@rule("AL-40")
def test_the_match_ends_after_a_turn_when_the_yard_cannot_be_refilled_to_four():
    position = table("b9 b1", "", "", yard="tower7 seraglio9 tower8 tower9", display="y1 y2 y3 y4", more=LAST)
    position.play(0, "buy blue with 9 1")
    assert position.over
    assert position.to_act == ()
    assert refused(position, 1, "take y1") == "AL-40"


@rule("AL-40")
def test_refilling_exactly_to_four_with_the_last_picture_card_does_not_end_it():
    position = table("b9 b1", "", "", yard="tower7 seraglio9 tower8 tower9", more=f"{LAST} arcades4")
    position.play(0, "buy blue with 9 1")
    assert not position.over
    assert (position.view().yard[1].picture, position.view().pictures_left) == ("arcades4", 0)
    assert position.to_act == (1,)


@rule("AL-40")
def test_a_full_yard_without_a_pile_does_not_end_it():
    position = table("", "", "", yard="tower7 seraglio9 tower8 tower9", display="y1 - - -", more=LAST)
    position.play(0, "take y1")
    assert not position.over


@rule("AL-40")
def test_it_does_not_end_within_a_turn():
    position = table("b9", "", "", yard="tower7 seraglio9 tower8 tower9", display="y1 - - -", more=LAST)
    position.play(0, "buy blue with 9")
    assert not position.over
    position.play(0, "take y1")
    assert position.over


@rule("AL-41")
def test_the_yard_is_refilled_as_far_as_it_goes_and_then_given_away():
    position = table(
        "b9 y5", "b1 o2", "b1 o1", yard="- seraglio9 - tower9", display="g9 - - -", more=f"{LAST} arcades4",
    )  # fmt: skip
    events = told(position, 0, "take g9")
    view = position.view()
    assert [(place.picture, place.owner) for place in view.yard] == [
        ("arcades4", 0), ("seraglio9", 0), (None, None), ("tower9", 1),
    ]  # fmt: skip
    assert view.seats[0].buildings["arcades"] == [4]
    assert view.seats[0].buildings["seraglio"] == [9]
    assert view.seats[1].buildings["tower"] == [9]
    given = [(event.picture, event.seat) for event in events if type(event).__name__ == "YardGiven"]
    assert given == [("arcades4", 0), ("seraglio9", 0), ("tower9", 1)]


@rule("AL-41")
def test_the_money_taken_in_the_last_turn_counts():
    position = table("g8", "g9", "", yard="- - garden8 -", display="g2 - - -", more=LAST)
    position.play(0, "take g2")
    assert position.view().seats[0].buildings["garden"] == [8]


@rule("AL-41")
def test_most_money_counts_whatever_the_price_and_nothing_is_paid():
    position = table("", "o1", "y9", yard="- - - tower13", display="g2 - - -", more=f"{LAST}; discard: b1")
    position.play(0, "take g2")
    view = position.view(1)
    assert view.seats[1].buildings["tower"] == [13]
    assert (view.hand, view.discarded) == (["o1"], 1)


@rule("AL-41")
def test_the_sum_decides_and_not_the_number_of_cards():
    position = table("y1 y1 y2", "y5", "", yard="pavilion2 - - -", display="g2 - - -", more=LAST)
    position.play(0, "take g2")
    assert position.view().seats[1].buildings["pavilion"] == [2]


@rule("AL-41")
def test_after_a_tie_or_without_anybody_nobody_gets_the_card():
    position = table(
        "y5 b3", "y3 y2 b3", "y4 b1", "b4", yard="pavilion2 seraglio3 garden8 -", display="o2 - - -", more=LAST
    )
    position.play(0, "take o2")
    view = position.view()
    assert [place.owner for place in view.yard] == [None, 3, None, None]  # a tie, a seat, nobody has green
    assert [count(seat.buildings) for seat in view.seats] == [0, 0, 0, 1]


@rule("AL-41")
def test_a_tie_of_poorer_players_does_not_matter():
    position = table("y4", "y4", "y6", yard="pavilion2 - - -", display="o2 - - -", more=LAST)
    position.play(0, "take o2")
    assert position.view().yard[0].owner == 2


@rule("AL-41")
def test_money_is_not_refilled():
    position = table(
        "y4", "", "", yard="pavilion2 - - -", display="o2 b1 - -", more="scored: A; pictures:; money: B g9"
    )
    position.play(0, "take o2")
    view = position.view()
    assert view.display == [None, "b1", None, None]
    assert view.money_left == 2
    assert view.scored == ["A", "C"]


@rule("AL-41")
def test_the_money_that_was_compared_is_shown_at_the_end_and_only_then():
    position = table("y4 y9 o1", "b2", "", yard="pavilion2 - - -", display="o2 - - -", more=LAST)
    assert [seat.purse for seat in position.view().seats] == [None] * 3
    position.play(0, "take o2")
    assert position.view().seats[0].purse == {"yellow": 13, "blue": 0, "green": 0, "orange": 3}
    assert [seat.hand for seat in position.view().seats] == [None] * 3


@rule("AL-42")
def test_scoring_c_comes_after_the_yard_is_given_away():
    position = table("y4", "", "", yard="tower7 - - -", display="o2 - - -", more=f"{LAST}; built 1: tower8")
    events = told(position, 0, "take o2")
    assert position.scores == (17, 17, 0)
    assert [type(event).__name__ for event in events] == ["MoneyTaken", "YardGiven", "Scored", "MatchEnded"]


@rule("AL-42")
def test_most_points_of_all_scorings_wins():
    position = table(
        "", "", "", display="o2 - - -",
        more=f"{LAST}; built 1: pavilion2; points a 0: 1 2 3 4 5 0; points b 2: 0 0 0 0 0 13",
    )  # fmt: skip
    assert position.winners == ()
    position.play(0, "take o2")
    assert position.scores == (15, 16, 13)
    assert position.winners == (1,)


@rule("AL-42")
def test_a_tie_is_a_shared_win():
    position = table("", "", "", display="o2 - - -", more=f"{LAST}; built 1: pavilion2; points a 0: 1 2 3 4 6 0")
    position.play(0, "take o2")
    assert position.scores == (16, 16, 0)
    assert position.winners == (0, 1)


@rule("AL-43")
def test_a_scoring_that_has_not_come_by_the_end_is_not_scored():
    position = table("", "", "", display="o2 - - -", more="pictures:; built 1: tower7 tower8; built 0: tower9")
    events = told(position, 0, "take o2")
    view = position.view()
    assert (view.over, view.scored) == (True, ["C"])
    assert [seat.score for seat in view.seats] == [13, 21, 0]
    assert [event.scoring for event in events if type(event).__name__ == "Scored"] == ["C"]
