import { afterEach, describe, expect, it, vi } from "vitest";
import { api, type RulesetInfo, type Summary } from "../src/lib/api";
import { Table } from "../src/lib/table.svelte";
import { bundleOf } from "../src/lib/texts";
import type { Card } from "../src/wire";

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
