"""What somebody is told who starts a server: where the page is, here and for friends, in a few calm lines."""

__all__ = ["welcome"]

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from .voice import Voice

if TYPE_CHECKING:
    from ..server.reach import Addresses

BORDER = 2  # squares around a QR code, which scanners need
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}  # two rows of squares in one line of text


def welcome(addresses: "Addresses", lan: bool, voice: Voice) -> None:
    """Tell the addresses: a person at a terminal calmly, a program in one line."""
    if not voice.out.is_terminal:
        voice.tell("cli-serving", address=" ".join(filter(None, addresses)))
        return
    lines = [Text(voice.say("cli-serving", address=addresses.here), "head")]
    if addresses.network:
        lines += [Text(voice.say("cli-serving-network", address=addresses.network), "head"), qr_code(addresses.network)]
    elif lan:
        lines.append(Text(voice.say("cli-serving-no-network")))
    else:
        lines.append(Text(voice.say("cli-serving-alone"), "quiet"))
    lines.append(Text(voice.say("cli-serving-stop"), "quiet"))
    for line in lines:
        voice.out.print(Padding(line, (0, 0, 0, 2), expand=False), soft_wrap=True)


def qr_code(address: str) -> Text:
    """An address to be scanned: black on white, whatever the terminal's own colours are."""
    import segno

    rows = [list(row) for row in segno.make_qr(address, error="l").matrix_iter(border=BORDER)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(HALVES[upper, lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs)
    return Text("\n".join(lines), "#000000 on #ffffff")
