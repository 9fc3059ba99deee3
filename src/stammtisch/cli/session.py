"""A match at the terminal: one person, the other seats played by bots."""

__all__ = ["Session"]

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from .bots import RandomBot
from .draw import Look, artist
from .explain import sentence
from .files import refuse_existing, write_match
from .keyboard import Keyboard
from .menu import Menu
from .rules import one_rule, show_rules
from .voice import Trouble, Voice

if TYPE_CHECKING:
    from ..match import Match


class Quit(Exception):
    """The person leaves the table."""


class Session:
    """Everything the person sees comes from the view and the events of their own seat."""

    def __init__(
        self, match: "Match", seat: int, bots: Mapping[int, RandomBot], look: Look, keyboard: Keyboard, save: Path | None
    ) -> None:
        self.match, self.seat, self.bots = match, seat, bots
        self.look, self.voice, self.keyboard = look, look.voice, keyboard
        self.draw = artist(match.adapter.name)
        self.save_to = save
        self.written: set[Path] = set()
        self.rest: list[Text] = []  # of a list that was longer than the screen

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        try:
            self._tell(self.match.events(self.seat))
            while not self.match.over:
                self._let_bots_play()
                if not self.match.over:
                    self._decide()
            self._end()
        except (EOFError, Quit):
            self.voice.tell("cli-bye")
        except KeyboardInterrupt:
            self.voice.out.print()
            raise
        finally:
            if self.save_to:
                self._save(self.save_to)

    # ---- What happens ----

    def _tell(self, events: Sequence[Any]) -> None:
        for event in events:
            told = self.match.adapter.typed.tell(event, self.look.names, self.voice.language)
            loud = type(event).__name__.endswith("Ended")
            self.voice.out.print(Text.assemble(("  · ", "act"), (told, "bold" if loud else "")))

    def _play(self, seat: int, move: Any) -> None:
        self._tell(self.match.play(seat, move).events(self.seat))

    def _let_bots_play(self) -> None:
        """Bots move while any of them may: so the person decides last, with all that can be seen."""
        while waiting := [seat for seat in self.match.to_act if seat != self.seat]:
            self._play(waiting[0], self.bots[waiting[0]].choose(self.match.moves(waiting[0])))

    # ---- A decision ----

    def _decide(self) -> None:
        """Show the table and ask until a move is made or taken back."""
        view = self.match.view(self.seat)
        moves = self.match.moves(self.seat)
        menu = Menu(moves, lambda move: self.draw.describe(move, view, self.look), self.look)
        self._show(view, menu)
        made = len(self.match.moves_made)
        while len(self.match.moves_made) == made:
            try:
                self._answer(self.keyboard.ask(self.voice.say("cli-prompt")), view, menu)
            except (EOFError, Quit):
                raise
            except Exception as error:
                self._refuse(error)

    def _show(self, view: Any, menu: Menu) -> None:
        out = self.voice.out
        out.print()
        for part in (*self.draw.board(view, self.look), *self.draw.hand(view, self.look)):
            out.print(part)
        out.print(Text(self.voice.say(self.draw.expected(view)), "act"))
        for line in menu.short():
            out.print(line)

    def _answer(self, typed: str, view: Any, menu: Menu) -> None:
        """A command, the number of a move, or a move in the notation."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "":
                self._more()
            case "?" | "help":
                self._explain(rest.strip(), view)
            case "list":
                self._list(menu.full(rest))
            case "more":
                self._more()
            case "rules":
                show_rules(self.match.adapter.name, self.voice)
            case "log":
                self._tell(self.match.events(self.seat))
            case "table":
                self._show(view, menu)
            case "undo":
                self._undo()
            case "save":
                self._save_as(rest.strip())
            case "quit" | "exit" | "q":
                raise Quit
            case _ if word.startswith("?"):
                self._explain(typed[1:].strip(), view)
            case _:
                self._play(self.seat, menu.move(typed) or typed)

    def _refuse(self, error: Exception) -> None:
        """Say why not. For a rule, tell how to read it; a defect of ours ends the match."""
        text, code = sentence(error, self.voice)
        if code > 2:
            raise error
        self.voice.out.print(Text(f"  ✗ {text}", "wrong"))
        if rule := getattr(error, "rule", None):
            self.voice.tell("cli-read-rule", "quiet", rule=rule)

    # ---- Commands ----

    def _explain(self, rule: str, view: Any) -> None:
        """What is expected, how it is written, which commands there are; or a single rule."""
        if rule:
            self.voice.out.print(one_rule(self.match.adapter.name, rule, self.voice))
            return
        now = self.draw.expected(view)
        for line in (self.voice.say(now), *self.voice.say(f"{now}.how").split("\n")):
            self.voice.out.print(_notation(line))
        for line in self.voice.say("cli-commands").split("\n"):
            self.voice.out.print(_notation(line))

    def _list(self, lines: list[Text]) -> None:
        if not lines:
            raise Trouble("cli-nothing-to-list")
        self.rest = lines
        self._more()

    def _more(self) -> None:
        """The next screenful of a list; all of it where there is no screen."""
        fits = max(5, self.voice.out.height - 4) if self.keyboard.live else len(self.rest)
        page, self.rest = self.rest[:fits], self.rest[fits:]
        for line in page:
            self.voice.out.print(line)
        if self.rest:
            self.voice.tell("cli-more", "quiet", count=len(self.rest))

    def _undo(self) -> None:
        """Back to the person's own last decision: nobody else is here but bots."""
        own = [number for number, (seat, _) in enumerate(self.match.moves_made) if seat == self.seat]
        if not own:
            raise Trouble("cli-nothing-to-undo")
        self.match.undo(own[-1])
        self.voice.tell("cli-undone")

    def _save_as(self, name: str) -> None:
        if not name and not self.save_to:
            raise Trouble("cli-save-where")
        self._save(Path(name).expanduser() if name else self.save_to)

    def _save(self, path: Path | None) -> None:
        assert path is not None
        if path not in self.written:
            refuse_existing(path)
        write_match(path, self.match)
        self.written.add(path)
        self.voice.tell("cli-saved" if self.match.over else "cli-saved-running", file=str(path))

    # ---- The end ----

    def _end(self) -> None:
        view = self.match.view(self.seat)
        self.voice.out.print()
        for part in (*self.draw.board(view, self.look), *self.draw.result(view, self.look)):
            self.voice.out.print(part)
        self.voice.tell("cli-won" if self.seat in self.match.winners else "cli-lost", "act")
        while not self.save_to:
            name = self.keyboard.ask(self.voice.say("cli-offer-save"))
            if not name or name.lower() in ("quit", "q", "exit"):
                return
            try:
                return self._save(Path(name.removeprefix("save ").strip()).expanduser())
            except Trouble as trouble:
                self._refuse(trouble)


def _notation(line: str) -> Text:
    """A line of an explanation: what stands before the colon of a how-to line is to be typed."""
    typed, colon, told = line.partition(" : ")
    return Text.assemble("  ", (typed, "bold"), ("  " + told, "quiet")) if colon else Text(line)
