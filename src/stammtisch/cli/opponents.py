"""The bots at the table of `stammtisch play`: who they are, what they choose, and who stands in when one fails."""

__all__ = ["Opponents", "become_somebody", "check_level", "known_names", "seated"]

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any

from rich.text import Text

from .explain import sentence
from .thinking import let_think
from .voice import Trouble, Voice, clean

if TYPE_CHECKING:
    from ..bots.bot import Bot
    from ..bots.seen import Stop
    from ..bots.standin import BotFault
    from ..match.match import Match
    from .draw import Look

USUAL = "regular"  # the default level
ENOUGH = 3  # faults after which the stand-in stays


def check_level(level: str | None, bots: str | None) -> str:
    """The specs of the bots that were asked for, with commas. Raises Trouble (2) for a level that doesn't exist."""
    from ..bots.levels import NAMES

    if level is not None and bots is not None:
        raise Trouble("cli-level-or-bots", 2)
    if level is not None and level.lower() not in NAMES:
        raise Trouble("cli-unknown-level", 2, value=clean(level), known=", ".join(NAMES))
    return bots if bots is not None else (level or USUAL).lower()


def seated(game: str, wish: str, seats: Sequence[int], voice: Voice) -> "dict[int, tuple[Bot, str]]":
    """A bot and its title for each seat; the list is repeated as needed. Raises Trouble (2) if there are more than seats."""
    from ..bots.levels import NAMES
    from ..bots.spec import named, spellings

    wanted = spellings(wish) or [USUAL]
    if len(wanted) > len(seats):
        raise Trouble("cli-many-bots", 2, found=len(wanted), seats=len(seats))
    found = {}
    for seat, spelling in zip(seats, islice(cycle(wanted), len(seats)), strict=True):
        level = spelling.partition("/as=")[0]
        found[seat] = (named(spelling, game), voice.say(f"level-{level}") if level in NAMES else clean(spelling))
    return found


def known_names(bots: "Mapping[int, Bot]") -> dict[int, str]:
    """The names of the bots that were asked for as characters."""
    return {seat: bot.character.name for seat, bot in bots.items() if getattr(bot, "character", None)}  # type: ignore[attr-defined]


def become_somebody(game: str, bots: "Mapping[int, Bot]", names: Sequence[str]) -> dict[str, str]:
    """Let bots play in the style of those whose names they have; returns a sentence for each of them by name."""
    from ..bots.bot import LevelBot
    from ..bots.characters import characters
    from ..bots.levels import NAMES

    cast, told = {each.name: each for each in characters(game).values()}, {}
    for seat, bot in bots.items():
        if isinstance(bot, LevelBot) and bot.level.name in NAMES and (somebody := cast.get(names[seat])):
            bot.character = somebody
            told[somebody.name] = f"{game}-character-{somebody.ident}"
    return told


class Opponents:
    """The bots by seat. Each decision has its own seed, so taking moves back and making them again changes nothing."""

    def __init__(self, bots: "Mapping[int, Bot]", look: "Look") -> None:
        self.bots, self.look, self.voice = dict(bots), look, look.voice
        self.faults: Counter[int] = Counter()

    def choose(self, match: "Match", seat: int) -> Any:
        """The move of the bot at `seat`, or of its stand-in."""
        told = self.voice.say("cli-thinking", player=self.look.names[seat])
        action, fault = let_think(partial(self._decide, match, seat), told, self.voice)
        if fault:
            self._excuse(seat, match.adapter.name, fault)
        return action

    def _decide(self, match: "Match", seat: int, stop: "Stop") -> "tuple[Any, BotFault | None]":
        from ..bots.occasion import Past
        from ..bots.seen import Seen
        from ..bots.standin import choose_or_stand_in, decision_seed, lasting_seed

        past = Past.of(match, seat, lasting_seed(match.seed, seat))
        seen = Seen(match.position, seat, decision_seed(match.seed, seat, len(match.moves_made)), stop, past)
        return choose_or_stand_in(self.bots[seat], seen, _stand_in(match.adapter.name))

    def _excuse(self, seat: int, game: str, fault: "BotFault") -> None:
        """Report each seat's first fault; a bot that keeps failing is replaced."""
        self.faults[seat] += 1
        if self.faults[seat] == 1:
            reason, name = sentence(fault, self.voice)[0], self.look.names[seat]
            self.voice.out.print(Text(self.voice.say("cli-stand-in", player=name, reason=reason), "quiet"))
        if self.faults[seat] == ENOUGH:
            from ..bots.standin import dismiss

            dismiss([self.bots[seat]])
            self.bots[seat] = _stand_in(game)

    def dismiss(self) -> None:
        """Close the bots."""
        from ..bots.standin import dismiss

        dismiss(self.bots.values())


def _stand_in(game: str) -> "Bot":
    from ..bots.bot import LevelBot
    from ..bots.levels import level

    return LevelBot(level(game, USUAL))
