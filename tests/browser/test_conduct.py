"""How the page behaves when things go as they go: closed pages, killed servers, second tabs, wrong links."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.play import open_match, seated, turn
from tests.browser.player import Player
from tests.browser.served import Served
from tests.browser.table import Seen, look, wait
from tests.browser.watch import Watch

AWAY = ("net::ERR", "Failed to load resource", "console: preview")


def alone(visit: Visit, shield: int = 5, **how: Any) -> tuple[Page, Player]:
    """Scenario 6, whose one seat plays alone, after its first Shields; `how` is `visit`'s."""
    page = visit(**how)
    open_match(page, "6", ["me"])
    player = Player(page, shields=(shield,))
    player.decide(asked(page, "shields"))
    asked(page, "act")
    return page, player


def two(visit: Visit) -> tuple[Page, Page]:
    """Scenario 1 in two browsers, by the link."""
    page = visit()
    open_match(page, "1", ["me", "link"])
    guest = visit(link_of(page))
    seated(page)
    seated(guest)
    return page, guest


def link_of(page: Page) -> str:
    """The link that the waiting room shows, without its host."""
    link = urlsplit(page.get_by_test_id("link").input_value())
    return f"{link.path}#{link.fragment}"


def asked(page: Page, kind: str) -> Seen:
    return wait(page, lambda seen: seen.asked and seen.kind == kind, f"the decision {kind}")


def log(page: Page) -> list[str]:
    return page.get_by_test_id("log-line").all_inner_texts()


def path_of(page: Page) -> str:
    return urlsplit(page.url).path


def told(seen: Seen) -> tuple[object, ...]:
    """What must be the same after coming back."""
    return (seen.number, seen.kind, seen.title, seen.turn, seen.phase, seen.pieces, seen.sheets, seen.last)


# ---- coming back


def test_a_closed_page_comes_back_as_it_was(visit: Visit) -> None:
    page, player = alone(visit)
    for _ in range(2):
        player.decide(asked(page, "act"))
    before, lines, path = told(asked(page, "act")), log(page), path_of(page)
    home = visit("/", of=page)
    page.close()
    home.locator(f'[data-testid="my-match"][data-match="{path.rpartition("/")[2]}"]').click()
    assert told(asked(home, "act")) == before
    assert log(home) == lines
    Player(home).decide(look(home))


def test_the_back_button_leaves_and_returns(visit: Visit) -> None:
    page, _ = alone(visit)
    before = told(look(page))
    page.go_back()
    expect(page.get_by_test_id("lobby")).to_be_visible()
    page.go_forward()
    assert told(asked(page, "act")) == before
    page.reload()
    assert told(asked(page, "act")) == before


def test_both_pages_go_on_after_kill_9(visit: Visit, served: Served, watch: Watch) -> None:
    page, guest = two(visit)
    watch.allow(*AWAY)
    for one in (page, guest):
        Player(one, shields=(9,)).decide(asked(one, "shields"))
    first = wait(page, lambda seen: seen.asked or look(guest).asked, "an Impulse")
    actor, other = (page, guest) if first.asked else (guest, page)
    before, lines = told(look(actor)), log(other)
    served.kill()
    for one in (page, guest):
        expect(one.get_by_test_id("away")).to_be_visible()
        assert look(one).link == "away"
    served.start()
    for one in (page, guest):
        expect(one.get_by_test_id("away")).to_have_count(0, timeout=20_000)
    assert told(look(actor)) == before
    assert log(other) == lines
    Player(actor).decide(look(actor))
    asked(other, "act")


def test_an_action_given_while_the_server_is_away_is_done_once(
    visit: Visit, served: Served, watch: Watch
) -> None:
    page, _ = alone(visit)
    watch.allow(*AWAY)
    before = asked(page, "act")
    served.kill()
    page.keyboard.press("s")
    page.get_by_test_id("commit").click()
    expect(page.get_by_test_id("away")).to_be_visible()
    served.start()
    after = wait(page, lambda seen: seen.asked and seen.number > before.number, "the next decision")
    assert after.number == before.number + 1
    assert len([line for line in log(page) if "stays still" in line]) == 1


# ---- two tabs


def test_a_second_tab_follows(visit: Visit) -> None:
    page, player = alone(visit)
    tab = visit(path_of(page), of=page)
    assert told(asked(tab, "act")) == told(look(page))
    player.decide(look(page))
    now = asked(page, "act")
    wait(tab, lambda seen: seen.last == now.last and seen.number == now.number, "the other tab")
    assert told(look(tab)) == told(look(page))
    Player(tab).decide(look(tab))
    wait(page, lambda seen: seen.last == look(tab).last, "the first tab")


def test_acting_in_a_stale_tab_is_told(visit: Visit, watch: Watch) -> None:
    """The second tab's answer is on its way when the first has acted already."""
    page, player = alone(visit)
    tab = visit(path_of(page), of=page)
    before = asked(tab, "act")
    held: list[Route] = []
    tab.route("**/actions", lambda route: held.append(route))
    tab.keyboard.press("s")
    tab.get_by_test_id("commit").click()
    wait(tab, lambda _: held, "the answer on its way")
    player.decide(look(page))
    now = asked(page, "act")
    watch.allow("409")
    held[0].continue_()
    notice = tab.get_by_test_id("notice")
    expect(notice).to_contain_text("moved on")
    assert wait(tab, lambda seen: seen.number == now.number, "the fresh decision").last == now.last
    assert now.number == before.number + 1
    tab.unroute("**/actions")
    Player(tab).decide(look(tab))


# ---- links


def test_wrong_and_spent_links_say_so(visit: Visit, watch: Watch) -> None:
    watch.allow("404", "403")
    nowhere = visit("/t/nowhere")
    expect(nowhere.get_by_test_id("message")).to_contain_text("no such match")
    nowhere.get_by_test_id("to-lobby").click()
    expect(nowhere.get_by_test_id("lobby")).to_be_visible()
    page = visit()
    open_match(page, "1", ["me", "link"])
    link = link_of(page)
    wrong = visit(link[:-3] + "xyz")
    expect(wrong.get_by_test_id("message")).to_contain_text("opens no seat")
    guest = visit(link)
    assert seated(guest).seat == "1"
    spent = visit(link)
    expect(spent.get_by_test_id("message")).to_contain_text("opens no seat")
    spent.get_by_test_id("watch").click()
    watching = seated(spent)
    assert watching.seat == "spectator"
    assert not watching.asked
    expect(spent.locator('[data-testid="commit"]:enabled')).to_have_count(0)
    expect(spent.get_by_test_id("concede")).to_have_count(0)


# ---- undo, conceding, refusals, warnings


def test_undo_takes_back_and_tells_its_reach(visit: Visit) -> None:
    page, player = alone(visit)
    before = look(page)
    reach = page.get_by_test_id("undo-reach")
    expect(reach).to_contain_text("dice fell")
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("undo-sure")).to_contain_text("others must agree")
    page.get_by_test_id("undo-no").click()
    assert told(look(page)) == told(before)
    player.decide(before)
    moved = asked(page, "act")
    assert moved.pieces != before.pieces
    expect(page.get_by_test_id("undo")).to_have_attribute("data-free", "true")
    expect(reach).not_to_contain_text("dice fell")
    page.get_by_test_id("undo").click()
    back = wait(page, lambda seen: seen.pieces == before.pieces and seen.asked, "the taking back")
    assert back.sheets == before.sheets
    assert "Taken back" in back.notice
    assert page.locator('[data-testid="log-line"].undone').count() >= 1
    Player(page).decide(back)
    assert asked(page, "act").pieces == moved.pieces
    page.keyboard.press("u")
    wait(page, lambda seen: seen.pieces == before.pieces and seen.asked, "the taking back by key")


def test_conceding_is_asked_twice_and_ends_it_for_both(visit: Visit) -> None:
    page, guest = two(visit)
    asked(guest, "shields")
    guest.get_by_test_id("concede").click()
    guest.get_by_test_id("concede-no").click()
    assert look(guest).asked
    guest.get_by_test_id("concede").click()
    guest.get_by_test_id("concede-yes").click()
    for one in (page, guest):
        over = wait(one, lambda seen: seen.over, "the end").over
        assert over["reason"] == "concession"
        assert over["winners"] == "0"


def test_an_illegal_click_is_refused_at_its_target_with_the_rule(visit: Visit) -> None:
    page, player = alone(visit)
    before = told(look(page))
    page.locator('[data-tool^="heat_blast:"] button').first.click()
    player.click_hex("2020")
    note = page.get_by_test_id("note")
    expect(note).to_contain_text("Out of range")
    assert note.get_attribute("data-ref") == "2020"
    at, cell = note.bounding_box(), page.locator('[data-testid="cell"][data-ref="2020"]').bounding_box()
    assert at is not None
    assert cell is not None
    assert abs(at["x"] - cell["x"]) < 320
    assert abs(at["y"] - cell["y"]) < 120
    chip = note.get_by_test_id("rule-chip")
    rule = chip.inner_text()
    assert rule.startswith("UW-")
    chip.click()
    text = page.get_by_test_id("rule-text")
    expect(text).to_have_attribute("data-rule", rule)
    expect(text.locator("p")).to_contain_text("maximum range")
    assert told(look(page)) == before


def test_a_warning_forbids_nothing(visit: Visit) -> None:
    """Moving on drops the Barrier that was being prepared: said before, and done."""
    page, player = alone(visit)
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    wait(page, lambda seen: "Barrier coming" in str(seen.pieces) and seen.asked, "the preparation")
    player.open_tool("move")
    page.get_by_test_id("choice").first.click()
    expect(page.get_by_test_id("warning")).to_contain_text("drops what was prepared")
    before = look(page).pieces["lucas"]
    page.get_by_test_id("commit").click()
    wait(page, lambda seen: seen.asked and seen.pieces["lucas"] != before, "the move")


# ---- hands off the mouse


def test_whole_decisions_by_keyboard_alone(visit: Visit) -> None:
    """Shields by the slider's keys, an Impulse on the map's cursor, another by Tab to a row of the card."""
    page = visit()
    open_match(page, "6", ["me"])
    asked(page, "shields")
    tab_to(page, 'input[type="range"]')
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    first = asked(page, "act")
    assert first.own("lucas", "Shield") == 4
    tab_to(page, '[data-testid="board"]')
    page.keyboard.press("ArrowDown")
    says = page.get_by_test_id("cursor")
    expect(says).to_contain_text("0404")
    page.keyboard.press("ArrowDown")
    expect(says).to_contain_text("You can choose this")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    second = wait(page, lambda seen: seen.asked and seen.number > first.number, "the second Impulse")
    assert "in 0405" in second.pieces["lucas"]
    tab_to(page, '[data-testid="tool-head"]')
    page.keyboard.press("Enter")
    tab_to(page, '[data-testid="choice"]')
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    third = wait(page, lambda seen: seen.asked and seen.number > second.number, "the third Impulse")
    assert third.pieces["lucas"] != second.pieces["lucas"]


def tab_to(page: Page, where: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("where => document.activeElement?.matches(where) ?? false", where):
            return
    raise AssertionError(f"Tab never comes to {where}")


def test_open_sheets_need_no_curtain(visit: Visit) -> None:
    page = visit()
    open_match(page, "1", ["me", "here"], open_sheets=True)
    seen = asked(page, "shields")
    assert set(seen.sheets) == {"metlank", "lance"}
    player = Player(page, shields=(11, 12))
    seats = []
    for _ in range(4):
        seen = wait(page, lambda now: now.asked or now.curtain, "a decision")
        assert not seen.curtain
        seats.append(seen.seat)
        player.decide(seen)
    assert sorted(set(seats)) == ["0", "1"]
    assert look(page).own("metlank", "Shield") == 11
    assert look(page).own("lance", "Shield") == 12
    assert turn(page).curtain is None
