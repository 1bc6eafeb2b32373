import { describe, expect, it } from "vitest";
import { cellFinder, inside } from "../src/board/hit";
import { layoutOf } from "../src/board/layout";
import type { BaseCell, Board } from "../src/wire";

const grid = (kind: "hex" | "square", orientation: "flat" | "pointy" = "flat") => {
  const board: Board = { id: "b", title: { id: "b" }, kind, static: "s", columns: 9, rows: 8, orientation };
  const cells: BaseCell[] = Array.from({ length: 72 }, (_, i) => {
    const [column, row] = [1 + (i % 9), 1 + Math.floor(i / 9)];
    return { ref: `${column}.${row}`, terrain: "clear", column, row };
  });
  const refs = cells.map((cell) => cell.ref);
  const layout = layoutOf(board, cells);
  return { layout, refs, at: cellFinder(layout, refs) };
};

describe("the cell at a point", () => {
  it.each([["hex", "flat"], ["hex", "pointy"], ["square", "flat"]] as const)("of %s boards (%s) is the one whose outline holds it", (kind, orientation) => {
    const { layout, refs, at } = grid(kind, orientation);
    for (const ref of refs) {
      const [x, y] = layout.centre(ref)!;
      expect(at([x, y])).toBe(ref);
      for (const [cx, cy] of layout.corners(ref)) expect(at([x + (cx - x) * 0.98, y + (cy - y) * 0.98])).toBe(ref);
    }
  });
  it("is none beyond the edge", () => {
    const { layout, at } = grid("hex");
    for (const point of [[-1, 50], [50, -1], [layout.width + 1, 90], [90, layout.height + 1], [1, 1]] as const) expect(at(point)).toBeUndefined();
  });
  it("of zones is the polygon on top", () => {
    const board: Board = { id: "b", title: { id: "b" }, kind: "zones", static: "s", width: 10, height: 10 };
    const cells: BaseCell[] = [
      { ref: "land", terrain: "t", polygon: [[0, 0], [10, 0], [10, 10], [0, 10]] },
      { ref: "lake", terrain: "t", polygon: [[2, 2], [6, 2], [2, 6]] },
    ];
    const layout = layoutOf(board, cells);
    const at = cellFinder(layout, ["land", "lake"]);
    expect(at(layout.point([3, 3]))).toBe("lake");
    expect(at(layout.point([5, 5]))).toBe("land");
    expect(at(layout.point([11, 5]))).toBeUndefined();
  });
  it("does not lie in a bay", () => {
    const bay = [[0, 0], [9, 0], [9, 9], [6, 9], [6, 3], [3, 3], [3, 9], [0, 9]] as const;
    expect(inside(bay, [4.5, 6])).toBe(false);
    expect(inside(bay, [1, 6])).toBe(true);
  });
});
