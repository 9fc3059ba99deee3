"""Opponents: levels, users' bots, hints, and what happens when a bot fails."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys

import pytest

import stammtisch
from stammtisch.bots.advising import advice
from stammtisch.bots.levels import NAMES, Level
from stammtisch.bots.seen import Seen
from stammtisch.messages import LANGUAGES, say
from tests.cli import plain_environment
from tests.cli.test_process import in_a_terminal
from tests.repo import ROOT
from tests.tables import GAMES, every_game

LINE_BOT = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples/line_bot.py'))}"
FIRST = {"scout": "keep", "score5": "bid nothing", "alhambra": "1"}


def moves_in(path):
    return json.loads(path.read_text())["moves"]


@pytest.mark.parametrize("level", NAMES)
@every_game
def test_every_level_can_be_played_against(run, game, level):
    said = run("play", game, "--seed", "a", "--players", "2", "--level", level, typed=f"{FIRST[game]}\nquit\n")
    assert said.code == 0
    assert f"They play as: {say(f'level-{level}')}." in said.out
    assert "✗" not in said.out


def test_regular_is_the_usual_level(run):
    assert run("play", "scout", "--seed", "a") == run("play", "scout", "--seed", "a", "--level", "regular")


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_in_every_language(run, language):
    said = run("play", "scout", "--level", "Guest", "--lang", language)
    assert f": {say('level-guest', language)}. " in said.out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (["--level", "expert"], "There is no level “expert”. There are: newcomer, guest, regular, veteran, master."),
        (["--level", ""], "There is no level “”."),
        (["--level", "guest", "--bots", "guest"], "--level or --bots, one of them"),
        (["--players", "2", "--bots", "guest,guest"], "Too many bots: 2 of them, and one seat is free."),
        (["--bots", "guest,guest,guest,guest"], "Too many bots: 4 of them, and 3 seats are free."),
        (["--bots", "no_such_module:Bot"], ""),
        (["--bots", "nonsense"], ""),
    ],
    ids=str,
)
def test_impossible_bots_get_one_sentence(run, line, sentence):
    said = run("play", "scout", *line)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


def test_bots_take_the_other_seats_in_turn(run):
    said = run("play", "scout", "--players", "4", "--seat", "1", "--name", "Kim", "--bots", "guest, random")
    assert "Kim with Mara (Guest), Tobi (random), Nadège (Guest)." in said.out


@every_game
def test_a_whole_match_against_a_program(run, picker, tmp_path, game):
    file = tmp_path / "match.json"
    line = ["play", game, "--players", "2", "--seed", "p", "--bots", LINE_BOT, "--save", str(file)]
    said = run(*line, typed=picker("p"))
    assert said.code == 0
    assert "isn't quite well" not in said.out
    assert run("verify", str(file)).code == 0


@pytest.mark.parametrize("bots", ["regular", "newcomer,random", "veteran/seconds=60/rollouts=40"])
def test_after_an_undo_the_bots_move_as_before(run, tmp_path, bots):
    """Bots of every kind: their chance belongs to the decision, not to how often it was made."""
    once, again = tmp_path / "once.json", tmp_path / "again.json"
    line = ["play", "scout", "--players", "3", "--seed", "u", "--bots", bots, "--save"]
    run(*line, str(once), typed="keep\n1\n")
    run(*line, str(again), typed="keep\n1\nundo\nundo\nturn\nundo\nkeep\n1\n")
    assert len(moves_in(once)) > 5
    assert moves_in(again) == moves_in(once)


def test_a_bot_that_fails_is_excused_once_and_somebody_else_plays(run, picker, tmp_path):
    (tmp_path / "broken.py").write_text("import sys\nsys.exit('Oh no')\n")
    broken = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(tmp_path / 'broken.py'))}"
    file = tmp_path / "match.json"
    line = ["play", "scout", "--players", "2", "--seed", "b", "--name", "Kim", "--bots", broken, "--save", str(file)]
    said = run(*line, typed=picker("b"))
    assert said.code == 0
    assert run("verify", str(file)).code == 0
    told = " ".join(said.out.split())
    assert told.count("Mara isn't quite well; somebody else makes the move.") == 1
    assert "has ended, with exit code 1. Its last words: Oh no" in told


BROKEN = """
class Raises:
    def choose(self, seen):
        raise RuntimeError("not today")

class Illegal:
    def choose(self, seen):
        return "show 1-9"

class Spoils:
    def choose(self, seen):
        move = seen.moves[0]
        seen.position.play(seen.seat, move)
        return move
"""


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Raises", "Der Bot ist gescheitert: RuntimeError: not today"),
        ("Illegal", "Der Bot will etwas, das nicht geht: Entscheide zuerst"),
        ("Spoils", ""),
    ],
)
def test_a_user_s_bot(run, tmp_path, monkeypatch, bot, told):
    (tmp_path / "broken_bots.py").write_text(BROKEN)
    monkeypatch.syspath_prepend(tmp_path)
    said = run("play", "scout", "--seed", "a", "--bots", f"broken_bots:{bot}", "--lang", "de", typed="keep\n1\n")
    assert said.code == 0
    assert ("geht es nicht so gut" in said.out) == bool(told)
    assert told in " ".join(said.out.split())


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_hint_in_every_language(run, game, language):
    said = run("play", game, "--players", "2", "--seed", "h", "--lang", language, typed="hint\n")
    assert said.code == 0
    shown = said.out.partition("> hint\n")[2].split("\n")
    assert shown[0] == say("cli-hint", language)
    assert 1 <= sum("%" in line for line in shown) <= 3
    figures = rf" \d+ % ± \d+ · .*[+−][\d.,]+ ± [\d.,]+( · {say('cli-hint-tied', language)})?$"
    assert all(re.search(figures, line) for line in shown if "%" in line)


def test_a_hint_names_moves_as_the_list_does(run):
    said = run("play", "scout", "--seed", "a", "--seat", "2", typed="keep\nhint\nlist\n")
    listed, hinted = said.out.partition("> hint\n")[2].partition("> list\n")[::-2]
    cells = [" ".join(line.split()) for line in hinted.split("\n")[1:] if line.strip() and "%" not in line]
    assert len(cells) == 3
    assert all(cell in " ".join(listed.split()) for cell in cells)


@every_game
def test_advice_knows_no_more_than_the_seat(game):
    match = stammtisch.game(game).new(players=3, seed="secret")
    seat = match.to_act[0]
    other = match.position.imagine(seat, stammtisch.generator("other"))
    assert other != match.position
    few = Level("few", candidates=4, rollouts=60, seconds=600)
    found = advice(Seen(match.position, seat), few)
    assert found[0].worlds
    assert found == advice(Seen(other, seat), few, threads=2)


def test_whose_turn_it_is_not_gets_no_advice():
    match = stammtisch.game("alhambra").new(players=3, seed=1)
    waiting = next(seat for seat in range(3) if seat not in match.to_act)
    assert stammtisch.advice(match, waiting) == []
    assert stammtisch.advice(match.position, match.to_act[0], seconds=0.05)
    with pytest.raises(stammtisch.BadOption):
        stammtisch.advice(match, 3)


def test_bots_by_their_spelling():
    with pytest.raises(stammtisch.UnknownGame):
        stammtisch.bot("master", "chess")
    for game in GAMES:
        match = stammtisch.game(game).new(players=2, seed=1)
        seen = Seen(match.position, match.to_act[0], "s")
        assert seen.is_legal(stammtisch.bot("guest", game).choose(seen))


def test_a_terminal_says_who_is_thinking(tmp_path):
    script = tmp_path / "slow.py"
    script.write_text(
        (ROOT / "examples/line_bot.py").read_text().replace("    print(", "    time.sleep(0.5)\n    print(")
    )
    script.write_text("import time\n" + script.read_text())
    bot = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(script))}"
    line = ["play", "scout", "--players", "2", "--seed", "a", "--name", "Kim", "--bots", bot]
    code, screen = in_a_terminal(line, b"quit\n")
    assert code == 0
    assert "Mara is thinking …" in screen
    assert "Traceback" not in screen


def test_ctrl_c_while_a_bot_thinks(tmp_path):
    """The match is saved, and the bot's process is gone."""
    script = tmp_path / "sleeper.py"
    script.write_text(
        "import os, sys, time\nsys.stdin.readline()\nprint('{\"ready\": true}', flush=True)\nsys.stdin.readline()\n"
        "open(sys.argv[1], 'w').write(str(os.getpid()))\ntime.sleep(600)\n"
    )
    pipe, file = tmp_path / "asked", tmp_path / "left.json"
    os.mkfifo(pipe)
    bot = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(script))} {shlex.quote(str(pipe))}"
    with subprocess.Popen(
        [sys.executable, "-m", "stammtisch", "play", "scout", "--bots", bot, "--save", str(file)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=plain_environment(),
    ) as child:  # fmt: skip
        pid = int(pipe.read_text())  # waits until the bot has been asked
        child.send_signal(signal.SIGINT)
        assert child.wait() == 130
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert moves_in(file) == []


def test_opponents_have_their_names_and_sentences_and_one_can_choose_who_comes(run):
    said = run("play", "scout", "--players", "3", "--name", "Kim", "--bots", "guest/as=luca,guest")
    assert "Kim with Luca, Mara." in said.out
    assert "Luca: Can’t keep his trump in his pocket" in said.out
    assert "Mara: Loves to pick cards up" in said.out
