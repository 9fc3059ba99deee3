"""The page: its files, and the one document behind every address that people see."""

__all__ = ["page_routes"]

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ....messages import say
from ..headers import language_of

PAGE = Path(__file__).parents[3] / "page"
SCREENS = ("/", "/{screen:screen}", "/{screen:screen}/{what}")
FILES = {
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
    "sw.js": "text/javascript",
}
YEAR = 365 * 24 * 3600  # seconds

Answer = Callable[[Request], Awaitable[Response]]


class _Screen(StringConvertor):
    """The first word of an address that people see. Which screens there are, only the page knows (`web/src/screens.ts`)."""

    regex = r"(?!(?:api|ws|assets)(?:/|$))[a-z]+"


register_url_convertor("screen", _Screen())


class _Assets(StaticFiles):
    """Files whose names change with their contents, so that browsers may cache them."""

    async def check_config(self) -> None:
        """Without a built page there are no files, which is no error: requests for one are answered with 404."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """The file, to be cached for a year."""
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
        return response


def page_routes(page: Path = PAGE) -> list[BaseRoute]:
    """The routes of the page."""
    small = [Middleware(GZipMiddleware, minimum_size=500)]
    screens: list[BaseRoute] = [Route(path, _document(page), middleware=small) for path in SCREENS]
    files = [Route(f"/{name}", _file(page / name, media), middleware=small) for name, media in FILES.items()]
    assets = Mount("/assets", _Assets(directory=page / "assets", check_dir=False), middleware=small)
    return [*screens, *files, assets]


def _document(page: Path) -> Answer:
    async def document(request: Request) -> Response:
        path = page / "index.html"
        if not path.is_file():
            return PlainTextResponse(say("page-missing", language_of(request)), 503)
        return FileResponse(path, media_type="text/html", headers={"Cache-Control": "no-cache"})

    return document


def _file(path: Path, media: str) -> Answer:
    async def file(request: Request) -> Response:
        if not path.is_file():
            return Response(status_code=404)
        return FileResponse(path, media_type=media, headers={"Cache-Control": "no-cache"})

    return file
