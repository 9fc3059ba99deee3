"""The door for questions that change nothing: may I do this, and what would you do?"""

__all__ = ["AskingDoor"]

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ....match.errors import StammtischError
from ...runtime.thinking import Thinker
from ...table.commands import Refusal
from ...table.table import Table
from .. import wire
from ..auth import Buckets
from .base import Door, json_response, language_of

TIPS = 3


class AskingDoor(Door):
    """Questions of whoever sits at a table. They are answered from what the seat can know."""

    def __init__(self, *needs: Any, thinker: Thinker) -> None:
        super().__init__(*needs)
        self.thinker = thinker
        self.hinting = Buckets(burst=6, rate=0.5)

    async def judge(self, request: Request) -> Response:
        """POST /api/tables/{id}/try: whether an action would be allowed now, and if not, why not."""
        table, question = await self._asked(request)
        assert table.match is not None
        try:
            table.match.position.allowed(question.seat, question.action or "")
        except StammtischError as error:
            why = error.say(language_of(request))
            return json_response(wire.Judged(False, error.message, why, getattr(error, "rule", None)))
        return json_response(wire.Judged(True))

    async def hint(self, request: Request) -> Response:
        """POST /api/tables/{id}/hint: what looks best, judged by what the seat can know."""
        table, question = await self._asked(request)
        if not table.hints:
            raise Refusal("no-hints", 403)
        if question.seat not in table.turns:
            raise Refusal("not-your-turn")
        self.hinting.take(table.ident)
        found = await self.thinker.advice(table, question.seat)
        return json_response(
            wire.Hint(
                [
                    wire.Tip(each.action, each.chance, each.chance_error, each.lead, each.lead_error, each.worlds)
                    for each in found[:TIPS]
                ]
            )
        )

    async def _asked(self, request: Request) -> tuple[Table, wire.Question]:
        """A question about a seat of one's own, in a match that is under way. Raises Refusal."""
        person = await self.person(request)
        question = await self.read(request, wire.Question)
        table = (await self.house.room(request.path_params["table"])).table
        if question.seat not in table.seats_of(person.id):
            raise Refusal("not-your-seat", 403, seat=question.seat)
        if not table.playing:
            raise Refusal("no-match")
        return table, question
