import { afterEach, describe, expect, it, vi } from "vitest";
import type { RulesetInfo } from "../src/lib/api";
import { checked, keepSetup, lastGame, setupOf, type Setup } from "../src/lib/setup";

const game = {
  name: "g",
  levels: ["random", "recruit", "veteran"],
  scenarios: [{ id: "1", name: "", seats: [2] }, { id: "2", name: "", seats: [2, 3] }],
  options: [{ name: "cap", rule: "", default: 60, low: 1, high: 99 }, { name: "fog", rule: "", default: false, values: [false, true] }],
} as unknown as RulesetInfo;
const last: Setup = { scenario: "2", seating: [{ kind: "me" }, { kind: "link" }, { kind: "bot", level: "recruit" }], options: { cap: 9, fog: true }, open: true, dice: "physical" };

afterEach(() => vi.unstubAllGlobals());

function browser(keeps: Record<string, string> = {}): void {
  vi.stubGlobal("localStorage", { getItem: (key: string) => keeps[key] ?? null, setItem: (key: string, value: string) => void (keeps[key] = value) });
}

describe("the choices of the last match", () => {
  it("come back for their game, and for no other", () => {
    browser();
    keepSetup("g", last);
    expect(setupOf(game)).toEqual(last);
    expect(setupOf({ ...game, name: "other" })).toBeNull();
    expect(lastGame()).toBe("g");
  });
  it("are none where nothing was kept, or what is no choice", () => {
    for (const kept of ["null", "{", "[]", '"x"', '{"scenario":"9"}']) {
      browser({ "grognard.setup.g": kept });
      expect(setupOf(game)).toBeNull();
    }
  });
  it("lose what the game does not have any more", () => {
    expect(checked(game, { ...last, options: { cap: 100, fog: "yes", gone: 1 } })!.options).toEqual({});
    expect(checked(game, { ...last, seating: [{ kind: "me" }, { kind: "bot", level: "gone" }] })!.seating[1]).toEqual({ kind: "bot", level: "veteran" });
    expect(checked(game, { ...last, scenario: "1" })!.seating).toEqual([{ kind: "me" }, { kind: "bot", level: "veteran" }]);
  });
});
