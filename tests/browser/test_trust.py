"""Dice explained and proved, luck, rules to be searched, scenarios of one's own: as a person finds them."""

from pathlib import Path

from playwright.sync_api import Page, expect

from grognard.umpire.registry import get
from tests.browser.conftest import Visit
from tests.browser.play import open_match, seated
from tests.browser.player import Player
from tests.browser.table import wait


def page_of(page: Page, name: str) -> None:
    """A page of the help."""
    if not page.get_by_test_id("help").count():
        page.keyboard.press("?")
    page.locator(f'[data-testid="help-page"][data-page="{name}"]').click()


def test_numbers_are_given_after_the_secrets_are_sealed_and_proved_after_the_end(visit: Visit) -> None:
    page = visit()
    page.locator('[data-testid="game"][data-game="ultrawarrior"]').click()
    page.get_by_test_id("own-numbers").check()
    page.get_by_test_id("start").click()
    form = page.get_by_test_id("nonce-form")
    sealed = form.locator("code").first.inner_text()
    page.get_by_test_id("nonce").fill("not good!")
    expect(page.get_by_test_id("sit")).to_be_disabled()
    page.get_by_test_id("nonce").fill("lucky-7")
    page.get_by_test_id("sit").click()
    seated(page)
    page_of(page, "dice")
    expect(page.get_by_test_id("own-number")).to_have_text("lucky-7")
    expect(page.get_by_test_id("commitment").first).to_have_text(sealed)
    page.keyboard.press("?")
    Player(page).decide(wait(page, lambda seen: seen.asked, "the Shields"))
    wait(page, lambda seen: seen.asked, "an Impulse")
    page.get_by_test_id("concede").click()
    page.get_by_test_id("concede-yes").click()
    expect(page.get_by_test_id("over")).to_be_visible()
    expect(page.get_by_test_id("undo")).to_have_count(0)
    page_of(page, "dice")
    page.get_by_test_id("prove").click()
    expect(page.get_by_test_id("proved")).to_have_attribute("data-ok", "true")
    expect(page.get_by_test_id("proof")).to_contain_text("lucky-7")
    expect(page.get_by_test_id("proof")).to_contain_text("grognard verify")


def test_luck_is_counted_of_what_was_seen(visit: Visit) -> None:
    page = visit()
    file = Path(__file__).parent.parent / "records" / "ultrawarrior" / "1-2-elimination.grog"
    page.get_by_test_id("file").set_input_files(file)
    expect(page.get_by_test_id("look-back")).to_be_visible()
    page_of(page, "luck")
    hits = 0
    for luck in page.get_by_test_id("luck").all():
        hits += int(luck.get_by_test_id("luck-hits").inner_text())
        assert float(luck.get_by_test_id("luck-expected").inner_text()) > 0
    shots = page.locator('[data-testid="log-line"][data-type="fired"]')
    assert shots.count() > 5
    passed = sum("✓" in shot.inner_text() for shot in shots.all())
    assert passed == hits > 0


def test_a_layer_is_explained_and_asked_for(visit: Visit) -> None:
    page = visit()
    open_match(page, "1", ["me", "bot:recruit"])
    seated(page)
    legend = page.get_by_test_id("legend")
    expect(legend).to_have_count(0)
    page.locator('[data-testid="layer"][data-layer="threat:lance"]').click()
    expect(legend).to_contain_text("Lance could fire the Heat Blast here")
    page.locator('[data-testid="layer"][data-layer="threat:lance"]').click()
    expect(legend).to_have_count(0)


def test_the_rules_are_searched_inside_the_page(visit: Visit) -> None:
    page = visit()
    open_match(page, "1", ["me", "bot:recruit"])
    seated(page)
    page_of(page, "rules")
    listed = page.get_by_test_id("rule-list").locator("dt")
    expect(listed.first).to_be_visible()
    everything = listed.count()
    page.get_by_test_id("rule-search").fill("smoke barrier")
    assert 0 < listed.count() < everything
    page.get_by_test_id("rule-search").fill("uw-8.0.1")
    expect(listed.first).to_have_text("UW-8.0.1")


def test_a_scenario_of_ones_own_with_its_problems_by_rule(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.locator('[data-testid="game"][data-game="ultrawarrior"]').click()
    page.locator('[data-testid="scenario"][data-scenario="own"]').click()
    expect(page.get_by_test_id("start")).to_be_disabled()
    with page.expect_download() as told:
        page.get_by_test_id("template").click()
    template = tmp_path / told.value.suggested_filename
    told.value.save_as(template)
    text = template.read_text("utf-8")
    assert text == get("ultrawarrior").template()
    bad = tmp_path / "bad.yaml"
    bad.write_text(text.replace('"0603"', '"9999"'), "utf-8")
    page.get_by_test_id("own-file").set_input_files(bad)
    rule = page.get_by_test_id("own-rule")
    expect(rule).to_have_attribute("data-rule", "UW-2.1.2")
    expect(rule).to_contain_text("warriors.scout.hex")
    expect(page.get_by_test_id("start")).to_be_disabled()
    rule.get_by_test_id("rule-chip").click()
    expect(page.get_by_test_id("rule-text")).to_be_visible()
    fair = tmp_path / "fair.yaml"
    fair.write_text(text.replace("energy: 100", "energy: 90", 1), "utf-8")
    page.get_by_test_id("own-file").set_input_files(fair)
    expect(page.get_by_test_id("own-warning")).to_contain_text("Energy")
    page.get_by_test_id("start").click()
    assert wait(page, lambda seen: seen.asked, "the Shields").kind == "shields"
