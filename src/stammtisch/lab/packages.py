"""Packages that only parts of the lab need."""

__all__ = ["needed"]

from importlib import import_module
from types import ModuleType

from ..match.errors import MissingPart


def needed(package: str, extra: str = "lab") -> ModuleType:
    """A package of one of our extras. Raises MissingPart, which says how to install it."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{package}.".startswith(f"{error.name}."):
            raise
        raise MissingPart("lab-package", package=package.partition(".")[0], extra=extra) from None
