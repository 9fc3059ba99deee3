"""The games for Gymnasium: one seat is the agent's, bots have the others."""

__all__ = ["OneSeat"]

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import EnvSpec

from ...bots.bot import Bot, LevelBot
from ...bots.occasion import Past
from ...bots.seen import Seen
from ...bots.spec import named
from ...bots.standin import decision_seed, lasting_seed
from ...bots.warmup import warm_bots
from ...match.errors import BadOption
from ...match.game import find
from ...match.match import Match
from ..numbering import Actions
from ..observing import Encoder
from ..rewards import Reward, reward_of
from .spaces import spaces_of


class OneSeat(gymnasium.Env[Any, Any]):
    """A match against bots: `opponents` are specs such as `regular`, or bots, in order of seats after the agent's.

    Without a `seat`, one is drawn for each match. Instead of an action that isn't allowed the lowest allowed one is played, and
    the info says `illegal`. The info always has the agent's `seat`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot],
        *,
        seat: int | None = None,
        reward: Reward = "win",
        limit: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table, self.players = find(game), len(opponents) + 1
        self.table.check_players(self.players)
        if seat is not None and seat not in range(self.players):
            raise BadOption("option-seat", value=str(seat), last=self.players - 1)
        self.numbering, self.encoder = Actions(game, self.players), Encoder(game)
        self.bots = [named(bot, game) if isinstance(bot, str) else bot for bot in opponents]
        if any(isinstance(bot, LevelBot) for bot in self.bots):
            warm_bots([game])
        self.options = {**self.table.adapter.description.ending, **options}
        self.wish, self.limit, self._reward = seat, limit, reward_of(reward)
        self.observation_space, self.action_space = spaces_of(self.encoder, self.numbering)
        self.render_mode = render_mode
        given = {"game": game, "opponents": list(opponents), "seat": seat, "reward": reward, "limit": limit, **options}
        where = f"{self.__class__.__module__}:{self.__class__.__name__}"
        self.spec = EnvSpec(id=f"Stammtisch/{self.numbering.name}", entry_point=where, kwargs=given)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Deal a match, and let the bots play until it is the agent's turn."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.seat = int(self.np_random.integers(self.players)) if self.wish is None else self.wish
        self.match: Match = self.table.new(self.players, seed=deal, **self.options)
        self.made = 0
        self._play_bots()
        return self._sight(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """Act, and let the bots play until it is the agent's turn again."""
        info: dict[str, Any] = {"seat": self.seat}
        mask = self.numbering.mask(self.match.position, self.seat)
        if not (0 <= action < self.numbering.size and mask[action]):
            action, info["illegal"] = int(mask.argmax()), True
        self.match.play_code(self.seat, self.numbering.code(self.match.position, self.seat, int(action)))
        self.made += 1
        self._play_bots()
        over = not self.match.to_act
        return self._sight(), self._gain() if over else 0.0, over, not over and self.made == self.limit, info

    def _play_bots(self) -> None:
        while self.match.to_act and self.match.to_act[0] != self.seat:
            seat = self.match.to_act[0]
            past = Past.of(self.match, seat, lasting_seed(self.match.seed, seat))
            seed = decision_seed(self.match.seed, seat, len(self.match.moves_made))
            bot = self.bots[(seat - self.seat) % self.players - 1]
            self.match.play(seat, bot.choose(Seen(self.match.position, seat, seed, past=past)))

    def _gain(self) -> float:
        position = self.match.position
        winners = np.array([[seat in position.winners for seat in range(self.players)]])
        return float(self._reward(np.array([position.scores]), winners)[0, self.seat])

    def _sight(self) -> dict[str, np.ndarray]:
        position = self.match.position
        mask = self.numbering.mask(position, self.seat).astype(np.int8)
        return {"observation": self.encoder.observation(position, self.seat), "action_mask": mask}

    def render(self) -> str | None:
        """The view of the agent's seat, as the terminal draws it."""
        return str(self.match.position.view(self.seat)) if self.render_mode else None
