"""The command line: `grognard COMMAND`. Errors are one plain sentence and exit code 2."""

import dataclasses
import re
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.console import Console

from grognard import __version__
from grognard.umpire.record import Record
from grognard.umpire.refusal import BadRecord, GrognardError
from grognard.umpire.registry import get, registry
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Data, Setup

if TYPE_CHECKING:
    from grognard.server.app import Config

app = typer.Typer(
    name="grognard",
    help="The umpire that old tabletop wargames never had.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, soft_wrap=True)

Host = Annotated[str, typer.Option(help="Address to listen on.")]
Port = Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)]
Database = Annotated[Path, typer.Option(help="SQLite file that holds the matches.")]
Workers = Annotated[
    int,
    typer.Option(
        help="Processes in which bots think; 0: one a processor.", min=0, max=64, envvar="GROGNARD_WORKERS"
    ),
]
Proxy = Annotated[
    list[str] | None,
    typer.Option(help="Address of a proxy whose X-Forwarded-For is believed, beside this machine's own."),
]
Unlimited = Annotated[
    bool, typer.Option("--unlimited", help="No limits a client: for a closed circle, and for measuring.")
]
Seed = Annotated[str, typer.Option(help="Makes dice and bots repeatable.")]
File = Annotated[Path, typer.Argument(exists=False, help="A record (.grog).")]

HOST, PORT, DATABASE = "127.0.0.1", 8700, Path("grognard.sqlite3")


def main() -> None:
    """Entry point of the `grognard` script."""
    try:
        app()
    except GrognardError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename or 'the file'}: {error.strerror or error}")


def fail(sentence: str) -> NoReturn:
    """One plain sentence on standard error, exit code 2."""
    err.print(f"grognard: {sentence}", markup=False)
    sys.exit(2)


def example(text: str) -> str:
    """The epilogue of a command's help."""
    return f"Example: {text}"


@app.command(epilog=example("grognard serve --port 8000 --database club.sqlite3"))
def serve(
    host: Host = HOST,
    port: Port = PORT,
    database: Database = DATABASE,
    workers: Workers = 0,
    proxy: Proxy = None,
    unlimited: Unlimited = False,
) -> None:
    """Serve the table on the web; matches are kept in one file."""
    from grognard.server.app import serve as run

    run(host, port, config(database, workers, proxy, unlimited), open_browser=False)


@app.command(epilog=example("grognard play"))
def play(
    host: Host = HOST,
    port: Port = PORT,
    database: Database = DATABASE,
    workers: Workers = 0,
    proxy: Proxy = None,
    unlimited: Unlimited = False,
) -> None:
    """Serve, and open the lobby in the browser."""
    from grognard.server.app import serve as run

    run(host, port, config(database, workers, proxy, unlimited), open_browser=True)


def config(database: Path, workers: int, proxy: list[str] | None, unlimited: bool) -> "Config":
    """What the server's options say."""
    from grognard.server.app import Config
    from grognard.server.limits import UNLIMITED, Limits

    limits = UNLIMITED if unlimited else Limits()
    if proxy:
        limits = dataclasses.replace(limits, proxies=(*limits.proxies, *proxy))
    return Config(database, workers=workers, limits=limits)


@app.command(epilog=example("grognard backup /var/backups/grognard.sqlite3"))
def backup(
    copy: Annotated[Path, typer.Argument(help="The copy: a file that does not exist yet.")],
    database: Database = DATABASE,
) -> None:
    """Copy all matches as they stand at one moment, while the server plays on."""
    from grognard.server.store.backup import backup as run

    out.print(f"{run(database, copy)} matches copied to {copy}", markup=False)


@app.command(epilog=example("grognard rulesets"))
def rulesets() -> None:
    """List the installed games, their scenarios and strengths; and those that failed to load."""
    from grognard.bots.strengths import levels_of

    for name, ruleset in sorted(registry().rulesets.items()):
        low, high = ruleset.players
        levels = ", ".join(levels_of(ruleset))
        out.print(f"{name}: {ruleset.title}, rules {ruleset.version}, {low} to {high} players", markup=False)
        out.print(f"  scenarios: {' '.join(ruleset.scenarios)}; bots: {levels}", markup=False)
    for name, problem in registry().failed.items():
        err.print(f"{name} failed to load: {problem}", markup=False)


@app.command(epilog=example("grognard bot ultrawarrior --scenario 1 --levels regular,recruit --matches 20"))
def bot(
    ruleset: Annotated[str, typer.Argument(help="The game.")],
    scenario: Annotated[str, typer.Option(help="A scenario's id.")] = "",
    levels: Annotated[str, typer.Option(help="A strength for each seat, or one for all.")] = "",
    seats: Annotated[int, typer.Option(help="Number of seats; 0: the scenario's own.", min=0)] = 0,
    option: Annotated[list[str] | None, typer.Option(help="A match option, name=value.")] = None,
    seed: Seed = "1",
    matches: Annotated[int, typer.Option(help="How many; more than one prints a summary.", min=1)] = 1,
    swap: Annotated[bool, typer.Option(help="Swap the strengths' seats in every other match.")] = False,
    output: Annotated[Path | None, typer.Option(help="Write the record here.")] = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Every strength against others, as the game's ladder.yaml says.")
    ] = False,
) -> None:
    """Let bots play; print the record, or a summary of many matches."""
    if ladder:
        climb(get(ruleset), seed, None if matches == 1 else matches)
        return
    from rich.progress import track

    from grognard.lab.arena import Contest, Summary, results

    game = get(ruleset)
    contest = Contest(
        game,
        Setup(scenario or next(iter(game.scenarios)), options_of(game, option or []), seats or None),
        tuple(level for level in levels.split(",") if level),
        swap,
    )
    if matches == 1:
        text = contest.play(seed).close().text()
        if output is None:
            sys.stdout.write(text)
        else:
            output.write_text(text, encoding="utf-8")
        return
    summary = Summary()
    for played in track(results(contest, seed, matches), "matches", matches, console=err, transient=True):
        summary.add(played)
    out.print(summary.text(), markup=False)


def climb(game: Ruleset, seed: str, matches: int | None) -> None:
    """The ladder, rung by rung; exit code 1 if a strength is not what it should be."""
    from time import monotonic

    from grognard.lab.ladder import Ladder, plan_of

    begun = monotonic()
    found = Ladder(game, plan_of(game))
    for rung in found.climb(seed, matches):
        out.print(rung.text(), markup=False)
    out.print(found.text(), markup=False)
    out.print(f"{(monotonic() - begun) / 60:.1f} minutes", markup=False)
    if found.problems():
        raise typer.Exit(1)


def options_of(ruleset: Ruleset, texts: list[str]) -> Data:
    """`name=value` texts as options; numbers and truth values are read as such."""
    options: Data = {}
    for text in texts:
        name, _, value = text.partition("=")
        info = ruleset.options.get(name)
        known = [] if info is None else [str(item) for item in info.values]
        if info is not None and value.lower() in ("true", "false"):
            options[name] = value.lower() == "true"
        elif re.fullmatch(r"-?[0-9]{1,18}", value) and (
            info is None or value not in known or _is_number(info.default)
        ):
            options[name] = int(value)
        else:
            options[name] = value
    return options


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


@app.command(epilog=example("grognard replay match.grog --at 40"))
def replay(
    record: File,
    at: Annotated[
        int | None, typer.Option(help="Stop before this entry and print the position.", min=1)
    ] = None,
) -> None:
    """Play a record again and print what was told, or the position at an entry."""
    import msgspec

    from grognard.umpire.replay import replay as again
    from grognard.umpire.words import SPECTATOR

    read = read_record(record)
    match = again(get(read.header.ruleset), read, upto=at)
    if at is not None:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(match.position.notation())).decode() + "\n")
        return
    from grognard.lab.telling import Teller

    teller = Teller(match.ruleset)
    for number, event in enumerate(match.streams.after(SPECTATOR, 0), start=1):
        out.print(f"{number:4} {teller.line(match.view(SPECTATOR), event)}", markup=False)


@app.command(epilog=example("grognard verify match.grog"))
def verify(
    record: File,
    parent: Annotated[
        Path | None, typer.Option(help="Of a branch: the record that it left; compared with its beginning.")
    ] = None,
) -> None:
    """Check that a finished record replays and that its dice were fixed before play."""
    from grognard.umpire.branch import check_branch
    from grognard.umpire.replay import verify as prove

    read = read_record(record)
    ruleset = get(read.header.ruleset)
    found = prove(ruleset, read)
    if not found.ok:
        err.print(f"grognard: {found.problem}", markup=False)
        raise typer.Exit(1)
    if parent is not None:
        check_branch(ruleset, read, read_record(parent))
        out.print("It begins where it says that it left the other record.")
    out.print(
        f"{found.opened} open and {found.hidden} hidden rolls were fixed before play; the record replays."
    )


def read_record(path: Path) -> Record:
    """The record of a file. Raises BadRecord."""
    try:
        return Record.read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: not a text file ({error.reason})") from None


@app.command(epilog=example("grognard case tests/cases/ultrawarrior.yaml"))
def case(files: Annotated[list[Path], typer.Argument(help="Case files; or a game: all of its own.")]) -> None:
    """Run executable cases; one line for each that fails."""
    from rich.progress import track

    from grognard.umpire.cases import load, run_case

    passed = failed = 0
    for file in [path for named in files for path in cases_named(named)]:
        document = load(file)
        ruleset = get(str(document.get("ruleset")))
        for entry in track(document["cases"], description=file.name, console=err, transient=True):
            failure = run_case(ruleset, entry)
            if failure is None:
                passed += 1
            else:
                failed += 1
                out.print(str(failure), markup=False)
    out.print(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)


def cases_named(named: Path) -> list[Path]:
    """The file; or the case files of the game of this name, said so if it has none."""
    game = registry().rulesets.get(str(named))
    if named.exists() or game is None:
        return [named]
    found = own_cases(game)
    if not found:
        from grognard.umpire.case_files import nowhere

        fail(nowhere(game))
    return found


def own_cases(game: Ruleset, more: Iterable[Path] = ()) -> list[Path]:
    """The case files of the game's project, of `tests/cases` here, and of `more`."""
    from grognard.umpire.case_files import case_files

    return case_files(game, [Path("tests/cases"), *more])


@app.command(epilog=example("grognard rules ultrawarrior --gaps"))
def rules(
    ruleset: Annotated[str, typer.Argument(help="The game.")],
    cases: Annotated[
        list[Path] | None, typer.Option(help="Case files, or folders of them (default: the game's own).")
    ] = None,
    gaps: Annotated[bool, typer.Option(help="Only what is missing.")] = False,
) -> None:
    """Trace every rule: its sentence's kind, the code that carries it out, the cases that test it."""
    from grognard.umpire.case_files import within
    from grognard.umpire.trace import trace

    game = get(ruleset)
    files = [path for named in cases for path in within(game, named)] if cases else own_cases(game)
    found = trace(game, files)
    for row in [] if gaps else found.rows:
        code, tested = " ".join(row.code) or "-", " ".join(row.cases) or "-"
        out.print(f"{row.rule.id} ({row.rule.kind})  {code}  {tested}", markup=False)
    for problem in found.problems:
        out.print(problem, markup=False)
    out.print(f"{len(found.rows)} rules, {len(found.problems)} gaps")
    if found.problems:
        raise typer.Exit(1)


@app.command(epilog=example("grognard bench ultrawarrior --seconds 2"))
def bench(
    ruleset: Annotated[str, typer.Argument(help="The game; empty: all.")] = "",
    scenario: Annotated[str, typer.Option(help="A scenario's id.")] = "",
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.", min=0.05)] = 1.0,
    seed: Annotated[int, typer.Option(help="Seed of the random play.")] = 1,
    file: Annotated[
        Path | None, typer.Option(help="Where results are kept (default: the user's state folder).")
    ] = None,
) -> None:
    """Decisions, clones, menus, views a second beside python-chess; the change since the last run."""
    from grognard.lab.bench_table import measured

    for name in [ruleset] if ruleset else sorted(registry().rulesets):
        for part in measured(get(name), scenario, seconds, seed, file):
            out.print(part, markup=False)
    if find_spec("chess") is None:
        out.print("python-chess is not installed (pip install chess), so there is nothing to compare with.")


@app.command(epilog=example("grognard version"))
def version() -> None:
    """Print the version."""
    out.print(__version__)


if __name__ == "__main__":
    main()
