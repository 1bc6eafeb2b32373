import { describe, expect, it, vi } from "vitest";
import { bundleOf, format, gameBundle, ownText, t } from "../src/lib/texts";
import { lookOf } from "../src/lib/look";
import { along, duration } from "../src/board/motion.svelte";

const GAME = `
xx-scenario-one = The first
xx-goes = { $who } goes { $n ->
    [one] one step
   *[other] { $n } steps
}
xx-name = the { $name }
xx-side = { $seat ->
    [0] Gulls
   *[other] Herons
}
um-answered = Seat { $seat } has answered.
`;
const bundle = gameBundle(GAME);

describe("texts", () => {
  it("format nested texts first", () => {
    expect(format(bundle, { id: "xx-goes", args: { who: { id: "xx-name", args: { name: "fox" } }, n: 2 } })).toBe("the fox goes 2 steps");
  });
  it("say the side's name for a seat in the umpire's lines, and leave the game's numbers alone", () => {
    const name = (seat: number) => `side ${seat}`;
    expect(format(bundle, { id: "um-answered", args: { seat: 1 } }, name)).toBe("side 1 has answered.");
    expect(format(bundle, { id: "xx-side", args: { seat: 0 } }, name)).toBe("Gulls");
  });
  it("show the id of a message that nobody wrote", () => {
    expect(format(bundle, { id: "xx-nothing" })).toBe("xx-nothing");
  });
  it("find a game's own messages by its prefix", () => {
    expect(ownText(bundle, "longname", "scenario-one")).toBe("The first");
    expect(ownText(bundle, "longname", "scenario-two")).toBeUndefined();
  });
  it("know every message of the client", () => {
    expect(t("seat-number", { number: 2 })).toBe("Seat 2");
    expect(bundleOf("a = b").hasMessage("a")).toBe(true);
  });
});

describe("themes", () => {
  it("pass over what is no colour or no known word, and say so", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const look = lookOf({ board: { paper: "#112233", line: "url(evil)" }, terrains: { wood: { fill: "#445566", pattern: "marzipan" } } });
    expect(look.board.paper).toBe("#112233");
    expect(look.board.line).toMatch(/^#/);
    expect(look.terrain("wood")).toMatchObject({ fill: "#445566", pattern: "none" });
    expect(look.terrain("unknown").fill).toBe("#112233");
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});

describe("motion", () => {
  it("takes 150 to 250 ms for a step and ends where it should", () => {
    expect(duration(2)).toBeGreaterThanOrEqual(150);
    expect(duration(2)).toBeLessThanOrEqual(250);
    expect(along([[0, 0], [10, 0]], 1)).toEqual([10, 0]);
    expect(along([[0, 0], [10, 0]], 0)).toEqual([0, 0]);
  });
});
