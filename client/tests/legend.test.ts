import { expect, it } from "vitest";
import { legendOf } from "../src/lib/legend";
import type { Mark } from "../src/wire";

it("names each meaning once, in order, and nothing that has no words", () => {
  const mark = (id: string, tone: Mark["tone"] = "plan", kind: Mark["kind"] = "cells"): Mark => ({ kind, tone, ...(id ? { text: { id } } : {}) });
  const marks = [mark("a"), mark(""), mark("b", "bad", "ring"), mark("a", "warn")];
  expect(legendOf(marks, (text) => text.id)).toEqual([
    { tone: "plan", words: "a", ring: false },
    { tone: "bad", words: "b", ring: true },
  ]);
});
