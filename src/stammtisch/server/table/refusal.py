"""The server's own way of saying no."""

__all__ = ["Refusal"]

from typing import Any

from ...match.errors import StammtischError


class Refusal(StammtischError):
    """Why a request isn't carried out. `status` is the HTTP status that goes with it."""

    def __init__(self, message: str, status: int = 409, **arguments: Any) -> None:
        super().__init__(message, **arguments)
        self.status = status
