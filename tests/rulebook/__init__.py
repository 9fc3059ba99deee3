"""One test for each numbered rule, named as its sentence."""

import pytest

import stammtisch

rule = pytest.mark.rule


def refused(position: stammtisch.Position, seat: int, action: str) -> str:
    """The number of the rule that forbids an action; the position must stay as it is."""
    before = position.copy()
    with pytest.raises(stammtisch.IllegalAction) as caught:
        position.play(seat, action)
    assert position == before
    return caught.value.rule
