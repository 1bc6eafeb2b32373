import { describe, expect, it } from "vitest";
import { keysOf, RESERVED } from "../src/lib/keys";
import type { Choice } from "../src/wire";

const choice = (id: string, key?: string): Choice => ({ action: { type: id }, text: { id }, ...(key ? { key } : {}) });
const letters = (...choices: Choice[]) => {
  const keys = keysOf([{ id: "t", group: { id: "t", title: { id: "t" }, choices }, forms: [] }], (one) => one.text.id);
  return choices.map((one) => keys.get(one));
};

describe("the letter of a choice", () => {
  it("is its own where the table does not answer to it", () => {
    expect(letters(choice("stay", "s"), choice("load", "L"), choice("plain"))).toEqual(["s", "l", undefined]);
  });
  it("is another of its words where its own is the table's", () => {
    expect(letters(choice("unload dart", "u"), choice("load", "l"))).toEqual(["o", "l"]);
    expect(letters(choice("help", "?"))).toEqual(["h"]);
  });
  it("is shared by choices that share one", () => {
    expect(letters(choice("unload", "u"), choice("undo that", "u"))).toEqual(["l", "l"]);
  });
  it("is none when nothing is free", () => {
    expect(letters(choice("un", "u"))).toEqual([undefined]);
  });
  it("is never the table's own", () => {
    for (const key of RESERVED) expect(letters(choice("abc", key))).toEqual(["a"]);
  });
});
