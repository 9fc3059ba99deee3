"""The games for PettingZoo: one seat after the other (AEC), or all who are to act at once (parallel)."""

__all__ = ["ParallelTable", "TurnTable"]

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ..rewards import Reward
from .seats import Seats
from .spaces import spaces_of

RENDER = ["ansi"]


class _Agents:
    """What both have in common: the seats as agents, what they see and do, and the picture of the table."""

    def _sit_down(
        self,
        game: str,
        players: int,
        reward: Reward,
        limit: int | None,
        render_mode: str | None,
        options: dict[str, Any],
    ) -> None:
        self._seats = Seats(game, players, reward, limit, options)
        self.metadata: dict[str, Any] = {"name": self._seats.env.actions.name, "render_modes": RENDER}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        made = [spaces_of(self._seats.env.encoder, self._seats.env.actions) for _ in self.possible_agents]
        self._spaces = dict(zip(self.possible_agents, made, strict=True))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees, with the mask of its actions."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions."""
        return self._spaces[agent][1]

    def _deal(self, seed: int | None) -> None:
        self._seats.deal(secrets.token_hex(8) if seed is None else seed)
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The position in its notation."""
        return self._seats.picture() if self.render_mode else None

    def close(self) -> None:
        """Nothing is left open."""


class TurnTable(_Agents, AECEnv):  # type: ignore[misc]
    """A match as PettingZoo's AEC environment: `agent_selection` is whose turn it is. What isn't allowed raises BadOption.

    Where several seats decide at the same time, the lowest one acts first, and the others don't see what it did.
    """

    def __init__(
        self, game: str, players: int, reward: Reward, max_cycles: int | None, render_mode: str | None, **options: Any
    ) -> None:
        super().__init__()
        self._sit_down(game, players, reward, max_cycles, render_mode, options)
        self.metadata["is_parallelizable"] = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match; without a seed, any."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._seats.turn]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees, and which actions it has now."""
        return self._seats.sight(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Let the selected agent act; None for one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._seats.env.step_seat(0, self.possible_agents.index(agent), action)  # type: ignore[arg-type]
        self.rewards = dict(zip(self.possible_agents, self._seats.rewards(), strict=True))
        if self._seats.over or self._seats.cut:
            self.terminations = dict.fromkeys(self.agents, self._seats.over)
            self.truncations = dict.fromkeys(self.agents, self._seats.cut)
        else:
            self.agent_selection = self.possible_agents[self._seats.turn]
        self._accumulate_rewards()


class ParallelTable(_Agents, ParallelEnv):  # type: ignore[misc]
    """A match as PettingZoo's parallel environment: in each step, all who are to act do; of the others, actions are ignored.

    Instead of an action that isn't allowed the lowest allowed one is played, and the agent's info says `illegal`.
    """

    def __init__(
        self, game: str, players: int, reward: Reward, max_cycles: int | None, render_mode: str | None, **options: Any
    ) -> None:
        self._sit_down(game, players, reward, None, render_mode, options)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a match; without a seed, any."""
        self._deal(seed)
        self._cycles = 0
        return self._sights(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Let all who are to act do so."""
        chosen, infos = [], {}
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions.get(agent, -1))
            allowed = self._seats.allowed(seat, action)
            decides = self._seats.env.batch.mask[0, seat].any()
            infos[agent] = {"illegal": True} if decides and not allowed else {}
            chosen.append(action if allowed else self._seats.first_allowed(seat))
        self._seats.env.step([chosen])
        self._cycles += 1
        over = self._seats.over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        told = self.agents
        if over or cut:
            self.agents = []
        rewards = dict(zip(self.possible_agents, self._seats.rewards(), strict=True))
        return (
            {agent: self._seats.sight(seat) for seat, agent in enumerate(told)},
            rewards,
            dict.fromkeys(told, over),
            dict.fromkeys(told, cut),
            infos,
        )

    def _sights(self) -> dict[str, Any]:
        return {agent: self._seats.sight(seat) for seat, agent in enumerate(self.agents)}
