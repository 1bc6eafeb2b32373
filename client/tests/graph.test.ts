import { describe, expect, it } from "vitest";
import { curve, TALL, ticks, WIDE } from "../src/side/graph";

describe("a graph by turns", () => {
  it("runs over the whole width, from 0 to the most", () => {
    const { points, top, area } = curve([30, 15, 0], 0);
    expect(top).toBe(30);
    expect(points).toEqual([[0, 0], [WIDE / 2, TALL / 2], [WIDE, TALL]]);
    expect(area.endsWith("Z")).toBe(true);
  });
  it("has the row's own top where that is more", () => {
    expect(curve([5, 5], 10)).toMatchObject({ top: 10, points: [[0, TALL / 2], [WIDE, TALL / 2]] });
  });
  it("is flat for nothing but noughts", () => {
    expect(curve([0, 0], 0).points.map(([, y]) => y)).toEqual([TALL, TALL]);
  });
  it("names first and last turn, and few between", () => {
    expect(ticks(3).map(({ turn }) => turn)).toEqual([1, 2, 3]);
    for (const count of [2, 7, 13, 14, 40, 61]) {
      const turns = ticks(count).map(({ turn }) => turn);
      expect(turns[0]).toBe(1);
      expect(turns.at(-1)).toBe(count);
      expect(turns.length).toBeLessThanOrEqual(8);
      expect(new Set(turns).size).toBe(turns.length);
    }
  });
});
