"""A match at the terminal: one person, the other seats played by bots."""

__all__ = ["Session"]

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from .draw import Look, artist, table
from .explain import sentence
from .files import refuse_existing, shown, typed_path, write_match
from .help import with_typed
from .hint import show_hint
from .keyboard import Keyboard
from .menu import Menu
from .opponents import Opponents
from .rules import one_rule, show_rules
from .voice import Trouble, clean

if TYPE_CHECKING:
    from ..match.match import Match


class Quit(Exception):
    """The person leaves the table."""


class Session:
    """Everything the person sees comes from the view and the events of their own seat."""

    def __init__(
        self,
        match: "Match",
        seat: int,
        opponents: Opponents,
        look: Look,
        keyboard: Keyboard,
        save_to: Path | None,
        written: set[Path],
    ) -> None:
        self.match, self.seat, self.opponents = match, seat, opponents
        self.look, self.voice, self.keyboard = look, look.voice, keyboard
        self.draw = artist(match.adapter.name)
        self.save_to = save_to
        self.written = written  # files that hold this match, and may be overwritten
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
            self.opponents.dismiss()
            if self.save_to:
                self._save(self.save_to)

    # ---- What happens ----

    def _told(self, events: Sequence[Any]) -> list[Text]:
        lines = []
        for event in events:
            loud = type(event).__name__.endswith("Ended")
            told = self.match.adapter.tell(event, self.look.names, self.voice.language)
            lines.append(Text.assemble(("  · ", "act"), (told, "bold" if loud else "")))
        return lines

    def _tell(self, events: Sequence[Any]) -> None:
        for line in self._told(events):
            self.voice.out.print(line)

    def _play(self, seat: int, move: Any) -> None:
        self._tell(self.match.play(seat, move).events(self.seat))

    def _let_bots_play(self) -> None:
        """Bots move as long as any of them may, so the person decides last and sees as much as possible."""
        while waiting := [seat for seat in self.match.to_act if seat != self.seat]:
            self._play(waiting[0], self.opponents.choose(self.match, waiting[0]))

    # ---- A decision ----

    def _decide(self) -> None:
        """Show the table and ask until a move is made or taken back."""
        view = self.match.view(self.seat)
        groups = self.draw.groups(self.match.moves(self.seat), view, self.look)
        menu = Menu(groups, lambda move: self.draw.describe(move, view, self.look), self.look)
        self.rest = []
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
        out.print()
        out.print(Text(self.voice.say(self.draw.expected(view)), "act"))
        for line in menu.short():
            out.print(line)

    def _answer(self, typed: str, view: Any, menu: Menu) -> None:
        """A command, the number of a move, or a move in the notation."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "" | "more":
                self._more()
            case "help":
                self._explain(rest.strip(), view)
            case "list":
                self._list(menu.full(rest))
            case "rules":
                show_rules(self.match.adapter.name, self.voice)
            case "log":
                self._list(self._told(self.match.events(self.seat)))
            case "table":
                self._show(view, menu)
            case "hint":
                show_hint(self.match, self.seat, menu, self.voice)
            case "undo":
                self._undo()
            case "save":
                self._save_as(rest.strip())
            case "quit" | "exit" | "q":
                raise Quit
            case _ if typed.startswith("?"):
                self._explain(typed[1:].strip(), view)
            case _:
                self._play(self.seat, _meant(typed, menu))

    def _refuse(self, error: Exception) -> None:
        """Say why not. For a rule, say how to read it; a defect in Stammtisch ends the match."""
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
        from ..rulebook import numbers

        now, adapter = self.draw.expected(view), self.match.adapter
        commands = self.voice.say("cli-commands", rule=numbers(adapter.name)[-1])
        for text in (self.voice.say(now), self.voice.say(f"{now}.how"), "", commands):
            for part in with_typed(text):
                self.voice.out.print(part)

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
        """Back to the person's own last decision; the others are bots."""
        own = [number for number, (seat, _) in enumerate(self.match.moves_made) if seat == self.seat]
        if not own:
            raise Trouble("cli-nothing-to-undo")
        self.match.undo(own[-1])
        self.voice.tell("cli-undone")

    def _save_as(self, name: str) -> None:
        path = typed_path(name) if name else self.save_to
        if path is None:
            raise Trouble("cli-save-where")
        self._save(path)

    def _save(self, path: Path) -> None:
        if path not in self.written:
            refuse_existing(path)
        write_match(path, self.match)
        self.written.add(path)
        file = shown(path)
        if self.match.over:
            self.voice.tell("cli-saved", file=file)
        else:
            self.voice.tell("cli-saved-running", file=file, game=self.match.adapter.name)

    # ---- The end ----

    def _end(self) -> None:
        self.voice.out.print()
        for part in table(self.match.adapter.name, self.match.view(self.seat), self.look):
            self.voice.out.print(part)
        won = self.seat in self.match.winners
        self.voice.tell("cli-lost" if not won else "cli-shared" if len(self.match.winners) > 1 else "cli-won", "act")
        while not self.save_to:
            name = self.keyboard.ask(self.voice.say("cli-offer-save"))
            if not name or name.lower() in ("quit", "q", "exit"):
                return
            try:
                self._save(typed_path(name.removeprefix("save ").strip()))
            except Trouble as trouble:
                self._refuse(trouble)
            else:
                return


def _meant(typed: str, menu: Menu) -> Any:
    """The move of a number in the list, or what was typed. Raises Trouble for a number that isn't there."""
    if not (typed.isascii() and typed.isdigit()):
        return typed
    move = menu.move(int(typed[:9]))
    if move is None:
        raise Trouble("cli-no-such-number", value=clean(typed), last=len(menu.moves))
    return move
