"""What is public: everything that lies open; with the memory aid, what once did. Hidden are the piles."""

from tests.rulebook import rule
from tests.rulebook.alhambra import GAME, table

YARD = "pavilion2 seraglio9 garden8 tower13"


@rule("AL-11")
def test_the_hands_of_others_are_hidden_and_their_counts_are_not():
    one = table("b9", "o1 o2", "", yard=YARD, display="g4 - - -")
    other = table("b9", "y3 g5", "", yard=YARD, display="g4 - - -", more="discard:")
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)
    assert one.view() == other.view()
    assert one.view(0).seats[1].cards == 2


@rule("AL-11")
def test_the_memory_aid_shows_every_hand_and_the_discard_pile_since_all_of_it_was_seen():
    position = table("b9", "o1 o2", "", yard=YARD, more="discard: g7 y1")
    for viewer in (0, 1, 2, None):
        view = position.view(viewer, memory=True)
        assert [seat.hand for seat in view.seats] == [["b9"], ["o1", "o2"], []]
        assert view.discard == ["y1", "g7"]
        plain = position.view(viewer)
        assert [seat.hand for seat in plain.seats] == [None] * 3
        assert (plain.discard, plain.discarded) == (None, 2)


@rule("AL-13")
def test_the_order_of_the_piles_is_hidden_also_from_the_memory_aid():
    one = table("b9", "o1", "", yard=YARD, more="money: y1 A g2 B; pictures: tower7 tower8 arcades4")
    other = table("b9", "o1", "", yard=YARD, more="money: A y1 g2 B; pictures: arcades4 tower8 tower7")
    assert one != other
    for viewer in (0, 1, 2, None):
        assert one.view(viewer, memory=True) == other.view(viewer, memory=True)
    assert (one.view().money_left, one.view().pictures_left) == (4, 3)


@rule("AL-21")
def test_everyone_sees_what_is_taken_and_what_is_paid():
    match = GAME.new(4, 3)
    for _ in range(40):
        (seat,) = match.to_act
        match.play(seat, match.moves(seat)[-1])
    log = match.events(None)
    assert {"MoneyTaken", "Bought"} <= {type(event).__name__ for event in log}
    for viewer in range(4):
        assert match.events(viewer) == log


@rule("AL-22")
def test_picture_cards_lie_open_before_everyone():
    position = table("b9", "", "", yard=YARD, more="built 1: garden8 garden10; built 2: tower7")
    for viewer in (0, 1, 2, None):
        seats = position.view(viewer).seats
        assert (seats[1].buildings["garden"], seats[2].buildings["tower"]) == ([8, 10], [7])
