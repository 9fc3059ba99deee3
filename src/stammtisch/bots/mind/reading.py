"""What a reader needs (see `bots.reader`): a world as bots believe in it, and how it goes on from there."""

from ...engine.compiler import unlocked
from . import craft
from .rollouts import play_on


@unlocked
def believed(positions, seat, weights, source):
    """`believe` for a caller in Python."""
    craft.believe(positions[0], seat, weights, source)


@unlocked
def play_out(positions, seat, weights, source, actions, values, shares):
    """Play the first position out by instinct, as far as a rollout from the second would go, and fill `shares` with chances."""
    mark, turns = craft.stage(positions[1]), craft.horizon(positions[1])
    play_on(positions[0], seat, mark, turns, weights, source, positions[2:], actions, values)
    craft.outlook(positions[0], shares)
