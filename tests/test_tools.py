"""Compiled code never outlives its sources."""

from pathlib import Path

import pytest

from tools import compile as tool


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree of one compiled module, with its library and stamp."""
    umpire = tmp_path / "src" / "grognard" / "umpire"
    umpire.mkdir(parents=True)
    (umpire / "dice.py").write_text("SIDES = 6\n")
    (umpire / "words.py").write_text("WORDS = ()\n")
    (umpire / "dice.so").touch()
    (tmp_path / "src" / "grognard__mypyc.so").touch()
    (tmp_path / "pyproject.toml").write_text(
        '[tool.grognard]\ncompile = ["grognard/umpire/*.py"]\nplain = ["*/words.py"]\n'
    )
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "SOURCE", tmp_path / "src")
    (tmp_path / "src" / tool.STAMP).write_text(tool.fingerprint())
    return tmp_path / "src"


def libraries(source: Path) -> list[str]:
    return sorted(path.name for path in source.rglob("*.so"))


def test_globs_choose_what_is_compiled(source: Path) -> None:
    assert tool.modules() == ["grognard/umpire/dice.py"]


def test_fresh_code_stays(source: Path) -> None:
    tool.main(["check"])
    assert libraries(source) == ["dice.so", "grognard__mypyc.so"]


@pytest.mark.parametrize("changed", ["dice.py", "words.py", "new.py"])
def test_a_changed_source_removes_all(source: Path, changed: str, capsys: pytest.CaptureFixture[str]) -> None:
    (source / "grognard" / "umpire" / changed).write_text("SIDES = 20\n")
    tool.main(["check"])
    assert libraries(source) == []
    assert "make fast" in capsys.readouterr().out


def test_clean_removes_all(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tool.main(["clean"])
    assert libraries(source) == []
    assert capsys.readouterr().out.startswith("2 ")


def test_a_copy_forgets_what_the_source_no_longer_has(source: Path, tmp_path: Path) -> None:
    base = tmp_path / "copy"
    tool.copy(base)
    assert (base / "grognard" / "umpire" / "words.py").exists()
    assert libraries(base) == []
    (source / "grognard" / "umpire" / "words.py").unlink()
    tool.copy(base)
    assert not (base / "grognard" / "umpire" / "words.py").exists()
    assert (base / "grognard" / "umpire" / "dice.py").exists()
