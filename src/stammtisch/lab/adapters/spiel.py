"""The games for open_spiel: one seat after the other, chance as explicit outcomes, strings and tensors of what a seat knows."""

__all__ = ["SpielGame", "SpielState", "made"]

import ctypes
import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Self

import numpy as np
import pyspiel

from ...match.adapter import ADAPTERS, Adapter
from ...match.errors import BadOption
from ...match.game import find
from ...match.notation import is_whole, shortened
from ...match.position import Position
from ..numbering import Actions
from ..observing import Encoder
from ..rewards import reward_of
from .moments import Moment, written

THROWS, SIDES = 4, 256  # a deal is drawn by so many throws of a die with so many sides
SUMS = {("lead", 2): 0.0}  # where it is always the same: of two, one leads by what the other is behind
UTILITIES = {
    1.0: pyspiel.GameType.Utility.CONSTANT_SUM,
    0.0: pyspiel.GameType.Utility.ZERO_SUM,
    None: pyspiel.GameType.Utility.GENERAL_SUM,
}
LIMIT = 5000  # of the actions in a match, since open_spiel's games have to be bounded
MOST_POINTS = 100  # by an action: more than any game has


class Plan:
    """What all states of a game share. It never changes, so a copy of a state has the same one."""

    def __init__(self, game: str, players: int, reward: str, limit: int, options: dict[str, Any], worlds: Any) -> None:
        if not is_whole(limit) or limit < 1:
            raise BadOption("lab-count", option="limit", value=shortened(repr(limit)))
        self.game, self.players, self.limit = find(game), int(players), int(limit)
        self.actions, self.encoder, self.reward = Actions(game, players), Encoder(game), reward_of(reward)  # type: ignore[arg-type]
        self.shared = SUMS.get((reward, players), 1.0 if reward == "win" else None)  # what all seats get together
        self.options = {**self.game.adapter.description.ending, **options}
        self.game.chosen(self.options)
        self.worlds: tuple[Position, ...] = tuple(world.copy() for world in worlds)
        if any(world.adapter is not self.game.adapter or world.players != players for world in self.worlds):
            raise BadOption("lab-other-game", value=self.actions.name)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    @property
    def adapter(self) -> Adapter:
        """The game."""
        return self.game.adapter

    @property
    def outcomes(self) -> int:
        """How many outcomes a chance node has."""
        return len(self.worlds) or SIDES

    def dealt(self, throws: Sequence[int]) -> Position | None:
        """The deal that these outcomes of chance have led to; None if there are more to come."""
        if self.worlds:
            return self.worlds[throws[0]] if throws else None
        return (
            self.game.new(self.players, bytes(throws).hex(), **self.options).position if len(throws) == THROWS else None
        )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: outcomes of chance until there is a deal, and from then on a position."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self._plan = game.plan
        self._throws: tuple[int, ...] = ()
        self.moment: Moment | None = None

    @property
    def position(self) -> Position:
        """A copy of the position. Raises BadOption before it is dealt."""
        return self._now().position.copy()

    def _now(self) -> Moment:
        if self.moment is None:
            raise BadOption("lab-not-dealt")
        return self.moment

    def current_player(self) -> int:
        """Who is to act: of several seats, the lowest one."""
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.moment.position.to_act[0]

    def is_terminal(self) -> bool:
        """Whether the match is over, or was cut off at the limit."""
        return self.moment is not None and (self.moment.number >= self._plan.limit or self.moment.position.over)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        mask = self._plan.actions.mask(self._now().position, player)
        found: list[int] = mask.nonzero()[0].tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        return [(outcome, 1 / self._plan.outcomes) for outcome in range(self._plan.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            self._throws = (*self._throws, action)
            dealt = self._plan.dealt(self._throws)
            self.moment = None if dealt is None else Moment(dealt)
        else:
            seat = self.moment.position.to_act[0]
            code = self._plan.actions.code(self.moment.position, seat, action)
            self.moment = self.moment.then(action, code)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.moment is None or player < 0:
            return f"{'world' if self._plan.worlds else 'throw'} {action}"
        return str(self._plan.actions.action(self.moment.position, player, action))

    def returns(self) -> list[float]:
        """What the match brings everyone; nothing before its end. Cut off, it is won by nobody."""
        plan = self._plan
        if not self.is_terminal():
            return [0.0] * plan.players
        position = self._now().position
        if not position.over:
            return [(plan.shared or 0.0) / plan.players] * plan.players
        winners = np.array([[seat in position.winners for seat in range(plan.players)]])
        found: list[float] = np.asarray(plan.reward(np.array([position.scores]), winners), float)[0].tolist()
        return found

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that `player` can't tell apart: everything that it can't know is dealt again by chance from `sampler`.

        It begins here: it has no history, and of what the others have seen it knows what they see in its own position.
        """
        words = [int(sampler() * (1 << 32)) for _ in range(4)]
        other = SpielState(self.get_game())
        other.moment = self._now().imagined(player, np.array([words[0] | 1, *words[1:]], np.int64))
        return other

    def __str__(self) -> str:
        return f"chance {self._throws}" if self.moment is None else str(self.moment.position)


class Sight:
    """What open_spiel calls an observer: a seat's view, or with perfect recall all that it has seen and its view."""

    def __init__(self, plan: Plan, kind: Any) -> None:
        self._encoder, self._recalls = plan.encoder, kind.perfect_recall
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        if not self._recalls:
            self.tensor = tensor = np.zeros(plan.encoder.shape(plan.players), np.float32)
            self.dict = {plane.name: tensor[plane.place] for plane in plan.encoder.planes(plan.players)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a seat into `tensor`."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.moment is None else self._encoder.observation(state.moment.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text; nothing before the deal."""
        if state.moment is None:
            return ""
        now = written(state.moment.position.view(player, memory=True))
        return f"{state.moment.seen(player)}\n{now}" if self._recalls else now


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players, reward, limit and options, as open_spiel takes it."""

    def __init__(self, plan: Plan, reward: str, options: dict[str, Any]) -> None:
        self.plan = plan
        most = float(MOST_POINTS * plan.limit)
        info = pyspiel.GameInfo(
            num_distinct_actions=plan.actions.size,
            max_chance_outcomes=plan.outcomes,
            num_players=plan.players,
            min_utility=0.0 if reward == "win" else -most,
            max_utility=1.0 if reward == "win" else most,
            utility_sum=plan.shared,
            max_game_length=plan.limit,
        )
        written = json.dumps(options).encode().hex() if options else ""
        given = {"players": plan.players, "reward": reward, "limit": plan.limit, "options": written}
        super().__init__(_described(plan.adapter.name, plan.shared), info, given)

    @classmethod
    def named(cls, game: str, given: dict[str, Any]) -> "SpielGame":
        """A game as open_spiel loads it by its name."""
        options = json.loads(bytes.fromhex(given.get("options", "")) or b"{}")
        players, reward, limit = given.get("players", 0), given.get("reward", "win"), given.get("limit", LIMIT)
        return made(game, players or None, reward, limit, options)

    def new_initial_state(self) -> SpielState:
        """Before anything is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Sight:
        """An observer: without a type, of what a seat sees now."""
        return Sight(self.plan, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


@cache
def _described(game: str, shared: float | None) -> Any:
    """The type of a game: imperfect information, one seat after the other, chance by explicit outcomes."""
    kind = pyspiel.GameType
    adapter = ADAPTERS[game]
    return kind(
        short_name=f"stammtisch_{game}",
        long_name=adapter.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=UTILITIES[shared],
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=adapter.players[-1],
        min_num_players=adapter.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": adapter.players[0], "reward": "win", "limit": LIMIT, "options": ""},
    )


@cache
def _register(game: str) -> None:
    """Let open_spiel load the game by its name, such as `stammtisch_chess(players=2)`."""

    def named(given: dict[str, Any]) -> SpielGame:
        return SpielGame.named(game, given)

    # open_spiel lets go of it only after Python has ended, when nothing may be freed any more: so it never is.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(named))
    pyspiel.register_game(_described(game, 1.0), named)


def made(
    game: str, players: int | None, reward: str, limit: int, options: dict[str, Any], worlds: Sequence[Position] = ()
) -> SpielGame:
    """The game, known to open_spiel by its name from now on."""
    if players is None:
        players = worlds[0].players if worlds else find(game).players[0]
    plan = Plan(game, players, reward, limit, options, worlds)
    _register(game)
    return SpielGame(plan, reward, options)
