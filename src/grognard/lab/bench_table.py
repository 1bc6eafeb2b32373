"""`grognard bench` as it is printed: a table of figures with their change since the last run of the kind."""

from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from grognard.lab.bench import Figure, bench
from grognard.lab.bench_history import (
    Run,
    append,
    change,
    default_file,
    last_like,
    read,
    this_kind,
    this_run,
)
from grognard.umpire.ruleset import Ruleset


def measured(
    ruleset: Ruleset, scenario: str, seconds: float, seed: int, file: Path | None
) -> Iterator[Table | str]:
    """Measure, keep the result in the file, and what is to be printed."""
    scenario = scenario or next(iter(ruleset.scenarios))
    file = file or default_file()
    kind = this_kind(ruleset.name, scenario)
    runs, strange = read(file)
    before = last_like(runs, kind)
    figures = bench(ruleset, scenario, seconds, seed)
    yield table_of(f"{ruleset.name}, scenario {scenario}, seed {seed}, {kind.code}", figures, before)
    append(file, this_run(kind, seed, seconds, figures))
    yield source_of(file, before, strange)


def table_of(title: str, figures: list[Figure], before: Run | None) -> Table:
    """A row a figure."""
    columns = ("figure", "a second", "ms", "ms at most", "to python-chess", "change")
    table = Table(*columns, title=title)
    for figure in figures:
        table.add_row(
            figure.name,
            f"{figure.per_second:,.0f}",
            f"{1000 / figure.per_second:.4f}",
            "" if figure.longest is None else f"{1000 * figure.longest:.1f}",
            "" if figure.ratio is None else f"{figure.ratio:.2f}",
            change(figure, before),
        )
    return table


def source_of(file: Path, before: Run | None, strange: int) -> str:
    """Where the result is kept, and what it was compared with."""
    last = "the first of its kind" if before is None else f"the last of its kind is of {before.date}"
    if before is not None and before.commit:
        last += f" (commit {before.commit})"
    passed = f"; {strange} lines of it are no results and are passed over" if strange else ""
    return f"Kept in {file}: {last}{passed}."
