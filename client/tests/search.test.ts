import { describe, expect, it } from "vitest";
import { found } from "../src/lib/search";

const rules = [
  { id: "X-1.10", text: "A shot at a neighbour.", heading: "Fire" },
  { id: "X-1.1", text: "Smoke hides.", heading: "Fire" },
  { id: "X-2", text: "Walking through smoke.", heading: "Moving" },
];
const ids = (wanted: string) => found(rules, wanted).map((rule) => rule.id);

describe("the search in the rules", () => {
  it("shows all for nothing", () => expect(ids(" ")).toEqual(["X-1.10", "X-1.1", "X-2"]));
  it("wants every word, in any case", () => {
    expect(ids("SMOKE")).toEqual(["X-1.1", "X-2"]);
    expect(ids("smoke walk")).toEqual(["X-2"]);
    expect(ids("smoke shot")).toEqual([]);
  });
  it("shows the rule of an id first", () => expect(ids("x-1.1")).toEqual(["X-1.1", "X-1.10"]));
});
