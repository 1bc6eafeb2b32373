import { describe, expect, it } from "vitest";
import { beyond, company, freeEdge } from "../src/board/frame";
import { placing } from "../src/board/placing";
import { rulerNames } from "../src/board/rulers";
import type { BaseCell } from "../src/wire";

describe("what a small window frames", () => {
  const eye = [480, 480] as const;
  it("is who acts and whoever stands near, as long as cells stay wide enough for a finger", () => {
    const near = [600, 480] as const;
    expect(company(eye, [[480, 1400], near, eye], 48, 390, 430)).toEqual([eye, eye, near]);
  });
  it("leaves out whoever would draw the frame too far, and takes the next one", () => {
    const [west, east, north] = [[250, 480], [720, 480], [480, 160]] as const;
    expect(company(eye, [north, east, west], 48, 390, 430)).toEqual([eye, west, north]);
  });
});

describe("the arrow to a piece", () => {
  it("is none to one in sight", () => expect(beyond([10, 10], 400, 400)).toBeUndefined());
  it("stands at the edge towards it", () => {
    expect(beyond([200, 900], 400, 400)).toEqual({ at: [200, 380], turn: 90 });
    expect(beyond([-300, 200], 400, 400)!.at).toEqual([20, 200]);
  });
});

describe("the edge for what lies over the map", () => {
  it("is the one where nobody acts, then the one where fewer stand", () => {
    expect(freeEdge("top", [200, 100], [[200, 400], [90, 410]], 450)).toBe("bottom");
    expect(freeEdge("bottom", [200, 225], [[200, 400]], 450)).toBe("top");
    expect(freeEdge("bottom", [200, 430], [[200, 20], [90, 20]], 450)).toBe("top");
  });
  it("stays where it is while the other is no better", () => {
    expect(freeEdge("bottom", [200, 225], [], 450)).toBe("bottom");
    expect(freeEdge("top", [200, 225], [[10, 900]], 450)).toBe("top");
  });
});

describe("a note beside its place", () => {
  const window = { width: 390, height: 455 };
  const note = { width: 300, height: 120 };
  const covers = ([left, top]: readonly [number, number], [x, y]: readonly [number, number]) => x > left && x < left + note.width && y > top && y < top + note.height;
  it("stands to the right where there is room", () => {
    expect(placing([20, 200], note, window, [[20, 200]])).toEqual([42, 182]);
  });
  for (const at of [[10, 10], [195, 227], [380, 20], [380, 440], [195, 440]] as const)
    for (const eye of [[195, 300], [60, 60], [330, 400]] as const)
      it(`at ${at} lies in the window and covers neither its place nor who acts at ${eye}`, () => {
        const corner = placing(at, note, window, [eye, at]);
        expect(corner[0]).toBeGreaterThanOrEqual(8);
        expect(corner[0] + note.width).toBeLessThanOrEqual(window.width);
        expect(corner[1] + note.height).toBeLessThanOrEqual(window.height);
        expect([at, eye].map((place) => covers(corner, place))).toEqual([false, false]);
      });
});

describe("the rulers of a grid", () => {
  const cells = (label: (column: number, row: number) => string): BaseCell[] =>
    [1, 2, 3].flatMap((column) => [1, 2].map((row) => ({ ref: `${column}.${row}`, terrain: "x", column, row, label: label(column, row) })));
  it("say what the cells are called: letters and figures, counted from wherever", () => {
    const names = rulerNames(cells((column, row) => `${"abc"[column - 1]}${9 - row}`));
    expect([names.column(2), names.row(1), names.row(2)]).toEqual(["b", "8", "7"]);
  });
  it("are numbers where labels are none like that, or name a column twice", () => {
    expect(rulerNames(cells((column, row) => `0${column}0${row}`)).column(2)).toBe("2");
    expect(rulerNames(cells((column, row) => `${"abc"[(column + row) % 3]}${row}`)).column(2)).toBe("2");
    expect(rulerNames(cells(() => "")).row(2)).toBe("2");
  });
});
