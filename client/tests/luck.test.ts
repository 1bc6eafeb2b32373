import { describe, expect, it } from "vitest";
import type { Told } from "../src/lib/api";
import { foldLog } from "../src/lib/fold";
import { luckOf } from "../src/lib/luck";

const shot = (n: number, seat: number, ways: number, passed: boolean, stake = 6): Told => ({
  n,
  event: { type: "fired" },
  line: { text: { id: "t" }, seat, dice: { name: "d", faces: [1, 1], passed, chance: [ways, 36], stake } },
});

describe("luck", () => {
  it("counts what was hit against what was to be expected, seat by seat", () => {
    const log = foldLog([], [shot(1, 1, 18, true), shot(2, 0, 36, true, 10), shot(3, 1, 18, false), shot(4, 1, 9, true, 2)]);
    const [first, second] = luckOf(log);
    expect(first).toMatchObject({ seat: 0, hits: 1, expected: 1, points: 10, pointsExpected: 10, deviation: 0 });
    expect(second).toMatchObject({ seat: 1, hits: 2, expected: 1.25, points: 8, pointsExpected: 6.5 });
    expect(second!.deviation).toBeCloseTo(0.75 / Math.sqrt(0.25 + 0.25 + 0.1875));
  });
  it("leaves out what was taken back, and rolls without a told chance", () => {
    const log = foldLog([], [shot(1, 0, 18, true), shot(2, 0, 18, true), { n: 3, event: { type: "undone", to: 2 }, line: null }]);
    expect(luckOf(log)[0]!.rolls.map((roll) => roll.n)).toEqual([1]);
    expect(luckOf(foldLog([], [{ n: 1, event: { type: "x" }, line: { text: { id: "t" }, dice: { name: "d", faces: [3] } } }]))).toEqual([]);
  });
});
