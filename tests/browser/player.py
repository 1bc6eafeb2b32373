"""A player who only clicks, presses keys and reads the page. He walks up to the enemy and fires."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.ground import BURNING, GRID, distance, neighbours, rim, step
from tests.browser.table import Offered, Seen, Stander, brief, look, wait
from tests.browser.words import Words

NEAR = 6
"""From here on he fires instead of walking on."""
REACH = 15
DART_REACH = 6
ALL_HEXES = {GRID.label(cell) for cell in range(28 * 28)}

SPOT = """where => {
  const box = document.querySelector(where).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return document.elementFromPoint(x, y)?.closest('[data-testid="board"]') ? [x, y] : null;
}"""
"""The middle of something on the map, if it lies in sight."""


def moved(before: Seen, now: Seen) -> bool:
    """Whether something else is asked, or nothing."""
    return bool(now.number != before.number or not now.asked or now.over or now.curtain)


class Player:
    """One seat at one page. Decisions alternate between mouse and keyboard."""

    def __init__(
        self,
        page: Page,
        shields: tuple[int, ...] = (7,),
        goal: str = "",
        runner: bool = False,
        species: str = "velthron",
    ) -> None:
        self.page = page
        self.shields = shields
        self.goal = goal
        self.runner = runner
        """He only walks to the goal, and never fires."""
        self.species = species
        self.decisions = 0
        self.turns = 0

    # ---- a decision

    def decide(self, seen: Seen) -> None:
        """Answer the decision that the page shows, and wait until the table has moved on."""
        self.decisions += 1
        try:
            self.answer(seen)
        except TimeoutError as error:
            error.add_note(f"the page then: {brief(look(self.page))}")
            raise
        wait(self.page, lambda now: moved(seen, now), "the next decision")

    def answer(self, seen: Seen) -> None:
        if seen.kind == "shields":
            self.set_shields(seen)
        elif seen.kind == "species":
            self.take(self.choice(lambda one: one.action["species"] == self.species))
        elif seen.kind == "arrival":
            self.arrive(seen)
        else:
            self.act(seen)

    @property
    def by_key(self) -> bool:
        """Every other decision is committed with Enter."""
        return self.decisions % 2 == 0

    def commit(self) -> None:
        if self.by_key:
            self.page.keyboard.press("Enter")
        else:
            self.press(self.page.get_by_test_id("commit"))

    # ---- shields, arrivals

    def set_shields(self, seen: Seen) -> None:
        """By number, by preset or by the slider's keys, turn by turn."""
        wanted = self.shields[min(self.turns, len(self.shields) - 1)]
        for bound in seen.bounds:
            place = self.page.locator(f'[data-testid="bound"][data-ref="{bound["ref"]}"]')
            amount = min(wanted, bound["high"])
            if str(amount) in bound["presets"]:
                self.press(place.get_by_test_id("preset").and_(place.locator(f'[data-value="{amount}"]')))
            elif self.by_key and amount <= 20:
                slider = place.locator('input[type="range"]')
                slider.focus()
                self.page.keyboard.press("Home")
                for _ in range(amount):
                    self.page.keyboard.press("ArrowRight")
            else:
                place.get_by_test_id("slot-input").fill(str(amount))
                self.page.keyboard.press("Tab")
        self.turns += 1
        self.commit()

    def arrive(self, seen: Seen) -> None:
        """A lit hex far from nobody in particular."""
        lit = self.page.locator('[data-testid="cell"][data-lit]')
        self.click_hex(str(lit.nth(lit.count() // 2).get_attribute("data-ref")))
        self.commit()

    # ---- an Impulse

    def act(self, seen: Seen) -> None:
        me = self.acting(seen)
        seen = look(self.page)
        foes = [one for one in seen.standing().values() if one.ref not in seen.sheets]
        if me.prep == seen.words.dart:
            return self.fire_dart(me, foes)
        if seen.terrain[me.hex] in BURNING and self.flee(seen, me):
            return None
        if self.energizer(seen, me):
            return None
        if "tower" in seen.pieces:
            return self.storm(seen, me)
        target = min(foes, key=lambda foe: distance(me.hex, foe.hex)) if foes else None
        if not self.runner and target is not None and self.fight(seen, me, target):
            return None
        goals = self.goals(seen, me, target)
        return self.walk(seen, me, goals)

    def acting(self, seen: Seen) -> Stander:
        """The warrior to act: the first who can, if there are several."""
        if seen.actors and seen.actor is None:
            self.press(self.page.get_by_test_id("actor").first)
            seen = look(self.page)
        refs = [seen.actor] if seen.actor else self.able(seen)
        return seen.standing()[refs[0]]

    def able(self, seen: Seen) -> list[str]:
        """The owner of the tools shown: heads are `tool:warrior`."""
        owners = {name.rpartition(":")[2] for name in seen.tools}
        owners |= {one.action["warrior"] for one in seen.choices if "warrior" in one.action}
        return sorted(owners & set(seen.standing()))

    def goals(self, seen: Seen, me: Stander, target: Stander | None) -> set[str]:
        if self.goal:
            return {self.goal}
        if target is None:
            return {me.hex}
        return {hex for hex in ALL_HEXES if distance(hex, target.hex) <= 3}

    # ---- walking

    def walk(self, seen: Seen, me: Stander, goals: set[str]) -> None:
        """A step of the cheapest way; a still Impulse before Forest, or when there is no way."""
        near = step(seen.terrain, me.hex, goals)
        if near is None or (seen.terrain[near] == "forest" and me.prep != seen.words.still):
            return self.idle()
        return self.move(seen, near)

    def flee(self, seen: Seen, me: Stander) -> bool:
        """Out of Fire, Lava or Water, if there is ground beside it."""
        good = [hex for hex in neighbours(me.hex) if seen.terrain[hex] in ("clear", "ice", "inverted_water")]
        if not good:
            return False
        ahead = self.goal or "1414"
        self.move(seen, min(good, key=lambda hex: distance(hex, ahead)))
        return True

    def move(self, seen: Seen, hex: str) -> None:
        """On the map, or in the card: with several warriors a click may mean another of them."""
        if self.by_key or seen.actors:
            self.open_tool("move")
            self.take(self.choice(lambda one: one.action["type"] == "move" and one.action["hex"] == hex))
            return
        self.click_hex(hex)
        seen = look(self.page)
        if seen.several:
            wanted = next(n for n, one in enumerate(seen.several) if one.action.get("hex") == hex)
            self.press(self.page.get_by_test_id("several-choice").nth(wanted))
        elif not self.in_hand(seen):
            raise AssertionError(f"the click at {hex} means nothing: {brief(seen)}")
        self.commit()

    def idle(self) -> None:
        if self.by_key:
            self.page.keyboard.press("s")
            self.commit()
        else:
            self.take(self.choice(lambda one: one.action["type"] == "idle"))

    # ---- firing

    def fight(self, seen: Seen, me: Stander, foe: Stander) -> bool:
        """Fire at him, or make his cover burn, if that is worth it; False: walk."""
        far = distance(me.hex, foe.hex)
        if far > REACH or seen.own(me.ref, seen.words.suit) == 0:
            return far <= DART_REACH and self.load(me)
        if seen.terrain[foe.hex] == "forest" and foe.hex not in seen.smoke:
            return far <= NEAR + 4 and self.burn(seen, me, foe.hex)
        if foe.hex in seen.smoke or (far > NEAR and self.decisions % 3):
            return False
        return self.shoot(foe)

    def shoot(self, foe: Stander) -> bool:
        """Click him: of the shots that the page offers the best expected damage is fired."""
        self.click_piece(foe.ref)
        seen = wait(
            self.page, lambda now: now.several or now.note or self.in_hand(now), f"an answer at {foe.ref}"
        )
        if seen.note:
            self.let_go(1)
            return False
        if not seen.several:
            self.commit()
            return True
        best = max(range(len(seen.several)), key=lambda n: self.worth(seen.several[n], seen.words))
        self.press(self.page.get_by_test_id("several-choice").nth(best))
        self.commit()
        return True

    @staticmethod
    def in_hand(seen: Seen) -> bool:
        return any(one.pressed for one in seen.choices)

    @staticmethod
    def worth(shot: Offered, words: Words) -> float:
        """Expected damage, a little less for what it costs."""
        return shot.figure(words.expected) - 0.1 * shot.figure(words.cost) + shot.figure(words.tower_damage)

    def burn(self, seen: Seen, me: Stander, hex: str) -> bool:
        """An Electron Bolt at the Forest: the form is filled by pointing at the map."""
        tool = f"electron_bolt:{me.ref}"
        if tool not in seen.tools:
            return False
        self.press(self.page.locator(f'[data-tool="{tool}"] [data-testid="tool-head"]'))
        self.click_hex(hex)
        now = wait(
            self.page,
            lambda one: one.note or self.page.get_by_test_id("commit").is_enabled(),
            "an answer of the form",
        )
        if now.note:
            self.let_go(2)
            return False
        self.commit()
        return True

    def load(self, me: Stander) -> bool:
        if me.darts == 0:
            return False
        self.take(self.choice(lambda one: one.action["type"] == "load_dart"))
        return True

    def fire_dart(self, me: Stander, foes: list[Stander]) -> None:
        """A loaded dart must be fired or unloaded."""
        for tool in ("implosion_dart",):
            self.open_tool(tool)
        seen = look(self.page)
        shots = [one for one in seen.choices if one.action["type"] == "fire" and "target" in one.action]
        if shots:
            return self.take(max(shots, key=lambda one: one.figure(seen.words.expected)))
        return self.take(self.choice(lambda one: one.action["type"] == "unload_dart"))

    # ---- goals of scenarios

    def storm(self, seen: Seen, me: Stander) -> None:
        """The Laser Tower: up to it, Frost Bolts until it falls, and in."""
        down = seen.words.tower_down in seen.pieces["tower"]
        if down:
            return self.walk(seen, me, {"1414"})
        if distance(me.hex, "1414") > 2 or seen.own(me.ref, seen.words.cost) == 0:
            if seen.own(me.ref, seen.words.cost) == 0 and distance(me.hex, "1414") <= 4 and self.load(me):
                return None
            return self.walk(seen, me, {hex for hex in ALL_HEXES if distance(hex, "1414") <= 1})
        self.open_tool("frost_bolt")
        seen = look(self.page)
        shots = [one for one in seen.choices if one.action.get("target") == "tower"]
        if not shots:
            return self.walk(seen, me, {"1414"})
        return self.take(max(shots, key=lambda one: self.worth(one, seen.words)))

    def energizer(self, seen: Seen, me: Stander) -> bool:
        """To the Energizer, pick it up, to the nearest edge, off the map."""
        says = seen.pieces.get("energizer")
        if says is None:
            return False
        if says.endswith(f"{seen.words.carried} {me.name}"):
            if rim(me.hex):
                self.take(self.choice(lambda one: one.action["type"] == "exit"))
            else:
                self.walk(seen, me, {hex for hex in ALL_HEXES if rim(hex)})
            return True
        if seen.words.lies not in says:
            return False
        place = says.rpartition(" ")[2]
        if place == me.hex:
            self.take(self.choice(lambda one: one.action["type"] == "pick_up"))
        else:
            self.walk(seen, me, {place})
        return True

    # ---- hands

    def press(self, button: Locator) -> None:
        """Press a button that lies in sight."""
        button.click()

    def point(self, x: float, y: float) -> None:
        """Point at a place of the window."""
        self.page.mouse.click(x, y)

    def let_go(self, steps: int) -> None:
        """Close a note, put down what is in hand, put down the tool: a step each."""
        for _ in range(steps):
            self.page.keyboard.press("Escape")

    def open_tool(self, tool: str) -> None:
        """Press the tool's head, unless its rows lie open."""
        head = self.page.locator(f'[data-tool^="{tool}:"] [data-testid="tool-head"]')
        if head.count() and head.first.get_attribute("aria-expanded") != "true":
            self.press(head.first)

    def choice(self, wanted: Callable[[Offered], bool]) -> Offered:
        seen = look(self.page)
        found = next((one for one in seen.choices if wanted(one)), None)
        assert found is not None, f"no such choice: {brief(seen)}"
        return found

    def take(self, offered: Offered) -> None:
        """Press its row, and commit."""
        seen = look(self.page)
        place = next(n for n, one in enumerate(seen.choices) if one.action == offered.action)
        row = self.page.get_by_test_id("choice").nth(place)
        if not seen.choices[place].pressed:
            self.press(row)
        self.commit()

    def click_hex(self, hex: str) -> None:
        self.click_at(f'[data-testid="cell"][data-ref="{hex}"]')

    def click_piece(self, ref: str) -> None:
        self.click_at(f'[data-testid="piece"][data-ref="{ref}"]')

    def click_at(self, where: str) -> None:
        """The mouse at the middle of what is drawn; the whole map is shown first if that is out of sight."""
        point = self.page.evaluate(SPOT, where)
        if point is None:
            self.press(self.page.get_by_label(look(self.page).words.whole_map))
            point = self.page.evaluate(SPOT, where)
        assert point is not None, f"{where} is not to be seen"
        self.point(*point)
