"""The games: what is known of each, and its sentences."""

__all__ = ["GameRoutes"]

import asyncio
from functools import cache

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ....engine.registry import folder
from ....match.adapter import ADAPTERS
from ....messages import LANGUAGES
from ...table.refusal import Refusal
from .. import wire
from ..facts import facts
from ..operation import route
from .base import Routes, json_response

ELSEWHERE = "terminal.ftl"  # what only the command says


class GameRoutes(Routes):
    """The games."""

    @route("GET", "/api/games", {200: list[wire.GameInfo]}, known=False)
    async def games(self, request: Request) -> Response:
        """The games that can be played."""
        is_ready = self.services.compilation.is_ready
        told = await asyncio.to_thread(lambda: [facts(each, is_ready(each.name)) for each in ADAPTERS.values()])
        return json_response(told)

    @route("GET", "/api/games/{game}/messages/{language}", {200: str}, known=False, refusals=(404,))
    async def messages(self, request: Request) -> Response:
        """A game's sentences in one language, as Fluent messages: for a page that was built without this game."""
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in ADAPTERS or language not in LANGUAGES:
            raise Refusal("no-such-address", 404)
        return PlainTextResponse(await asyncio.to_thread(_messages, game, language))


@cache
def _messages(game: str, language: str) -> str:
    """All catalogues of a game that a page may need, one after the other."""
    place = folder(game)
    files = sorted((place / "locales" / language).glob("*.ftl")) if place else []
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.name != ELSEWHERE)
