import { afterEach, describe, expect, it, vi } from "vitest";
import { Hand, SETTLES } from "../src/lib/hand.svelte";
import { MALFORMED, type Said, type Table } from "../src/lib/table.svelte";
import type { Card } from "../src/wire";

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
    { id: "hit:A", title: { id: "hit" }, by: "A", choices: [{ action: { type: "hit", piece: "A", target: "D" }, text: { id: "hit" }, by: "A", at: "D" }] },
    { id: "go:B", title: { id: "go" }, by: "B", choices: [{ action: { type: "go", piece: "B", to: "99" }, text: { id: "go" }, by: "B", at: "99" }] },
  ],
  closed: [
    { action: { type: "hit", piece: "B", target: "E" }, text: { id: "hit" }, by: "B", at: "E" },
    { action: { type: "hit", piece: "A", target: "E" }, text: { id: "hit" }, by: "A", at: "E" },
  ],
  forms: [{ type: "share", text: { id: "s" }, slots: [{ field: "points", kind: "number", low: 0, text: { id: "s" } }] }],
};
const PIECES = ["A", "B", "D", "E"];

/** A table that only answers. */
function dealt(why: (action: Record<string, unknown>) => Said | null, dealing: Card = card) {
  const asked: Record<string, unknown>[] = [];
  const acted: Record<string, unknown>[] = [];
  const table = {
    asked: true, busy: false, card: dealing, number: 1, match: "m", seat: 0, then: null, undo: null, closed: false,
    say: (text: { id: string }) => text.id,
    pieceAt: (ref: string) => (PIECES.includes(ref) ? { ref } : undefined),
    ask: async () => ({ answer: {}, sketch: null }),
    why: async (action: Record<string, unknown>) => (asked.push(action), why(action)),
    act: async (action: Record<string, unknown>) => (acted.push(action), null),
  };
  const hand = new Hand(table as unknown as Table);
  hand.select("A");
  return { hand, asked, acted };
}
const cell = (ref: string) => ({ ref, kind: "cell" as const });
const piece = (ref: string) => ({ ref, kind: "piece" as const });

describe("taking back", () => {
  function undoing(free: boolean) {
    const { hand, acted } = dealt(() => null);
    (hand.table as unknown as { undo: object }).undo = { to: 4, free, text: { id: "u" } };
    return { hand, acted };
  }
  it("of what is one's own is done at once", async () => {
    const { hand, acted } = undoing(true);
    await hand.undo();
    expect(acted).toEqual([{ type: "ask_undo", to: 4 }]);
  });
  it("beyond a seal is asked first, and may be let go", async () => {
    const { hand, acted } = undoing(false);
    await hand.undo();
    expect([hand.asking, acted]).toEqual([true, []]);
    hand.escape();
    expect(hand.asking).toBe(false);
    await hand.undo();
    await hand.undo();
    expect([hand.asking, acted.length]).toEqual([false, 1]);
  });
});

describe("what is to be done next", () => {
  it("is to point at the map for a tool in hand, to fill what is open, else nothing", () => {
    const { hand } = dealt(() => null, { ...card, forms: [{ type: "aim", text: { id: "aim" }, slots: [{ field: "at", kind: "place", text: { id: "where" } }] }] });
    expect(hand.next).toBeNull();
    hand.takeTool("go:A");
    expect(hand.next).toEqual({ id: "next-lit" });
    hand.takeForm(hand.tools.at(-1)!.forms[0]!);
    expect(hand.next).toMatchObject({ id: "next-point", slot: { field: "at" } });
    hand.fill("at", "11");
    expect(hand.next).toBeNull();
  });
});

describe("an illegal click", () => {
  it("with a tool for pieces on an empty cell says what the umpire says of that target", async () => {
    const { hand, asked } = dealt(() => ({ rule: "R-1", text: "nobody there" }));
    hand.takeTool("hit:A");
    await hand.click([cell("55")]);
    expect(asked).toEqual([{ type: "hit", piece: "A", target: "55" }]);
    expect(hand.note).toEqual({ rule: "R-1", text: "nobody there", ref: "55" });
  });
  it("passes over actions that are none, and at last says so itself", async () => {
    const { hand, asked } = dealt(() => MALFORMED);
    hand.takeTool("go:A");
    await hand.click([piece("D"), cell("55")]);
    expect(asked.length).toBeGreaterThan(1);
    expect(hand.note).toMatchObject({ rule: "", ref: "D" });
    expect(hand.note!.text).toContain("go cannot be used there");
  });
  it("at what the card calls closed asks for that, unless a tool is in hand", async () => {
    const { hand, asked } = dealt(() => ({ rule: "R-4", text: "out of sight" }));
    await hand.click([piece("E"), cell("55")]);
    expect(asked).toEqual([{ type: "hit", piece: "A", target: "E" }]);
    hand.takeTool("go:A");
    await hand.click([piece("E"), cell("55")]);
    expect(asked[1]).toEqual({ type: "go", piece: "A", to: "55" });
  });
  it("without a tool is answered too", async () => {
    const { hand } = dealt(() => ({ rule: "R-2", text: "too far" }));
    await hand.click([cell("55")]);
    expect(hand.note).toEqual({ rule: "R-2", text: "too far", ref: "55" });
  });
});

describe("a click where a friend stands", () => {
  it("offers the choice there and the friend", async () => {
    const { hand } = dealt(() => null);
    await hand.click([cell("12"), piece("B")]);
    expect(hand.several).toEqual({ ref: "12", choices: [card.groups![0]!.choices[1]], piece: "B" });
    expect(hand.choice).toBeNull();
  });
  it("takes up the friend where there is no choice", async () => {
    const { hand } = dealt(() => null);
    await hand.click([piece("B"), cell("55")]);
    expect(hand.piece).toBe("B");
  });
  it("means the tool that is in hand", async () => {
    const { hand } = dealt(() => null);
    hand.takeTool("go:A");
    await hand.click([cell("12"), piece("B")]);
    expect(hand.choice).toBe(card.groups![0]!.choices[1]);
  });
});

describe("a draft that is committed before it was checked", () => {
  afterEach(() => void vi.useRealTimers());
  it("is not checked any more", async () => {
    vi.useFakeTimers();
    const { hand, asked, acted } = dealt(() => ({ rule: "UM-2", text: "not asked" }));
    hand.takeForm(card.forms![0]!);
    hand.fill("points", 4);
    await hand.commit();
    await vi.advanceTimersByTimeAsync(1000);
    expect(acted).toEqual([{ type: "share", points: 4 }]);
    expect(asked).toEqual([]);
    expect(hand.said).toBeNull();
  });
  it("is checked when it is left lying", async () => {
    vi.useFakeTimers();
    const { hand, asked } = dealt(() => ({ rule: "R-3", text: "too much" }));
    hand.takeForm(card.forms![0]!);
    hand.fill("points", 4);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([{ type: "share", points: 4 }]);
    expect(hand.said?.rule).toBe("R-3");
  });
});

describe("the answer to an illegal click", () => {
  it("is shown also when the pointer has passed over other choices meanwhile", async () => {
    const { hand } = dealt(() => ({ rule: "R-1", text: "nobody there" }));
    hand.takeTool("hit:A");
    const clicked = hand.click([cell("55")]);
    hand.point(card.groups![0]!.choices[0]!);
    hand.point(null);
    await clicked;
    expect(hand.note).toEqual({ rule: "R-1", text: "nobody there", ref: "55" });
  });
  it("is dropped when something was taken in hand meanwhile", async () => {
    const { hand } = dealt(() => ({ rule: "R-1", text: "nobody there" }));
    hand.takeTool("hit:A");
    const clicked = hand.click([cell("55")]);
    hand.take(card.groups![0]!.choices[0]!);
    await clicked;
    expect(hand.note).toBeNull();
  });
});

describe("a form that comes filled in", () => {
  const filled: Card = { kind: "share", title: { id: "x" }, groups: [], forms: [{ type: "share", text: { id: "s" }, slots: [{ field: "points", kind: "number", low: 0, high: 9, text: { id: "s" } }] }] };
  it("is not committed by the second half of a double tap", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
    const { hand, acted } = dealt(() => null, filled);
    hand.deal();
    expect(hand.action).not.toBeNull();
    await hand.commit(true);
    expect(acted).toEqual([]);
    vi.advanceTimersByTime(SETTLES + 1);
    await hand.commit(true);
    expect(acted).toHaveLength(1);
  });
  it("is committed at once by a key", async () => {
    const { hand, acted } = dealt(() => null, filled);
    hand.deal();
    await hand.commit();
    expect(acted).toHaveLength(1);
  });
  it("is committed at once when it was touched", async () => {
    const { hand, acted } = dealt(() => null, filled);
    hand.deal();
    hand.fill("points", 3);
    await hand.commit(true);
    expect(acted).toEqual([{ type: "share", points: 3 }]);
  });
});
