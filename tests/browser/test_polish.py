"""The page in Polish: a whole match by script, and not a word of English or of the notation on any page."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Found, Visit
from tests.browser.ground import distance
from tests.browser.play import check_dice, download, open_match, prove, seated, turn
from tests.browser.player import Player
from tests.browser.survey import OVERFLOW, READ, strangers
from tests.browser.table import Seen, look, wait
from tests.browser.watch import Watch

SHOTS = 6
"""Decisions between two surveys in mid-match."""


class Surveyor:
    """Reads every page that is met; what is not Polish, or does not fit, is kept with where it stood."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = defaultdict(set)
        self.texts: set[str] = set()
        self.pages = 0

    def read(self, page: Page, where: str) -> None:
        self.pages += 1
        self.texts |= set(page.evaluate(READ))
        for text in [*strangers(page, "pl", "en"), *page.evaluate(OVERFLOW)]:
            self.found[text].add(where)


@contextmanager
def surveying(found: Found) -> Iterator[Surveyor]:
    surveyor = Surveyor()
    yield surveyor
    found(f"in Polish: {surveyor.pages} pages, {len(surveyor.texts)} texts")
    assert not surveyor.found, "\n".join(f"{text!r} ({', '.join(at)})" for text, at in surveyor.found.items())


def refused_click(page: Page, player: Player, seen: Seen) -> None:
    """A weapon in hand, pointed where it cannot reach; the rule that says so is opened."""
    own = next(one for one in seen.standing().values() if one.ref in seen.sheets)
    page.locator('[data-tool^="frost_bolt:"] [data-testid="tool-head"]').first.click()
    player.click_hex(max(("0505", "2405", "0524", "2424"), key=lambda hex: distance(own.hex, hex)))
    expect(page.get_by_test_id("note")).to_contain_text("Poza zasięgiem")
    page.get_by_test_id("note").get_by_test_id("rule-chip").click()
    expect(page.get_by_test_id("rule-text").locator('[lang="en"]')).not_to_be_empty()
    expect(page.get_by_test_id("rule-text")).to_contain_text("Zasady są po angielsku")


def read_help(page: Page, surveyor: Surveyor) -> None:
    """Keys, rules, the match, its dice, luck."""
    page.get_by_role("button", name="Pomoc").click()
    for one in page.get_by_test_id("help-page").all():
        one.click()
        page.wait_for_timeout(200)
        surveyor.read(page, f"help {one.inner_text()}")
    page.get_by_test_id("help").get_by_role("button", name="Zamknij").click()


def let_go(page: Page) -> None:
    for _ in range(5):
        page.keyboard.press("Escape")


def test_a_match_in_polish(visit: Visit, found: Found, tmp_path: Path) -> None:
    """Lobby, card, preview, refusal, rule, help, log, end, look back: scenario 1 against a recruit."""
    page = visit(locale="pl-PL")
    with surveying(found) as surveyor:
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        page.get_by_test_id("options").locator("summary").click()
        for scenario in page.get_by_test_id("scenario").all():
            scenario.click()
            surveyor.read(page, "lobby")
        open_match(page, "1", ["me", "bot:recruit"])
        seated(page)
        player, asked_before = Player(page, shields=(7,)), set()
        while not (seen := turn(page)).over:
            if not seen.asked:
                page.wait_for_timeout(30)
                continue
            if seen.kind not in asked_before or player.decisions % SHOTS == 0:
                asked_before.add(seen.kind)
                surveyor.read(page, f"card {seen.kind}")
                if seen.kind == "act":
                    for head in page.get_by_test_id("tool-head").all():
                        head.click()
                        surveyor.read(page, f"tool {head.inner_text()}")
                    let_go(page)
            if "refusal" not in asked_before and any(tool.startswith("frost_bolt") for tool in seen.tools):
                asked_before.add("refusal")
                refused_click(page, player, look(page))
                surveyor.read(page, "refusal")
                let_go(page)
                read_help(page, surveyor)
            player.decide(look(page))
        surveyor.read(page, "end")
        record = download(page, tmp_path)
        prove(record, seen.over)
        check_dice(page)
        surveyor.read(page, "proved")
        read_help(page, surveyor)
        page.get_by_test_id("replay").click()
        for _ in range(3):
            surveyor.read(page, "replay")
            page.get_by_test_id("step-on").click()
        page.get_by_test_id("back-to-now").click()
        page.goto(page.url.partition("/t/")[0])
        expect(page.get_by_test_id("my-match")).to_contain_text("zakończona")
        surveyor.read(page, "my matches")


def test_others_at_the_table_in_polish(visit: Visit, found: Found, watch: Watch) -> None:
    """Waiting room, an opponent's offers, undo, a spectator, a curtain, links that lead nowhere."""
    page = visit(locale="pl-PL")
    with surveying(found) as surveyor:
        open_match(page, "4", ["me", "link"])
        link = page.get_by_test_id("link").input_value()
        surveyor.read(page, "waiting")
        path, token = link.split("/t/")[1].split("#")
        guest = visit(f"/t/{path}#{token}", locale="pl")
        seated(page), seated(guest)
        for one in (page, guest):
            Player(one, shields=(4,)).decide(wait(one, lambda seen: seen.asked, "Shields"))
        watcher = visit(f"/t/{path}", locale="pl")
        seated(watcher)
        surveyor.read(watcher, "spectator")
        wait(page, lambda seen: seen.asked or look(guest).asked, "an Impulse")
        actor, other = (page, guest) if look(page).asked else (guest, page)
        for one in (actor, other):
            Player(one).decide(wait(one, lambda seen: seen.asked, "an Impulse"))
        wait(actor, lambda seen: seen.asked, "the next Impulse")
        for at, button in (
            (actor, "Cofnij"),
            (actor, "Tak, cofnij"),
            (other, "Zgoda"),
            (actor, "Zaproponuj remis"),
            (other, "Zgoda"),
        ):
            surveyor.read(at, f"before {button}")
            at.get_by_role("button", name=button).first.click()
            surveyor.read(other, f"after {button}")
            at.wait_for_timeout(300)
        wait(watcher, lambda seen: seen.over, "the end")
        surveyor.read(watcher, "draw")
        watch.allow("status of 404")
        wrong = visit("/t/nosuchmatch", locale="pl")
        expect(wrong.get_by_test_id("message")).to_contain_text("Nie ma takiej partii")
        surveyor.read(wrong, "no match")


def test_two_at_one_screen_in_polish(visit: Visit, found: Found) -> None:
    page = visit(locale="pl-PL")
    with surveying(found) as surveyor:
        open_match(page, "8", ["me", "here"])
        seated(page)
        surveyor.read(page, "curtain")
        for _ in range(6):
            seen = wait(page, lambda now: now.asked or now.curtain, "a decision")
            if seen.curtain:
                surveyor.read(page, "curtain")
                page.get_by_test_id("curtain-open").click()
                continue
            surveyor.read(page, f"card {seen.kind}")
            Player(page, shields=(3,)).decide(seen)


def test_the_other_game_in_polish(visit: Visit, found: Found) -> None:
    """Fog Bay, as a stranger would write it: bots play, the whole log and every tenth moment are read."""
    page = visit(locale="pl-PL")
    with surveying(found) as surveyor:
        page.locator('[data-testid="game"][data-game="fogbay"]').click()
        for one in page.get_by_test_id("scenario").all():
            one.click()
            surveyor.read(page, "lobby")
        for scenario in ("bay", "narrows"):
            page.locator(f'[data-testid="scenario"][data-scenario="{scenario}"]').click()
            for kind in page.get_by_test_id("seat-kind").all():
                kind.select_option("bot:recruit")
            page.get_by_test_id("start").click()
            wait(page, lambda seen: seen.over, "the end", 60)
            surveyor.read(page, f"{scenario}: end")
            lines = page.get_by_test_id("log-line")
            for n in range(0, lines.count(), 12):
                lines.nth(n).get_by_role("button").first.click()
                surveyor.read(page, f"{scenario}: then")
            page.goto(page.url.partition("/t/")[0])
            page.locator('[data-testid="game"][data-game="fogbay"]').click()
        open_fog(page)
        wait(page, lambda seen: seen.asked, "the crews")
        surveyor.read(page, "card")


def open_fog(page: Page) -> None:
    page.locator('[data-testid="scenario"][data-scenario="bay"]').click()
    page.get_by_test_id("start").click()


def test_polish_fits_a_phone(visit: Visit, found: Found) -> None:
    """Polish is a fifth longer: nothing may be cut off or push the page wide."""
    page = visit(locale="pl-PL", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    with surveying(found) as surveyor:
        page.get_by_test_id("options").locator("summary").click()
        surveyor.read(page, "lobby")
        open_match(page, "5", ["me", "bot:recruit"])
        seated(page)
        player = Player(page, shields=(9,))
        for _ in range(5):
            seen = wait(page, lambda now: now.asked, "a decision")
            surveyor.read(page, f"card {seen.kind}")
            player.decide(seen)
        read_help(page, surveyor)


UNFIT = """() => {
  document.body.innerHTML = "<p>Pocisk Elektronów</p><p>Las</p>";
  const [cut, outside] = document.body.children;
  Object.assign(cut.style, { width: "40px", overflow: "hidden", whiteSpace: "nowrap" });
  Object.assign(outside.style, { width: "40px", marginLeft: "5000px" });
}"""


def test_what_does_not_fit_is_found(visit: Visit) -> None:
    page = visit(locale="pl-PL")
    page.evaluate(UNFIT)
    first, second, third = page.evaluate(OVERFLOW)
    assert (first, second) == ("cut off: Pocisk Elektronów", "outside: Las")
    assert third.startswith("the page is")


def test_the_language_is_chosen_in_the_page_and_remembered(visit: Visit) -> None:
    page = visit(locale="de-DE")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_test_id("language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_test_id("start")).to_have_text("Otwórz partię")
    page.reload()
    expect(page.get_by_test_id("start")).to_have_text("Otwórz partię")
    open_match(page, "6", ["me"])
    before = wait(page, lambda seen: seen.asked, "the Shields")
    page.get_by_role("button", name="Pomoc").click()
    page.get_by_test_id("language").select_option("en")
    after = wait(page, lambda seen: seen.asked and seen.lang == "en", "the Shields in English")
    assert (after.number, after.last, after.kind) == (before.number, before.last, before.kind)
    assert after.title != before.title
    assert not strangers(page, "en", "pl")


def test_the_survey_finds_english(visit: Visit) -> None:
    """What it is to catch, on a page of our own."""
    page = visit(locale="pl-PL")
    assert not strangers(page, "pl", "en")
    planted = (
        '<p>Nothing to undo</p><b title="Fire"></b><i>uw-line-hit</i><i>hb_13_15</i><i>uw.attack</i>'
        '<p lang="en">Nothing to undo</p><p>Nie ma czego cofnąć</p>'
    )
    page.evaluate("html => { document.body.innerHTML = html; }", planted)
    assert strangers(page, "pl", "en") == {"Nothing to undo", "Fire", "uw-line-hit", "hb_13_15", "uw.attack"}
