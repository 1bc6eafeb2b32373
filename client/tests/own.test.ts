import { describe, expect, it } from "vitest";
import { along, Travel } from "../src/board/motion.svelte";
import { own } from "../src/lib/own";
import { matchOf } from "../src/lib/where";

describe("a map of pieces by their names", () => {
  it("holds nothing that every object has", () => {
    for (const name of ["constructor", "toString", "__proto__"]) {
      expect(own({}, name)).toBeUndefined();
      expect(own({ ...{}, [name]: 5 }, name)).toBe(5);
      expect(new Travel().places.get(name)).toBeUndefined();
    }
    expect(along([[0, 0], [2, 0]], 1)).toEqual([2, 0]);
  });
});

describe("the match of a path", () => {
  it("is behind /t/, decoded where it can be", () => {
    expect(matchOf("/")).toBe("");
    expect(matchOf("/t/a_b-c")).toBe("a_b-c");
    expect(matchOf("/t/%41")).toBe("A");
    expect(matchOf("/t/%ff")).toBe("%ff");
  });
});
