"""Texts agree in all languages, of every registered game, the umpire and the page; each is told somewhere."""

import re
from itertools import chain
from pathlib import Path

import pytest

import grognard
from grognard.umpire.registry import registry
from tests.laws.locales import (
    LANGUAGES,
    Call,
    Texts,
    calls,
    disagreements,
    read,
    read_file,
    unused_by_game,
)
from tests.laws.texts import UMPIRE

pytestmark = pytest.mark.laws
CLIENT = Path(__file__).parents[2] / "client"
PLACES = {
    "umpire": (UMPIRE, ""),
    "page": (CLIENT / "locales", ""),
    "seats": (CLIENT / "locales", "umpire."),
} | {name: (registry().get(name).file("locales"), "") for name in sorted(registry().rulesets)}
"""Folder, and what stands before the language in a file's name."""


def texts(place: str, language: str) -> Texts:
    folder, start = PLACES[place]
    return read_file(folder / f"{start}{language}.ftl", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_a_file_is_whole(place: str, language: str) -> None:
    assert texts(place, language).faults == []


@pytest.mark.parametrize("place", PLACES)
def test_languages_agree(place: str) -> None:
    assert disagreements(texts(place, "en"), texts(place, "pl")) == []


@pytest.mark.parametrize("name", sorted(registry().rulesets))
def test_no_text_of_a_game_is_unused(name: str) -> None:
    ruleset = registry().get(name)
    names = texts(name, "en").messages
    prefix = ruleset.prefix.lower()
    assert [one for one in names if not one.startswith(f"{prefix}-")] == []
    assert unused_by_game(names, prefix, ruleset.file("locales").parent) == []


@pytest.mark.parametrize("name", sorted(registry().rulesets))
def test_a_game_credits_its_makers_alike(name: str) -> None:
    """The page shows the translation; README and other programs the ruleset's own sentence."""
    ruleset = registry().get(name)
    assert texts(name, "en").messages[f"{ruleset.prefix.lower()}-credit"].words.strip() == ruleset.credit


def test_the_umpire_has_no_text_that_nobody_tells() -> None:
    package = Path(str(grognard.__file__)).parent
    sources = "\n".join(
        path.read_text("utf-8") for room in ("umpire", "server") for path in (package / room).rglob("*.py")
    )
    told = set(re.findall(r'"(um-[\w-]+)"', sources))
    assert told == set(texts("umpire", "en").messages)
    assert set(texts("seats", "en").messages) <= told


# ---- the page


def page_calls() -> list[Call]:
    paths = chain((CLIENT / "src").rglob("*.ts"), (CLIENT / "src").rglob("*.svelte"))
    return [call for path in sorted(paths) for call in calls(path)]


def test_the_page_asks_for_texts_that_exist_with_their_arguments() -> None:
    own = texts("page", "en").messages
    faults = []
    for call in page_calls():
        faults += [f"{call.where}: no {id}" for id in call.ids if "-" in id and id not in own]
        faults += [
            f"{call.where}: none begins with {start}"
            for start in call.starts
            if not any(name.startswith(start) for name in own)
        ]
        for id in call.ids:
            if id in own and len(call.ids) == 1 and (missing := own[id].variables - call.given):
                faults.append(f"{call.where}: {id} wants {sorted(missing)}")
    assert faults == []


def test_every_problem_of_the_server_has_its_words() -> None:
    """What `docs/wire.md` says that the server may answer, and what its sources do."""
    wire = (CLIENT.parent / "docs" / "wire.md").read_text("utf-8")
    server = Path(str(grognard.__file__)).parent / "server"
    sources = "\n".join(path.read_text("utf-8") for path in server.rglob("*.py"))
    codes = set(re.findall(r'Problem\(\s*\d+,\s*"(\w+)"', sources)) | set(
        re.findall(r'"error": ?"(\w+)"', sources)
    )
    assert len(codes) > 10
    assert codes == set(re.findall(r'error: "(\w+)"', wire))
    assert {f"problem-{code}" for code in codes} <= texts("page", "en").messages.keys()


def test_no_text_of_the_page_is_unused() -> None:
    sources = "\n".join(
        path.read_text("utf-8") for path in (CLIENT / "src").rglob("*") if path.suffix in (".ts", ".svelte")
    )
    words = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", sources))
    starts = {start for call in page_calls() for start in call.starts}
    own = texts("page", "en").messages
    assert [name for name in own if name not in words and not name.startswith(tuple(starts))] == []


# ---- each fault, planted


ENGLISH = """
aa-one = { $who } goes { $n ->
    [one] a step
   *[other] { $n } steps
}
aa-two = Nothing of this was ever told to anybody.
"""
POLISH = """
aa-one = { $who-ins } idzie { $n ->
    [one] krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
}
aa-two = Tego nikomu nie mówiono.
"""


@pytest.mark.parametrize(
    ("here", "instead", "fault"),
    [
        ("aa-two = Tego nikomu nie mówiono.", "", "aa-two is missing"),
        ("aa-two = Tego", "aa-three = I to.\naa-two = Tego", "aa-three is too many"),
        ("{ $who-ins } idzie", "Idzie", "aa-one lacks $who"),
        ("{ $who-ins }", "{ $who } z { $whom }", "aa-one wants $whom, which nobody gives"),
        ("Tego nikomu nie mówiono.", "Nothing of this was ever told to anybody.", "aa-two is not translated"),
        ("aa-two = Tego nikomu", "aa-one = Tego nikomu", "aa-one is there twice"),
        ("    [few] { $n } kroki\n", "", "aa-one: no plural few"),
        ("aa-two = Tego", "aa two = Tego", "is no message: aa two = Tego nikomu nie mówiono."),
    ],
)
def test_a_fault_is_found(here: str, instead: str, fault: str) -> None:
    english, sound = read(ENGLISH, "en"), read(POLISH, "pl")
    assert english.faults + sound.faults + disagreements(english, sound) == []
    assert here in POLISH
    faulty = read(POLISH.replace(here, instead), "pl")
    assert fault in faulty.faults + disagreements(english, faulty)


def test_an_unused_text_is_found(tmp_path: Path) -> None:
    (tmp_path / "lines.py").write_text(
        'text("one")\nterm("ground", "deep_water")\ntext(f"goal-{n}")\ntext(f"a{n}")\n'
    )
    names = ["aa-one", "aa-ground-deep-water", "aa-goal-7", "aa-scenario-1", "aa-two", "aa-ground-lava"]
    assert unused_by_game(names, "aa", tmp_path) == ["aa-ground-lava", "aa-two"]


def test_a_call_is_read(tmp_path: Path) -> None:
    page = tmp_path / "Page.svelte"
    page.write_text('{t("aa-one", { who: say(a, b), n })} {t(on ? "bb" : "cc-d")} {t(`level-${x}`)} {let(1)}')
    first, second, third = calls(page)
    assert (first.ids, first.given) == (["aa-one"], {"who", "n"})
    assert second.ids == ["bb", "cc-d"]
    assert third.starts == ["level-"]
