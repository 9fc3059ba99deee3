"""Commands that need no compiled rule: games, rules, help, version; and the answers to wrong command lines."""

import inspect
import json
import signal
import socket
import subprocess
import sys
import urllib.request

import pytest

import stammtisch
from stammtisch.cli import COMMANDS
from stammtisch.messages import LANGUAGES, say
from tests.cli import plain_environment, process
from tests.tables import GAMES, every_game

LIGHT = [["games"], ["rules", "scout"], ["rules", "score5", "S5-20"], ["--help"], ["--version"]]


@pytest.mark.parametrize("line", LIGHT)
def test_light_commands_load_no_compiler(line):
    script = (
        "import sys\nfrom stammtisch.cli import main\n"
        f"code = main({line!r})\n"
        "sys.exit(code or (not sys.modules.keys().isdisjoint(('numba', 'numpy')) and 99))"
    )
    environment = plain_environment(STAMMTISCH_INTERPRETED="")
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


def test_games_lists_every_game_with_its_options(run):
    said = run("games")
    assert said.code == 0
    for title in ("SCORE 5", "Alhambra", "SCOUT", "--cap N", "--deck FILE", "--memory"):
        assert title in said.out


def test_games_as_json(run):
    facts = json.loads(run("games", "--json").out)
    assert [game["name"] for game in facts] == list(GAMES)
    assert facts[0]["players"] == [2, 6]


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_all_rules_can_be_read_in_every_language(run, game, language):
    said = run("--lang", language, "rules", game)
    assert said.code == 0
    assert said.out.startswith("# ")
    assert say("rulebook-public", language) in said.out


@pytest.mark.parametrize("number", ["SC-12", "sc-12", "12", "SC12"])
def test_a_single_rule_by_its_number(run, number):
    said = run("rules", "scout", number)
    assert said.code == 0
    assert said.out.strip().startswith("SC-12 If a set already lies on the table")


def test_a_rule_with_a_note_shows_it(run):
    assert "Our ruling" in run("rules", "scout", "SC-16").out


def test_help_is_asked_for_in_two_ways(run):
    assert run("--help") == run("-h")
    assert "simulate GAME" in run("--help").out


def test_without_a_command_the_page_is_served(tmp_path):
    ours = {
        "STAMMTISCH_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}",
        "STAMMTISCH_PORT": "0",
        "DISPLAY": "",
        "WAYLAND_DISPLAY": "",
    }
    with subprocess.Popen(
        [sys.executable, "-m", "stammtisch"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=plain_environment(**ours),
    ) as served:  # fmt: skip
        assert served.stdout
        address = served.stdout.readline().split()[-1]
        with urllib.request.urlopen(address) as page:
            assert b"<title>Stammtisch</title>" in page.read()
        served.terminate()
    assert served.returncode in (0, -signal.SIGTERM)


def test_a_port_that_is_taken_is_named():
    with socket.create_server(("localhost", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = process("serve", "--port", port)
    assert (said.code, said.out) == (1, "")
    assert f"Port {port} is taken." in said.err


def test_the_version(run):
    assert run("--version").out == f"stammtisch {stammtisch.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_names_every_option(run, name, language):
    said = run(name, "--help", "--lang", language)
    assert said.code == 0
    for parameter in inspect.signature(COMMANDS[name]).parameters.values():
        if parameter.kind is parameter.KEYWORD_ONLY and parameter.name != "voice":
            assert f"--{parameter.name.replace('_', '-')}" in said.out
    assert name in run("--help", "--lang", language).out


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"STAMMTISCH_LANG": "de"}, "Personen"),
        ({"LANG": "it_IT.UTF-8"}, "persone"),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "de_CH"}, "personnes"),
        ({"LANG": "C.UTF-8"}, "players"),
        ({"STAMMTISCH_LANG": "xx"}, "players"),
    ],
)
def test_the_environment_chooses_the_language(run, monkeypatch, environment, word):
    monkeypatch.delenv("STAMMTISCH_LANG")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert word in run("games").out


@pytest.mark.parametrize("line", [["--lang", "de", "games"], ["games", "--lang", "de"], ["games", "--lang=de-CH"]])
def test_the_switch_for_the_language_stands_anywhere(run, line):
    assert "Personen" in run(*line).out


WRONG = [
    (["gmaes"], 2, "There is no command “gmaes”. Do you mean games?"),
    (
        ["dance"],
        2,
        "There is no command “dance”. There are: games, rules, play, serve, admin, warm, simulate, arena, ladder, exploit, "
        "tune, train, replay, verify, review.",
    ),
    (["play"], 2, "GAME is missing. --help shows how it is written."),
    (["play", "chess"], 2, "There is no game called “chess”. At this table: alhambra, score5, scout."),
    (["play", "scout", "now"], 2, "That is too much: “now” has no place here."),
    (["play", "scout", "--seed", "a", "--seed", "b"], 2, "--seed is there twice."),
    (["play", "scout", "--speed", "3"], 2, "There is no option “--speed” here. --help lists them."),
    (["play", "scout", "--players", "many"], 2, "--players: “many” doesn't fit."),
    (["play", "scout", "--players", "9" * 30], 2, "SCOUT is for 2 to 5 players"),
    (["play", "scout", "--players", "1"], 2, "SCOUT is for 2 to 5 players, not 1."),
    (["play", "alhambra", "--players", "7"], 2, "Alhambra is for 2 to 6 players, not 7."),
    (["play", "scout", "--seat", "4"], 2, "There is no seat 4 here: seats are numbered 0 to 3."),
    (["play", "scout", "--seat=-1"], 2, "There is no seat -1 here: seats are numbered 0 to 3."),
    (["play", "scout", "--cap", "2"], 2, "SCOUT has no option --cap."),
    (["play", "alhambra", "--deck", "deck.json"], 2, "Alhambra has no option --deck."),
    (["simulate", "scout", "--cap", "0"], 2, "SCOUT has no option --cap."),
    (["simulate", "scout", "--memory"], 2, "There is no option “--memory” here. --help lists them."),
    (["play", "score5", "--cap", "-1"], 2, "The cap on changes is a whole number"),
    (["play", "score5", "--deck", "no such file"], 1, "no such file can't be read: No such file or directory."),
    (["play", "scout", "--seed", "x" * 1001], 2, "A seed or contribution is a text of at most 1000 characters."),
    (["play", "scout", "--resume", "x", "--players", "3"], 2, "A saved match brings its own players"),
    (["play", "scout", "--resume", "no such file"], 1, "no such file can't be read"),
    (["simulate", "scout", "--games", "0"], 2, "The number of matches is a whole number from 1 up, not 0."),
    (["simulate", "scout", "--threads", "0"], 2, "--threads: “0” doesn't fit."),
    (["arena", "scout"], 2, "--bots is missing. --help shows how it is written."),
    (
        ["arena", "scout", "--bots", "mster"],
        2,
        "There is no bot “mster”. There are: newcomer, guest, regular, veteran,",
    ),
    (["arena", "scout", "--bots", ","], 2, "There is nobody to play: name at least one bot."),
    (["arena", "scout", "--bots", "a,b,c", "--players", "2"], 2, "3 bots are too many for a table of 2."),
    (
        ["arena", "scout", "--bots", "random", "--deals", "0"],
        2,
        "The number of deals is a whole number from 1 up, not 0.",
    ),
    (["arena", "scout", "--bots", "random", "--jobs", "0"], 2, "--jobs: “0” doesn't fit."),
    (["arena", "scout", "--bots", "random", "--on", "nowhere"], 2, "“nowhere” isn't where work can be done."),
    (["train", "scout", "--threads", "0"], 2, "--threads: “0” doesn't fit."),
    (["arena", "scout", "--bots", "random", "--cap", "1"], 2, "SCOUT has no option --cap."),
    (["arena", "scout", "--bots", "random", "--json", "."], 1, ". exists already, and nothing is overwritten."),
    (
        ["arena", "scout", "--bots", "random", "--plot", "no/such.svg"],
        1,
        "no/such.svg can't be written: there is no such",
    ),
    (["arena", "scout", "--bots", "random", "--journal", "."], 1, ". can't be written: Is a directory."),
    (["ladder", "scout", "--players", "2,9"], 2, "SCOUT is for 2 to 5 players, not 2,9."),
    (["ladder", "scout", "--players", "two"], 2, "SCOUT is for 2 to 5 players, not two."),
    (["ladder", "scout", "--folder", "/dev/null/x"], 1, "/dev/null/x can't be written: Not a directory."),
    (["rules", "scout", "SC-99"], 2, "There is no rule “SC-99”. They go from SC-1 to SC-33, with gaps."),
    (["rules", "scout", "\x1b[31m"], 2, "There is no rule “?[31m”."),
    (["\x1b]0;title\x07"], 2, "There is no command “?]0;title?”."),
    (["replay"], 2, "FILE is missing."),
    (["verify", "."], 1, ". can't be read: Is a directory."),
    (["games", "--lang", "xx"], 2, "Nobody here speaks “xx”. There are: en, de, fr, it."),
    (["games", "--lang"], 2, "Nobody here speaks “”."),
]


@pytest.mark.parametrize(("line", "code", "sentence"), WRONG, ids=lambda value: str(value)[:40])
def test_a_wrong_command_line_gets_one_sentence(run, line, code, sentence):
    said = run(*line)
    assert (said.code, said.out) == (code, "")
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1
    assert said.err.rstrip("\n").isprintable()


def test_a_defect_of_ours_is_told_without_a_traceback(run, monkeypatch):
    monkeypatch.setattr(sys.modules["stammtisch.cli.games"], "_show", lambda name, voice: 1 / 0)
    said = run("games")
    assert said.code == 70
    assert "ZeroDivisionError" in said.err
    monkeypatch.setenv("STAMMTISCH_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")
