import { describe, expect, it } from "vitest";
import {
  actors, applies, choicesAt, domainValues, drafted, draftSoFar, openSlot, startDraft, targets, toolsFor, toolsOf, withDraft, wouldBe,
} from "../src/lib/choose";
import type { Card, CardForm } from "../src/wire";

const shot: CardForm = {
  type: "shoot",
  text: { id: "x" },
  fixed: { piece: "A", with: "gun" },
  by: "A",
  group: "gun:A",
  slots: [{ field: "spot", kind: "place", text: { id: "spot" } }],
};
const card: Card = {
  kind: "act",
  title: { id: "x" },
  groups: [
    {
      id: "go:A",
      title: { id: "go" },
      by: "A",
      choices: [
        { action: { type: "go", piece: "A", to: "11" }, text: { id: "go" }, by: "A", at: "11" },
        { action: { type: "go", piece: "A", to: "12" }, text: { id: "go" }, by: "A", at: "12" },
      ],
    },
    {
      id: "gun:A",
      title: { id: "gun" },
      by: "A",
      choices: [{ action: { type: "shoot", piece: "A", with: "gun", target: "B" }, text: { id: "gun" }, by: "A", at: "B" }],
    },
    { id: "wait:C", title: { id: "wait" }, by: "C", choices: [{ action: { type: "wait", piece: "C" }, text: { id: "wait" }, by: "C", at: "21" }] },
  ],
  forms: [shot, { type: "name", text: { id: "n" }, slots: [{ field: "name", kind: "text", text: { id: "n" } }] }],
};
const kindOf = (ref: string) => (/^[A-Z]$/.test(ref) ? "piece" : "cell");

describe("tools", () => {
  it("are groups with their forms, then forms alone", () => {
    expect(toolsOf(card).map((tool) => [tool.id, tool.forms.length])).toEqual([["go:A", 0], ["gun:A", 1], ["wait:C", 0], ["form:1", 1]]);
  });
  it("of a piece leave out those of others", () => {
    expect(toolsFor(card, "C").map((tool) => tool.id)).toEqual(["wait:C", "form:1"]);
    expect(actors(card)).toEqual(["A", "C"]);
  });
  it("light what can be clicked", () => {
    expect(targets(toolsFor(card, "A"), null)).toEqual(new Set(["11", "12", "B"]));
    expect(targets(toolsFor(card, "A"), "gun:A")).toEqual(new Set(["B"]));
  });
});

describe("a click", () => {
  const tools = toolsFor(card, "A");
  it("means the choice at that ref", () => {
    expect(choicesAt(tools, null, ["12"]).map((choice) => choice.action["to"])).toEqual(["12"]);
  });
  it("means nothing of another tool than the one in hand", () => {
    expect(choicesAt(tools, "go:A", ["B", "31"])).toEqual([]);
  });
  it("on an impossible cell is what the tool would have done there", () => {
    expect(wouldBe(tools[0]!, [{ ref: "99", kind: "cell" }], kindOf)[0]).toEqual({ type: "go", piece: "A", to: "99" });
    expect(wouldBe(tools[1]!, [{ ref: "D", kind: "piece" }], kindOf)[0]).toEqual({ type: "shoot", piece: "A", with: "gun", target: "D" });
    expect(wouldBe(tools[1]!, [{ ref: "99", kind: "cell" }], kindOf)[0]).toEqual({ type: "shoot", piece: "A", with: "gun", spot: "99" });
  });
  it("on a target of another kind is tried all the same, the likeliest field first", () => {
    expect(wouldBe(tools[0]!, [{ ref: "D", kind: "piece" }], kindOf)).toEqual([{ type: "go", piece: "A", to: "D" }]);
    const aimed = { id: "t", group: { ...tools[1]!.group!, choices: tools[1]!.group!.choices }, forms: [] };
    const tried = wouldBe(aimed, [{ ref: "99", kind: "cell" }], kindOf);
    expect(tried[0]).toEqual({ type: "shoot", piece: "A", with: "gun", target: "99" });
    expect(tried.slice(1)).toEqual([{ ...tried[0], target: aimed.group.choices[0]!.at, with: "99" }]);
  });
  it("is nothing for a tool that points nowhere", () => {
    const still = { id: "s", group: { id: "s", title: { id: "s" }, choices: [{ action: { type: "rest" }, text: { id: "r" } }] }, forms: [] };
    expect(wouldBe(still, [{ ref: "99", kind: "cell" }], kindOf)).toEqual([]);
  });
});

describe("a form", () => {
  it("is an action when no slot is open", () => {
    expect(openSlot(shot, {})?.field).toBe("spot");
    expect(drafted(shot, {})).toBeNull();
    expect(drafted(shot, { spot: "44" })).toEqual({ type: "shoot", piece: "A", with: "gun", spot: "44" });
  });
  it("starts a split at its bounds and sends it whole", () => {
    const form: CardForm = {
      type: "share",
      text: { id: "s" },
      slots: [{ field: "points", kind: "split", text: { id: "s" }, bounds: [{ ref: "A", low: 0, high: 9, start: 4 }, { ref: "B", low: 1, high: 9 }] }],
    };
    expect(drafted(form, startDraft(form))).toEqual({ type: "share", points: { A: 4, B: 1 } });
  });
  it("leaves out slots of another alternative and optional ones not filled", () => {
    const form: CardForm = {
      type: "f",
      text: { id: "f" },
      slots: [
        { field: "how", kind: "one", text: { id: "h" }, domain: { values: ["a", "b"] } },
        { field: "deep", kind: "number", text: { id: "d" }, when: { how: "b" }, low: 2 },
        { field: "note", kind: "text", text: { id: "n" }, optional: true },
      ],
    };
    expect(applies(form.slots[1]!, { how: "a" }, {})).toBe(false);
    expect(drafted(form, { how: "a", deep: 3 })).toEqual({ type: "f", how: "a" });
    expect(draftSoFar(form, { how: "b", deep: 3, note: "hm" })).toEqual({ type: "f", how: "b", deep: 3, note: "hm" });
  });
  it("puts the name of a real roll before its faces", () => {
    const form: CardForm = {
      type: "enter_dice",
      text: { id: "d" },
      fixed: { name: "attack" },
      slots: [{ field: "dice", kind: "list", text: { id: "d" }, low: 1, high: 6, total: 2 }],
    };
    expect(drafted(form, { dice: [3, null] })).toBeNull();
    expect(drafted(form, { dice: [3, 5] })).toEqual({ type: "enter_dice", dice: ["attack", 3, 5] });
  });
});

describe("questions", () => {
  it("hold the draft in the place of $draft", () => {
    expect(withDraft({ type: "odds", action: "$draft", list: ["$draft"] }, { type: "a" })).toEqual({ type: "odds", action: { type: "a" }, list: [{ type: "a" }] });
  });
  it("answer with a list or the keys of a map", () => {
    expect(domainValues({ cells: ["1", "2"] }, "cells")).toEqual(["1", "2"]);
    expect(domainValues({ cells: { "7": 1 } }, "cells")).toEqual(["7"]);
    expect(domainValues({}, "cells")).toEqual([]);
  });
});
