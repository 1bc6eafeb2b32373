import { describe, expect, it } from "vitest";
import { CELL, centroid, hexSteps, layoutOf, shifted, stepTowards } from "../src/board/layout";
import type { BaseCell, Board } from "../src/wire";

const board = (more: Partial<Board>): Board => ({ id: "b", title: { id: "b" }, kind: "hex", static: "s", ...more });
const grid = (columns: number, rows: number): BaseCell[] =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [1 + (i % columns), 1 + Math.floor(i / columns)];
    return { ref: `${column}.${row}`, terrain: "clear", column, row };
  });

describe("hex boards", () => {
  const cells = grid(5, 5);
  for (const orientation of ["flat", "pointy"] as const)
    for (const lower of ["odd", "even"] as const) {
      const layout = layoutOf(board({ orientation, lower, columns: 5, rows: 5 }), cells);
      it(`${orientation}, ${lower} lower: neighbours are one cell away`, () => {
        const middle = layout.centre("3.3")!;
        const around = layout.neighbours("3.3");
        expect(new Set(around).size).toBe(6);
        for (const ref of around) {
          const [x, y] = layout.centre(ref)!;
          expect(Math.hypot(x - middle[0], y - middle[1])).toBeCloseTo(CELL, 3);
        }
      });
      it(`${orientation}, ${lower} lower: neighbours share two corners`, () => {
        const own = layout.corners("3.3").map(String);
        for (const ref of layout.neighbours("3.3"))
          expect(layout.corners(ref).filter((corner) => own.some((one) => near(one, corner))).length).toBe(2);
      });
      it(`${orientation}, ${lower} lower: every cell lies on the field`, () => {
        for (const cell of cells)
          for (const [x, y] of layout.corners(cell.ref)) {
            expect(x).toBeGreaterThanOrEqual(-0.01);
            expect(y).toBeGreaterThanOrEqual(-0.01);
            expect(x).toBeLessThanOrEqual(layout.width + 0.01);
            expect(y).toBeLessThanOrEqual(layout.height + 0.01);
          }
      });
    }

  it("shifts the columns that the board says are lower", () => {
    expect(shifted(2, "even")).toBe(true);
    expect(shifted(1, "even")).toBe(false);
    expect(shifted(1, "odd")).toBe(true);
  });

  it("has the six neighbours of the rules' check values", () => {
    const names = (column: number, row: number) => hexSteps({ column, row }, true, "even").map((at) => `${at.column},${at.row}`);
    expect(new Set(names(5, 5))).toEqual(new Set(["5,4", "6,4", "6,5", "5,6", "4,5", "4,4"]));
    expect(new Set(names(6, 5))).toEqual(new Set(["6,4", "7,5", "7,6", "6,6", "5,6", "5,5"]));
  });

  it("steps by arrow to the cell in that direction", () => {
    const layout = layoutOf(board({ columns: 5, rows: 5 }), cells);
    expect(stepTowards(layout, "3.3", 0, -1)).toBe("3.2");
    expect(stepTowards(layout, "3.3", 0, 1)).toBe("3.4");
    expect(stepTowards(layout, "1.1", 0, -1)).toBeUndefined();
    expect(["4.2", "4.3"]).toContain(stepTowards(layout, "3.3", 1, 0));
  });
});

function near(one: string, [x, y]: readonly [number, number]): boolean {
  const [a, b] = one.split(",").map(Number) as [number, number];
  return Math.hypot(a - x, b - y) < 0.05;
}

describe("other boards", () => {
  it("squares have four neighbours", () => {
    const layout = layoutOf(board({ kind: "square" }), grid(3, 3));
    expect(layout.neighbours("2.2").sort()).toEqual(["1.2", "2.1", "2.3", "3.2"]);
  });
  it("zones stand at the centre of their polygon", () => {
    const cells: BaseCell[] = [{ ref: "hall", terrain: "floor", polygon: [[0, 0], [10, 0], [10, 10], [0, 10]] }];
    const layout = layoutOf(board({ kind: "zones", width: 20, height: 10 }), cells);
    const [x, y] = layout.centre("hall")!;
    expect(x / layout.width).toBeCloseTo(0.25, 3);
    expect(y / layout.height).toBeCloseTo(0.5, 3);
  });
  it("the centre of a line is its middle", () => {
    expect(centroid([[0, 0], [4, 0]])).toEqual([2, 0]);
  });
});
