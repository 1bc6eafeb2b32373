"""Scripts and styles come compressed to those who take it; nothing else is touched."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.server.packing import takes_gzip
from tests.server.table import Browser, running

SCRIPT = "console.log('the client');\n" * 500


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "assets" / "app.js").write_text(SCRIPT)
    (tmp_path / "static" / "assets" / "font.woff2").write_bytes(b"font" * 500)
    return tmp_path / "static"


@pytest.fixture
def visitor(database: Path, static: Path) -> Iterator[Browser]:
    with running(database, static=static) as served:
        browser = Browser(served.url)
        yield browser
        browser.close()


def test_a_script_comes_packed_to_who_takes_it(visitor: Browser) -> None:
    for _ in range(2):
        with visitor.client.stream(
            "GET", "/assets/app.js", headers={"accept-encoding": "br, gzip"}
        ) as answer:
            packed = b"".join(answer.iter_raw())
        assert gzip.decompress(packed).decode() == SCRIPT
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) == len(packed) < len(SCRIPT) / 10
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    plain = visitor.client.get("/assets/app.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert (plain.text, plain.headers["vary"]) == (SCRIPT, "Accept-Encoding")


def test_a_script_that_was_built_anew_is_packed_anew(visitor: Browser, static: Path) -> None:
    assert visitor.client.get("/assets/app.js").text == SCRIPT
    (static / "assets" / "app.js").write_text("another")
    assert visitor.client.get("/assets/app.js").text == "another"


def test_fonts_and_streams_are_not_packed(visitor: Browser) -> None:
    assert "content-encoding" not in visitor.client.get("/assets/font.woff2").headers
    stream = visitor.listen(visitor.start(["me", "here"]), 0)
    assert stream.table()["scene"]
    assert stream.response is not None
    assert "content-encoding" not in stream.response.headers


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("br", False),
        ("", False),
    ],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes
