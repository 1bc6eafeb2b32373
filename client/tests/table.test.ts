import { afterEach, describe, expect, it, vi } from "vitest";
import { api, type RulesetInfo, type Summary, type TableMessage, type Told } from "../src/lib/api";
import { Table } from "../src/lib/table.svelte";
import { bundleOf } from "../src/lib/texts";
import type { Card, Scene } from "../src/wire";

const card = { kind: "act", title: { id: "x" } } as Card;
const summary = { match: "m", players: [] } as unknown as Summary;

/** A table at its first decision, with a way to deal it the next. */
function seated() {
  const table = new Table(summary, 0, {} as RulesetInfo, bundleOf("en", ""));
  const deal = (number: number) => (table as unknown as { deal(card: Card, number: number): void }).deal(card, number);
  deal(1);
  return { table, deal };
}

afterEach(() => vi.restoreAllMocks());

describe("the answer to an action that comes after the next decision", () => {
  it("does not keep the next action from being sent", async () => {
    const answers: (() => void)[] = [];
    const act = vi.spyOn(api, "act").mockImplementation(() => new Promise((done) => answers.push(() => done({ number: 2, last: 1 }))));
    const { table, deal } = seated();
    const first = table.act({ type: "idle" });
    expect(table.busy).toBe(true);
    deal(2);
    const second = table.act({ type: "idle" });
    expect(act).toHaveBeenCalledTimes(2);
    answers[0]!();
    await first;
    expect(table.busy).toBe(true);
    answers[1]!();
    await second;
    expect(table.busy).toBe(false);
  });
  it("still keeps a second press of the same decision away", () => {
    const act = vi.spyOn(api, "act").mockImplementation(() => new Promise(() => undefined));
    const { table } = seated();
    void table.act({ type: "idle" });
    void table.act({ type: "idle" });
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe("a taking back", () => {
  it("is said on the card", () => {
    const { table } = seated();
    const hear = (last: number, ...events: Told[]) =>
      (table as unknown as { hear(one: TableMessage): void }).hear({
        seat: 0, last, events, number: last, scene: { boards: [] } as unknown as Scene, card, owed: {}, undo: null, offer: null, over: null,
      });
    hear(1, { n: 1, event: { type: "moved" }, line: null });
    expect(table.notice).toBe("");
    hear(2, { n: 2, event: { type: "undone", to: 1 }, line: null });
    expect(table.notice).toContain("Taken back");
  });
});

describe("a server set back to an older copy of its file", () => {
  const told = (n: number, id: string): Told => ({ n, event: { type: "moved" }, line: { text: { id } } });
  const message = (last: number, events: Told[], number: number): TableMessage => ({
    seat: 0, last, events, number, scene: { boards: [] } as unknown as Scene, card, owed: {}, undo: null, offer: null, over: null,
  });
  /** A table that has heard three events of a future that is no more. */
  function ahead() {
    const { table } = seated();
    const hear = (one: TableMessage) => (table as unknown as { hear(one: TableMessage): void }).hear(one);
    hear(message(3, [told(1, "a"), told(2, "b"), told(3, "lost")], 7));
    table.see();
    return { table, hear };
  }
  it("shows the table that the server has, and nothing of what is lost", () => {
    const { table, hear } = ahead();
    table.busy = true;
    hear(message(2, [told(1, "a"), told(2, "b")], 7));
    expect([table.last, table.number, table.busy]).toEqual([2, 7, false]);
    expect(table.log.map((entry) => entry.line?.text.id)).toEqual(["a", "b"]);
    expect([table.fresh, table.news]).toEqual([[], []]);
  });
  it("takes what is played from there as news", () => {
    const { table, hear } = ahead();
    hear(message(2, [told(1, "a"), told(2, "b")], 7));
    hear(message(3, [told(3, "other")], 8));
    expect(table.log.map((entry) => entry.line?.text.id)).toEqual(["a", "b", "other"]);
    expect(table.news.map((entry) => entry.n)).toEqual([3]);
    expect(table.fresh.map((entry) => entry.n)).toEqual([3]);
  });
  it("asks anew for the table as it was", async () => {
    const { table, hear } = ahead();
    const at = vi.spyOn(api, "at").mockImplementation((_match, _seat, event) => Promise.resolve({ event, scene: { boards: [] } } as never));
    await table.look(2);
    hear(message(1, [told(1, "a")], 7));
    expect([table.then, table.looking]).toEqual([null, null]);
    await table.look(2);
    expect(at).toHaveBeenCalledTimes(2);
  });
});
