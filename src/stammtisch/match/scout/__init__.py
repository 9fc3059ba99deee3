"""SCOUT outside the rules: typed actions, views, events, notation."""

__all__ = [
    "TOGETHER",
    "Action",
    "Event",
    "Options",
    "View",
    "decode",
    "encode",
    "events",
    "is_open",
    "opening",
    "parse",
    "read",
    "view",
    "words",
    "write",
]

from .actions import Action, decode, encode, parse
from .events import TOGETHER, Event, events, is_open, opening
from .notation import read, write
from .options import Options
from .telling import words
from .view import View, view
