"""Pages of other sites: a link there takes nobody's seats away, and what they send is refused."""

import pytest

from tests.server.table import Browser, Running

NEW = {"ruleset": "fogbay", "scenario": "bay", "seats": [{"kind": "me"}, {"kind": "here"}]}
FOREIGN = [
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
    {"origin": "http://[broken"},
]


def test_a_key_comes_with_the_first_call_that_needs_one(browser: Browser) -> None:
    answer = browser.client.post("/api/matches", json=NEW)
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


@pytest.mark.parametrize("path", ["/", "/t/{}", "/m/{}", "/t/none", "/api/matches/{}", "/api/matches"])
def test_a_link_on_another_site_takes_no_seats(served: Running, browser: Browser, path: str) -> None:
    """The browser sends no strict cookie with such a navigation, but the page's own calls have it again."""
    match = browser.start(["me", "here"])
    stranger = Browser(served.url)
    headers = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}
    answer = stranger.client.get(path.format(match), headers=headers)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    browser.client.cookies.update(answer.cookies)
    assert browser.get(f"/matches/{match}")["mine"] == [0, 1]


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_call_from_another_site_is_refused(browser: Browser, headers: dict[str, str]) -> None:
    """Else a form there could found a match, whose answer brings a new key in place of the old one."""
    match = browser.start(["me", "here"])
    for path in ("/api/matches", f"/api/matches/{match}/claim", f"/api/matches/{match}/seats/0/actions"):
        answer = browser.client.post(path, json=NEW, headers=headers)
        assert (answer.status_code, answer.json()) == (403, {"error": "foreign_page"})
        assert "set-cookie" not in answer.headers
    assert browser.get(f"/matches/{match}")["mine"] == [0, 1]


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "same-origin", "origin": "https://behind.a.proxy"},
        {"origin": "https://table.example:8443", "host": "table.example"},
        {"origin": "http://[::1]:8700", "host": "[::1]:8700"},
        {},
    ],
)
def test_the_own_page_and_programs_are_heard(browser: Browser, headers: dict[str, str]) -> None:
    assert browser.client.post("/api/matches", json=NEW, headers=headers).status_code == 201
