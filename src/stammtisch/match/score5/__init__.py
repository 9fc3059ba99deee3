"""SCORE 5 outside the rules: typed actions, views, events, notation, deck files."""

__all__ = [
    "TOGETHER",
    "Action",
    "BadDeck",
    "Event",
    "Options",
    "View",
    "decode",
    "encode",
    "events",
    "is_open",
    "opening",
    "parse",
    "parse_deck",
    "read",
    "read_deck",
    "view",
    "words",
    "write",
]  # fmt: skip

from .actions import Action, decode, encode, parse
from .events import TOGETHER, Event, events, is_open, opening
from .notation import read, write
from .options import BadDeck, Options, parse_deck, read_deck
from .telling import words
from .view import View, view
