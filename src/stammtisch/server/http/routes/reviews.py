"""Reviews of finished matches: ask for one, see how far it is, see it, and be asked before one is told."""

__all__ = ["ReviewRoutes"]

import asyncio
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from ....match.file import load
from ...runtime.threads import write_in_thread
from ...runtime.upkeep import FOR_GUESTS
from ...store.exercises import Exercises
from ...store.seats import MatchSeats
from ...store.store import Person
from ...table.refusal import Refusal
from .. import wire, wire_review
from ..headers import language_of
from ..limits import REVIEWS
from ..operation import route
from ..patience import while_connected
from ..reviews import answer, overview, question, tried
from ..services import Services
from .base import Routes, json_response

MOST_OF_A_PERSON = 4  # reviews that wait
MOST = 200  # of all people
ADDRESS = "/api/matches/{match}/reviews/{seat}"
LONGEST_NUMBER = 9  # digits


class Wanted(NamedTuple):
    """The seat of a match that a request is about."""

    match: Any
    seats: MatchSeats
    seat: int
    shared: set[int]

    def may_see(self, seat: int, person: str) -> bool:
        """Whether the review of a seat is for somebody to see."""
        return seat in self.shared or self.seats.may_review(seat, person)


class ReviewRoutes(Routes):
    """Reviews. They are made elsewhere (`runtime.reviewing`); here they are asked for and told."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.reviews, self.reviewing = services.reviewing.reviews, services.reviewing
        self.exercises = Exercises(self.store)

    @route("GET", ADDRESS, {200: wire_review.ReviewState}, refusals=(404,))
    async def review(self, request: Request, person: Person) -> Response:
        """How far the review of a seat of a finished match is, and what it says, without the solutions."""
        return await self._state(await self._wanted(request, person), person)

    @route("POST", ADDRESS, {200: wire_review.ReviewState}, refusals=(404, 409, 422, 507), rate=REVIEWS)
    async def want_review(self, request: Request, person: Person) -> Response:
        """Ask for a review. It is made once, in the background, and the same for everyone who may see it."""
        wanted = await self._wanted(request, person)
        found = await asyncio.to_thread(self.reviews.find, wanted.match["id"], wanted.seat)
        if found is None or (not found["unmade"] and found["document"] is None):
            self.services.upkeep.check_room(FOR_GUESTS)
            waiting = await asyncio.to_thread(self.reviews.waiting, person.id)
            if waiting.own >= MOST_OF_A_PERSON:
                raise Refusal("too-many-reviews", limit=MOST_OF_A_PERSON)
            if waiting.all >= MOST:
                raise Refusal("later", 503)
            await self._work(
                request, person, partial(load, wanted.match["document"])
            )  # which says what is wrong with it
        if found is None or found["document"] is None:
            sitter = wanted.seats.people[wanted.seat]
            now = self.tables.clock()
            await write_in_thread(self.reviews.want, wanted.match, wanted.seat, sitter, person.id, now)
            self.reviewing.look()
        return await self._state(wanted, person)

    @route("DELETE", ADDRESS, {204: None}, refusals=(404,))
    async def drop_review(self, request: Request, person: Person) -> Response:
        """Want a review no more. If nobody else does, it isn't made; one that is made stays."""
        wanted = await self._wanted(request, person)
        await write_in_thread(self.reviews.unwant, wanted.match["id"], wanted.seat, person.id)
        self.reviewing.look()
        return Response(status_code=204)

    @route("POST", f"{ADDRESS}/share", {204: None}, body=wire_review.Shared, refusals=(404,))
    async def share_review(self, request: Request, person: Person, wish: wire_review.Shared) -> Response:
        """Let everyone see the review of your seat who has the match's link, or no longer."""
        wanted = await self._wanted(request, person)
        if not wanted.seats.is_own(wanted.seat, person.id):
            raise Refusal("not-your-seat", 403, seat=wanted.seat + 1)
        await write_in_thread(self.reviews.share, wanted.match["id"], wanted.seat, person.id, wish.share)
        return Response(status_code=204)

    @route("GET", f"{ADDRESS}/moves/{{number}}", {200: wire_review.ReviewQuestion}, refusals=(404, 409, 422))
    async def review_question(self, request: Request, person: Person) -> Response:
        """The table before move `number`, as the seat saw it: what would you do?"""
        wanted, number, stored = await self._about(request, person)
        work = partial(question, wanted.match, stored, wanted.seat, number)
        return json_response(await self._work(request, person, work))

    @route(
        "POST", f"{ADDRESS}/moves/{{number}}/try", {200: wire.Judged}, body=wire_review.Tried, refusals=(404, 409, 422)
    )  # fmt: skip
    async def try_review(self, request: Request, person: Person, wish: wire_review.Tried) -> Response:
        """Whether something would have been allowed there, and if not, why not."""
        wanted, number, _ = await self._about(request, person)
        language = language_of(request)
        work = partial(tried, wanted.match, wanted.seat, number, wish.action, language)
        return json_response(await self._work(request, person, work))

    @route("GET", f"{ADDRESS}/moves/{{number}}/answer", {200: wire_review.ReviewAnswer}, refusals=(404, 409))
    async def review_answer(self, request: Request, person: Person) -> Response:
        """How move `number` is judged, what was better, and why."""
        _, number, stored = await self._about(request, person)
        return json_response(await asyncio.to_thread(answer, stored, number))

    async def _work(self, request: Request, person: Person, work: Any) -> Any:
        return await while_connected(request, self.services.heavy.do(person.id, work))

    async def _state(self, wanted: Wanted, person: Person) -> Response:
        found = await asyncio.to_thread(self.reviews.find, wanted.match["id"], wanted.seat)
        state = wire_review.ReviewState(
            "none",
            wanted.seats.is_own(wanted.seat, person.id),
            wanted.seats.among_people(person.id),
            wanted.seat in wanted.shared,
            [seat for seat in range(wanted.match["players"]) if wanted.may_see(seat, person.id)],
        )
        if found is not None and found["document"] is not None:
            told = await asyncio.to_thread(overview, found["document"], wanted.match, person.id, wanted.shared)
            count = await asyncio.to_thread(self.exercises.from_match, person.id, wanted.match["id"], wanted.seat)
            state = replace(state, status="done", review=told, exercises=count)
        elif found is not None and found["unmade"]:
            status = "working" if found["leased"] > self.tables.clock() else "waiting"
            progress = {"ahead": found["ahead"], "done": found["done"], "total": found["total"]}
            state = replace(state, status=status, **progress)
        elif found is not None:
            state = replace(state, status="failed")
        return json_response(state)

    async def _about(self, request: Request, person: Person) -> tuple[Wanted, int, str]:
        """The decision that a request is about, and the review in which it is judged. Raises Refusal."""
        wanted = await self._wanted(request, person)
        number = _number(request.path_params["number"])
        if number is None:
            raise Refusal("no-such-decision", 404)
        found = await asyncio.to_thread(self.reviews.find, wanted.match["id"], wanted.seat)
        if found is None or found["document"] is None:
            raise Refusal("review-not-made")
        return wanted, number, found["document"]

    async def _wanted(self, request: Request, person: Person) -> Wanted:
        """The seat that a request is about, if its review is for this person to see. Raises Refusal."""
        row, seat = await self.finished_row(request, person), _number(request.path_params["seat"])
        if seat is None or seat >= row["players"]:
            raise Refusal("no-such-match", 404)
        wanted = Wanted(row, MatchSeats(row), seat, await asyncio.to_thread(self.reviews.shared, row["id"]))
        if not wanted.may_see(seat, person.id):
            raise Refusal("review-not-yours", 403)
        return wanted


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else None
