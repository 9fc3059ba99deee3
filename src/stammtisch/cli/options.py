"""The table options of every game as switches of a command."""

__all__ = ["Switch", "common_row", "option_rows", "table_options", "takes_table_options", "without_common_options"]

import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from cyclopts import Parameter

from ..match.adapter import ADAPTERS
from .files import cannot_read
from .voice import Trouble, Voice, clean

Switch = Annotated[bool, Parameter(negative="")]
Command = TypeVar("Command", bound=Callable[..., None])
COMMON = "memory"  # an option that every game has, and that changes nothing but what is shown


def takes_table_options(command: Command, *, with_common: bool = True) -> Command:
    """Let a command take every game's options as switches; they reach it as `**options`, for `table_options`."""
    signature = inspect.signature(command)
    own = [each for each in signature.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
    switches = [
        inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, default=False if kind is Switch else None, annotation=kind
        )
        for name, kind in _kinds().items()
        if with_common or name != COMMON
    ]
    command.__signature__ = signature.replace(parameters=[*own, *switches])  # type: ignore[attr-defined]
    command.__annotations__ |= {each.name: each.annotation for each in switches}
    return command


def without_common_options(command: Command) -> Command:
    """The same for a command that shows no table."""
    return takes_table_options(command, with_common=False)


def table_options(game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The table options that were given. Raises Trouble for one that the game doesn't have, or a wrong value."""
    description = ADAPTERS[game].description
    fields = {field.name: field for field in msgspec.structs.fields(description.options)}
    chosen: dict[str, Any] = {}
    for name, value in given.items():
        if value is None or value is False:
            continue
        if name not in fields:
            raise Trouble("cli-no-such-option", 2, option=f"--{name}", game=description.title)
        if name in description.files:
            chosen[name] = _file(description.files[name], value)
        else:
            chosen[name] = _value(name, value, fields[name].type)
    return chosen


def option_rows(game: str, voice: Voice, *, common: bool = True) -> list[tuple[str, str]]:
    """A game's options as they are typed, with what they do."""
    own = [name for name in ADAPTERS[game].defaults if name != COMMON]
    rows = [(_typed(game, name, voice), voice.say(f"{game}-switch-{name}")) for name in own]
    return [common_row(voice), *rows] if common else rows


def common_row(voice: Voice) -> tuple[str, str]:
    """The option that every game has."""
    return f"--{COMMON}", voice.say(f"cli-option-{COMMON}")


def _kinds() -> dict[str, Any]:
    """What follows each switch on the command line: nothing, a file, or a word that the option makes sense of."""
    kinds: dict[str, Any] = {}
    for adapter in ADAPTERS.values():
        for field in msgspec.structs.fields(adapter.description.options):
            is_file = field.name in adapter.description.files
            kinds[field.name] = Switch if field.type is bool else Path | None if is_file else str | None
    return kinds


def _file(read: Callable[[Path], Any], path: Path) -> Any:
    try:
        return read(Path(path))
    except OSError as error:
        raise cannot_read(Path(path), error) from None


def _value(name: str, value: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise Trouble("cli-bad-value", 2, option=f"--{name}", value=clean(str(value))) from None


def _typed(game: str, name: str, voice: Voice) -> str:
    takes_nothing = _kinds()[name] is Switch
    return f"--{name}" if takes_nothing else f"--{name} {voice.say(f'{game}-switch-{name}.value')}"
