import { describe, expect, it } from "vitest";
import { stretches } from "../src/board/marks";
import type { Mark } from "../src/wire";

const line = (kinds: NonNullable<Mark["stretches"]>): Mark => ({ kind: "line", tone: "plan", stretches: kinds });

describe("stretches of a line", () => {
  it("between two places are equal parts", () => {
    expect(stretches(line(["clear", "clear", "blocked", "blocked"]), [[0, 0], [8, 4]])).toEqual([
      { kind: "clear", d: "M0 0L2 1L4 2" },
      { kind: "blocked", d: "M4 2L6 3L8 4" },
    ]);
  });
  it("between more places are one each", () => {
    expect(stretches(line(["clear", "cover"]), [[0, 0], [1, 0], [9, 0]])).toEqual([
      { kind: "clear", d: "M0 0L1 0" },
      { kind: "cover", d: "M1 0L9 0" },
    ]);
  });
  it("without kinds are clear", () => {
    expect(stretches(line([]), [[0, 0], [9, 0]])).toEqual([{ kind: "clear", d: "M0 0L9 0" }]);
  });
});
