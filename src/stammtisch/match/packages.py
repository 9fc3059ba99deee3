"""Packages that only some parts need: those of our extras."""

__all__ = ["needed"]

from importlib import import_module
from types import ModuleType

from .errors import MissingPart


def needed(package: str, extra: str = "lab") -> ModuleType:
    """A package of one of our extras. Raises MissingPart, which says how to install it."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{package}.".startswith(f"{error.name}."):
            raise
        raise MissingPart("package-missing", package=package.partition(".")[0], extra=extra) from None
