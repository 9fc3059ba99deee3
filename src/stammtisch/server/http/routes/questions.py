"""Questions that change nothing: may I do this, and what would you do?"""

__all__ = ["QuestionRoutes"]

from starlette.requests import Request
from starlette.responses import Response

from ....match.errors import StammtischError
from ...store.store import Person
from ...table.refusal import Refusal
from ...table.table import Table
from .. import wire
from ..headers import language_of
from ..limits import HINTS, RateLimit
from ..operation import route
from ..services import Services
from .base import Routes, json_response


class QuestionRoutes(Routes):
    """Questions of people at a table, answered from what their seat can know."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.hinting = RateLimit(HINTS)  # for each table

    @route("POST", "/api/tables/{table}/try", {200: wire.Judged}, body=wire.Question, refusals=(404, 409))
    async def judge(self, request: Request, person: Person, question: wire.Question) -> Response:
        """Whether an action would be allowed now, and if not, why not."""
        table = await self._table(request, person, question)
        assert table.match is not None
        try:
            code = table.match.position.allowed(question.seat, question.action or "")
            table.match.check_length(question.seat, code)
        except StammtischError as error:
            why = error.say(language_of(request))
            return json_response(wire.Judged(False, error.message, why, getattr(error, "rule", None)))
        return json_response(wire.Judged(True))

    @route("POST", "/api/tables/{table}/hint", {200: wire.Hint}, body=wire.Question, refusals=(404, 409))
    async def hint(self, request: Request, person: Person, question: wire.Question) -> Response:
        """What looks best, judged by what the seat can know."""
        table = await self._table(request, person, question)
        if not table.hints:
            raise Refusal("no-hints", 403)
        if question.seat not in table.turns:
            raise Refusal("not-your-turn")
        self.hinting.take(table.ident)
        found, why = await self.services.thinker.advice(table, question.seat, person.id)
        tips = [
            wire.Tip(each.action, each.chance, each.chance_error, each.lead, each.lead_error, each.worlds, each.tied)
            for each in found
        ]
        return json_response(wire.Hint(tips, wire.HintReason(*why) if why else None))

    async def _table(self, request: Request, person: Person, question: wire.Question) -> Table:
        """The table of a question about the asker's own seat, in a match that is under way. Raises Refusal."""
        table = (await self.tables.find(request.path_params["table"])).table
        if question.seat not in table.seats_of(person.id):
            raise Refusal("not-your-seat", 403, seat=question.seat + 1)
        if not table.playing:
            raise Refusal("no-match")
        return table
