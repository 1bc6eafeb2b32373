import { describe, expect, it } from "vitest";
import { layoutOf } from "../src/board/layout";
import { boardWords, rollWords, stepsBetween, windOf } from "../src/lib/spoken";
import type { BaseCell, Board, Piece, Text } from "../src/wire";

const cells: BaseCell[] = [1, 2, 3, 4].flatMap((column) =>
  [1, 2, 3].map((row) => ({ ref: `${column}${row}`, label: `${column}${row}`, terrain: "clear", column, row }) as BaseCell),
);
const layout = layoutOf({ id: "b", kind: "hex", columns: 4, rows: 3, static: "", title: { id: "" } } as unknown as Board, cells);
const say = (text: Text) => text.id;
const piece = (ref: string, cell: string): Piece => ({ ref, says: { id: `${ref} in ${cell}` }, at: { cell } }) as unknown as Piece;

describe("the board in words", () => {
  it("names the eight winds, up being north", () => {
    const at = [0, 0] as const;
    expect([[0, -9], [9, -9], [9, 0], [9, 9], [0, 9], [-9, 9], [-9, 0], [-9, -9]].map(([x, y]) => windOf(at, [x!, y!]))).toEqual(
      ["n", "ne", "e", "se", "s", "sw", "w", "nw"],
    );
  });
  it("counts steps from cell to cell", () => {
    expect(stepsBetween(layout, "11", "11")).toBe(0);
    expect(stepsBetween(layout, "11", "13")).toBe(2);
    expect(stepsBetween(layout, "11", "99")).toBeUndefined();
  });
  it("tells oneself, what lies around clockwise, and the others with way and bearing", () => {
    const pieces = [piece("A", "22"), piece("D", "42")];
    const locate = (ref: string) => layout.centre(pieces.find((one) => one.ref === ref)?.at.cell ?? ref);
    const lines = boardWords(pieces[0]!, { pieces, layout, say, locate, ground: (ref) => ref });
    expect(lines[0]).toBe("A in 22.");
    expect(lines[1]).toMatch(/^Around it: north 21; north-east 3/);
    expect(lines[2]).toBe("D in 42. 2 steps away, east.");
  });
  it("tells a roll with what was needed and whether it was thrown", () => {
    expect(rollWords({ faces: [3, 1], needed: 6, passed: true })).toBe("Dice: 3 and 1, needed 6 or less, hit");
    expect(rollWords({ faces: [5] })).toBe("Dice: 5");
  });
});
