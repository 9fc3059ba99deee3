"""Bots that are programs: real processes, good ones and every kind of broken one."""

import os
import shlex
import signal
import sys
import threading
import time
from pathlib import Path

import pytest

import stammtisch
from stammtisch.bots.programs.program import Program, ProgramFault
from stammtisch.bots.seen import Seen, Stop
from stammtisch.bots.standin import choose_or_stand_in
from stammtisch.messages import LANGUAGES
from tests.repo import ROOT
from tests.tables import every_game

LINE_BOT = f"{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples/line_bot.py'))}"
POSITION = "players: 3; turn: 0; hand 0: 4/2 5/8 9/1; hand 1: 8/7; hand 2: 7/9; set: 3/7; owner: 2"
GREETING = "import json, os, sys, time\nsys.stdin.readline()\nprint('{\"ready\": true}', flush=True)\n"
ASKED = "sys.stdin.readline()\n"
MOVE = 'print(\'{"move": "show 2"}\', flush=True)\n'


@pytest.fixture
def program(tmp_path):
    """Makes a bot of a script. The script's process ids are kept, and at the end none of them runs any more."""
    made = []
    pids = tmp_path / "pids"
    pids.touch()

    def make(script, greets=True, **limits):
        path = tmp_path / f"bot{len(made)}.py"
        noted = f"import os\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        path.write_text(noted + (GREETING if greets else "") + script)
        made.append(Program(f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}", **limits))
        made[-1].pids = lambda: [int(line) for line in pids.read_text().split()]
        return made[-1]

    yield make
    for bot in made:
        bot.close()
    assert [pid for pid in map(int, pids.read_text().split()) if runs(pid)] == []
    assert not [thread for thread in threading.enumerate() if "_overhear" in thread.name and thread.is_alive()]


def runs(pid):
    """Whether a process is there, be it as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def seen(stop=None):
    """Seat 0 may show one card, or two."""
    return Seen(stammtisch.game("scout").position(POSITION), 0, "seed", stop)


def fault(bot, stop=None):
    with pytest.raises(ProgramFault) as caught:
        bot.choose(seen(stop))
    for language in LANGUAGES:
        assert caught.value.say(language).replace("\u202f", " ").isprintable()  # a narrow blank in large numbers
    return caught.value


@every_game
def test_the_example_plays_whole_matches(game):
    bot = Program(LINE_BOT)
    match = stammtisch.game(game).new(players=2, seed="line bot")
    while not match.over and len(match.moves_made) < 400:
        seat = match.to_act[0]
        action, wrong = choose_or_stand_in(bot, Seen(match.position, seat, str(len(match.moves_made))))
        assert wrong is None
        match.play(seat, action)
    bot.close()
    assert match.over
    assert bot.name == "Line bot"


def test_one_process_serves_decisions_and_matches_and_is_greeted_again_for_another_table(program, tmp_path):
    script = """
log = open(sys.argv[0] + ".log", "w")
for line in sys.stdin:
    said = json.loads(line)
    log.write(line)
    log.flush()
    if "bye" in said:
        break
    print(json.dumps({"ready": True} if "hello" in said else {"move": said["moves"][0]}), flush=True)
"""
    bot = program(script)
    assert bot.choose(seen()) == "show 1"
    assert bot.choose(seen()) == "show 1"
    match = stammtisch.game("alhambra").new(players=2, seed=1)
    other = Seen(match.position, match.to_act[0])
    assert other.is_legal(bot.choose(other))
    bot.close()
    assert len(bot.pids()) == 1
    said = [line.split(",")[0] for line in (tmp_path / "bot0.py.log").read_text().splitlines()]
    assert said == ['{"choose":1', '{"choose":2', '{"hello":"stammtisch"', '{"choose":3', '{"bye":true}']


def test_it_is_told_what_its_seat_knows_and_nothing_else(program):
    bot = program(
        "said = json.loads(sys.stdin.readline())\n"
        "good = said['view']['hand'] == ['4/2', '5/8', '9/1'] and said['seat'] == 0 and said['seed'] == 'seed'\n"
        "hidden = any(text in json.dumps(said['view']) for text in ('8/7', '7/9'))\n"
        "good = good and not hidden and said['seconds'] == 7.0 and said['moves'][0] == 'show 1'\n"
        "print(json.dumps({'move': 'show 2' if good else 'bad'}), flush=True)\n",
        seconds=7,
    )
    assert bot.choose(seen()) == "show 2"


def test_a_legal_move_that_is_not_listed_is_taken(program):
    position = stammtisch.game("alhambra").position(
        "players: 3; hand 0: y9 y8 y7; yard: garden10 tower7 pavilion2 arcades4"
    )
    table = Seen(position, 0)
    unlisted = "buy yellow with 9 8 7"
    assert unlisted not in map(str, table.moves)
    action, wrong = choose_or_stand_in(program(ASKED + MOVE.replace("show 2", unlisted)), table)
    assert (str(action), wrong) == (unlisted, None)


@pytest.mark.parametrize(
    ("move", "told"),
    [("show 1-3", "Those cards aren't a set"), ("dance", "“dance” isn't an action"), ("", "isn't an action")],
)
def test_an_illegal_move_lets_the_stand_in_play_and_the_program_stay(program, move, told):
    bot = program(f"for line in sys.stdin:\n    print(json.dumps({{'move': {move!r}}}), flush=True)\n")
    for _ in range(2):
        action, wrong = choose_or_stand_in(bot, seen())
        assert action in seen().moves
        assert told in str(wrong)
    assert len(bot.pids()) == 1


def test_a_program_that_is_not_there():
    assert fault(Program("no-such-program --fast")).message == "program-start"
    assert "No such file" in str(fault(Program("no-such-program --fast")))
    assert fault(Program("'open quote")).message == "program-command"
    assert fault(Program("  ")).message == "program-none"


@pytest.mark.parametrize("greets", [True, False])
def test_a_crash_tells_the_exit_code_and_the_last_words(program, greets):
    bot = program(
        "sys = __import__('sys')\nsys.stderr.write('a\\n' * 100_000 + 'Oh \\x1b[31mno!\\n')\nsys.exit(3)", greets
    )
    wrong = fault(bot)
    assert (wrong.message, wrong.arguments["code"]) == ("program-ended-saying", "3")
    assert wrong.arguments["line"] == "Oh ?[31mno!"


def test_a_silent_end(program):
    assert fault(program("sys.exit(0)")).message == "program-ended"
    assert fault(program("os.kill(os.getpid(), 9)")).arguments["code"] == "-9"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("Thinking hard …", "program-no-json"),
        ("", "program-no-json"),
        ("\\xff\\xfe", "program-no-json"),
        ("[" * 5000, "program-fields"),
        ("[]", "program-fields"),
        ("{}", "program-fields"),
        ('{"move": 7}', "program-fields"),
        ('{"moves": "show 2"}', "program-fields"),
        ('{"move": "show 2"', "program-no-json"),
    ],
    ids=lambda text: text[:20],
)
def test_garbage(program, line, message):
    script = ASKED + f"sys.stdout.buffer.write('{line}\\n'.encode('latin-1', 'ignore'))\nsys.stdout.flush()\n"
    wrong = fault(program(script + "time.sleep(60)"))
    assert wrong.message == message
    assert wrong.arguments["expected"] == '{"move": "…"}'


@pytest.mark.parametrize("line", ["{}", '{"ready": false}', '{"ready": 1}', '{"ready": true, "name": 5}'])
def test_a_greeting_that_is_not_returned_as_agreed(program, line):
    wrong = fault(program(f"input()\nprint('{line}', flush=True)\nimport time\ntime.sleep(60)", greets=False))
    assert wrong.message == "program-fields"
    assert wrong.arguments["expected"] == '{"ready": true}'


def test_silence_has_an_end(program):
    wrong = fault(program("time.sleep(60)", seconds=0.1))
    assert (wrong.message, wrong.arguments["seconds"]) == ("program-silent", 0.1)


def test_silence_at_the_start_has_an_end(program):
    assert fault(program("import time\ntime.sleep(60)", greets=False, start_seconds=0.3)).message == "program-silent"


def test_a_slow_start_is_not_taken_from_the_time_to_think(program):
    bot = program("import time\ntime.sleep(0.5)\n" + GREETING + ASKED + MOVE, greets=False, seconds=0.4)
    assert bot.choose(seen(Stop(0.45))) == "show 2"


def test_the_limit_of_the_table_counts_if_it_is_closer(program):
    script = (
        "said = json.loads(sys.stdin.readline())\nprint(json.dumps({'move': str(said['seconds'] <= 9)}), flush=True)"
    )
    assert program(script).choose(seen(Stop(9))) == "True"
    assert fault(program("time.sleep(60)"), Stop(0.1)).message == "program-silent"


def test_thinking_can_be_cancelled(program):
    stop = Stop()
    timer = threading.Timer(0.3, stop.cancel)
    timer.start()
    assert fault(program("time.sleep(60)"), stop).message == "program-cancelled"
    timer.join()


def test_a_line_without_an_end_is_cut_off(program):
    script = ASKED + "while True:\n    sys.stdout.write('x' * 10_000)\n"
    assert fault(program(script)).message == "program-too-long"
    longest = ASKED + f"print(json.dumps({{'move': 'show 2', 'why': 'x' * {65_536 - 60}}}), flush=True)\ntime.sleep(60)"
    assert program(longest).choose(seen()) == "show 2"


def test_a_flood_of_lines_is_not_collected(program):
    bot = program(ASKED + 'while True:\n    print(\'{"move": "show 2"}\')\n')
    assert bot.choose(seen()) == "show 2"
    time.sleep(0.3)  # it writes on
    assert len(bot._talk._held) < 4 * 65_536
    assert fault(bot).message == "program-unasked"


def test_a_flood_of_errors_is_read_away(program):
    script = "for line in sys.stdin:\n    sys.stderr.write('x' * 1_000_000)\n    sys.stderr.flush()\n    " + MOVE
    bot = program(script)
    for _ in range(2):
        assert bot.choose(seen()) == "show 2"
    assert len(bot._talk._last_words) <= 4_096


def test_an_output_that_is_closed_while_the_program_runs_on(program):
    assert fault(program("sys.stdout.flush()\nos.close(1)\ntime.sleep(60)")).message == "program-closed"


def test_a_program_that_reads_no_more_cannot_hold_us_up(program):
    """What we write is more than a pipe takes."""
    script = "import sys, time\nsys.stdin.readline()\nprint('{\"ready\": true}', flush=True)\ntime.sleep(60)"
    bot = program(script, greets=False, seconds=0.2)
    table = seen()
    table.seed = "x" * 1_000_000
    with pytest.raises(ProgramFault, match="said nothing"):
        bot.choose(table)


def test_after_a_fault_the_next_decision_starts_it_afresh(program, tmp_path):
    script = f"""
import pathlib
mark = pathlib.Path({str(tmp_path / "mark")!r})
if not mark.exists():
    mark.touch()
    sys.exit(1)
"""
    bot = program(script + ASKED + MOVE)
    fault(bot)
    assert bot.choose(seen()) == "show 2"
    first, second = bot.pids()
    assert not runs(first)
    assert runs(second)


@pytest.mark.parametrize("ending", ["close", "fault", "forgotten"])
def test_what_the_program_has_started_ends_with_it(program, tmp_path, ending):
    script = f"""
import signal, subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(tmp_path / "child")!r}, "w").write(str(child.pid))
for line in sys.stdin:
    {MOVE}
"""
    bot = program(script)
    assert bot.choose(seen()) == "show 2"
    child = int((tmp_path / "child").read_text())
    assert runs(child)
    if ending == "close":
        bot.close()
    elif ending == "fault":
        os.kill(bot.pids()[0], signal.SIGKILL)
        fault(bot)
    else:
        bot._leave()  # what runs when nobody refers to the bot any more, or Python ends
    for _ in range(100):  # the process that adopts the orphan reaps it
        if not _is_alive(child):
            break
        time.sleep(0.05)
    assert not _is_alive(child)


def _is_alive(pid):
    """Whether a process runs; one that nobody has reaped yet doesn't."""
    if not Path("/proc/self").exists():
        return runs(pid)
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_program_that_ignores_the_goodbye_is_ended(program):
    bot = program("import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + ASKED + MOVE + "time.sleep(60)")
    assert bot.choose(seen()) == "show 2"
    bot.close()
    assert not runs(bot.pids()[0])
