import { describe, expect, it } from "vitest";
import { layoutOf } from "../src/board/layout";
import { blocksOf, borderOf, coastOf, gridPath, loopsOf, outlines, patchesOf, rounded } from "../src/board/regions";
import { ringPath, sectorPath, stretches, trimmed, within } from "../src/board/marks";
import { jitter, patternStrokes } from "../src/board/patterns";
import type { BaseCell, Board } from "../src/wire";

const board: Board = { id: "b", title: { id: "b" }, kind: "hex", static: "s", columns: 7, rows: 7 };
const cells: BaseCell[] = Array.from({ length: 49 }, (_, i) => {
  const [column, row] = [1 + (i % 7), 1 + Math.floor(i / 7)];
  return { ref: `${column}.${row}`, terrain: "clear", column, row };
});
const layout = layoutOf(board, cells);
const all = cells.map((cell) => cell.ref);

describe("outlines", () => {
  it("one hex has one loop of six corners", () => {
    expect(outlines(layout, ["4.4"]).map((loop) => loop.length)).toEqual([6]);
  });
  it("two neighbours are one region of ten corners", () => {
    expect(outlines(layout, ["4.4", "4.5"]).map((loop) => loop.length)).toEqual([10]);
  });
  it("a ring has a hole", () => {
    const ring = layout.neighbours("4.4");
    expect(outlines(layout, ring).map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
  });
  it("rounding keeps a loop closed within the old one's bounds", () => {
    const [loop] = loopsOf(layout, ["4.4"]);
    const soft = rounded(loop!);
    expect(soft.length).toBe(24);
    const far = Math.max(...loop!.map((corner) => corner.at[0]));
    expect(Math.max(...soft.map((corner) => corner.at[0]))).toBeLessThan(far);
  });
  it("the map's border is no coast and stays as it is", () => {
    const border = borderOf(layout, all);
    const loops = loopsOf(layout, all, border);
    expect(loops.every((loop) => loop.every((corner) => corner.border))).toBe(true);
    expect(coastOf(loops)).toBe("");
    const corner = loopsOf(layout, ["1.1"], border)[0]!;
    expect(corner.some((one) => one.border) && corner.some((one) => !one.border)).toBe(true);
    const kept = corner.filter((one) => one.border).map((one) => String(one.at));
    expect(rounded(corner).map((one) => String(one.at))).toEqual(expect.arrayContaining(kept));
  });
  it("draws each edge once", () => {
    expect(gridPath(layout, ["4.4", "4.5"]).match(/M/g)?.length).toBe(11);
  });
});

describe("marks", () => {
  it("counts the cells within a range", () => {
    expect(within(layout, "4.4", 1).length).toBe(7);
    expect(within(layout, "4.4", 2).length).toBe(19);
  });
  it("draws a ring as the border of those cells", () => {
    const path = ringPath({ kind: "ring", tone: "plan", cells: ["4.4"], radius: 1 }, layout, layout.centre);
    expect(path.match(/[ML]/g)?.length).toBe(18);
  });
  it("joins stretches of a kind", () => {
    const found = stretches({ kind: "line", tone: "plan", stretches: ["clear", "clear", "blocked"] }, [[0, 0], [1, 0], [2, 0], [3, 0]]);
    expect(found.map((stretch) => stretch.kind)).toEqual(["clear", "blocked"]);
  });
  it("trims a line at both ends, never beyond its half", () => {
    expect(trimmed([[0, 0], [10, 0]], 2, 3)).toEqual([[2, 0], [7, 0]]);
    expect(trimmed([[0, 0], [2, 0]], 9, 9)).toEqual([[1, 0], [1, 0]]);
  });
  it("an arc runs clockwise from up", () => {
    expect(sectorPath([0, 0], 10, [0, 90], false)).toMatch(/^M[-\d.e]+ -10A10 10 0 0 1 10 /);
  });
});

describe("patterns", () => {
  it("are the same each time and differ from cell to cell", () => {
    expect(patternStrokes("crowns", layout, ["4.4"])).toEqual(patternStrokes("crowns", layout, ["4.4"]));
    expect(jitter("4.4")()).not.toBe(jitter("4.5")());
  });
  it("of an unknown word draw nothing", () => {
    expect(patternStrokes("marzipan", layout, all)).toEqual([]);
  });
});

describe("patches", () => {
  const wood = new Set(["2.2", "2.3", "6.6"]);
  const terrains = new Map(all.map((ref) => [ref, wood.has(ref) ? "wood" : "clear"]));

  it("hold the cells of a terrain that hang together", () => {
    const patches = patchesOf(layout, terrains);
    expect(patches.filter((patch) => patch.terrain === "wood").map((patch) => patch.refs)).toEqual([["2.2", "2.3"], ["6.6"]]);
    expect(patches.flatMap((patch) => patch.refs).sort()).toEqual([...all].sort());
  });
  it("elsewhere stay as they were when one changes", () => {
    const names = (map: Map<string, string>) => patchesOf(layout, map).map((patch) => `${patch.terrain} ${patch.refs.join(" ")}`);
    const burnt = names(new Map([...terrains, ["6.6", "fire"]]));
    expect(names(terrains).filter((name) => !burnt.includes(name))).toEqual(["wood 6.6"]);
  });
  it("in blocks lose no cell", () => {
    const clear = patchesOf(layout, terrains).find((patch) => patch.terrain === "clear")!;
    const blocks = blocksOf(layout, clear, 3);
    expect(blocks.length).toBeGreaterThan(4);
    expect(blocks.flatMap((block) => block.refs).sort()).toEqual([...clear.refs].sort());
  });
});
