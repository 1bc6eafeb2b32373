import { describe, expect, it } from "vitest";
import { about, beside, foldLog, latest, newsOf, nextSeat, outcome, shown, toAnswer } from "../src/lib/fold";
import type { Told } from "../src/lib/api";

const told = (n: number, type = "moved", more: object = {}): Told => ({ n, event: { type, ...more }, line: { text: { id: `t${n}` }, refs: [`p${n}`] } });

describe("the log", () => {
  it("takes each event once, whatever comes again", () => {
    const log = foldLog(foldLog([], [told(1), told(2)]), [told(2), told(3)]);
    expect(log.map((entry) => entry.n)).toEqual([1, 2, 3]);
  });
  it("marks what was taken back and nothing else", () => {
    const log = foldLog(foldLog([], [told(1), told(2), told(3)]), [told(4, "undone", { to: 2 })]);
    expect(log.map((entry) => entry.undone)).toEqual([false, true, true, false]);
  });
  it("never changes the log it was given", () => {
    const before = foldLog([], [told(1)]);
    foldLog(before, [told(2, "undone", { to: 1 })]);
    expect(before[0]!.undone).toBe(false);
  });
  it("shows lines that are not quiet, and those about a piece", () => {
    const log = foldLog([], [told(1), { ...told(2), line: { text: { id: "q" }, quiet: true } }, { ...told(3), line: null }]);
    expect(shown(log).map((entry) => entry.n)).toEqual([1]);
    expect(about(log, "p1").map((entry) => entry.n)).toEqual([1]);
  });
});

describe("what happened since one last looked", () => {
  const quiet = { ...told(3), line: { text: { id: "q" }, quiet: true } };
  const log = foldLog([], [told(1), told(2), quiet, told(4), told(5), told(6, "undone", { to: 5 })]);
  it("is what came after, in order, without what is quiet or was taken back", () => {
    expect(newsOf(log, 1).map((entry) => entry.n)).toEqual([2, 4, 6]);
    expect(newsOf(log, 6)).toEqual([]);
  });
  it("is nothing for who has never looked", () => expect(newsOf(log, -1)).toEqual([]));
  it("is stepped through line by line, over the quiet ones", () => {
    expect(beside(log, 2, 1)).toBe(4);
    expect(beside(log, 4, -1)).toBe(2);
    expect(beside(log, 1, -1)).toBeNull();
    expect(beside(log, 6, 1)).toBeNull();
    expect(beside(log, 7, -1)).toBe(6);
  });
});

describe("what has just happened", () => {
  const dice = { name: "r", faces: [3] };
  const line = (n: number, more: object): Told => ({ ...told(n), line: { text: { id: `t${n}` }, ...more } });
  const own = line(1, { seat: 0, motions: [{ ref: "p" }] });
  const [shot, hit, foe] = [line(2, { seat: 0, dice }), line(3, {}), line(4, { seat: 1, motions: [{ ref: "q" }] })];
  it("is told without headings, what is quiet, and one's own moves", () => {
    const fresh = [own, shot, hit, line(5, { heading: true }), line(6, { quiet: true }), { ...told(7), line: null }, foe];
    expect(outcome(fresh, 0)).toEqual([shot, hit, foe]);
    expect(outcome([own, foe], "spectator")).toEqual([own, foe]);
  });
  it("keeps what was done longer than a mere move, and the newest always", () => {
    expect(latest([shot, hit, foe], 2)).toEqual([hit, foe]);
    expect(latest([shot, foe, hit], 2)).toEqual([shot, hit]);
    expect(latest([own, shot, hit, foe], 3)).toEqual([shot, hit, foe]);
    expect(latest([shot, hit], 2)).toEqual([shot, hit]);
  });
});

describe("the next seat of a browser", () => {
  it("stays while it owes", () => expect(nextSeat({ "0": "act", "1": "act" }, [0, 1], 1)).toBe(1));
  it("goes on to the next that owes, round the table", () => {
    expect(nextSeat({ "0": "act", "2": "act" }, [0, 1, 2], 1)).toBe(2);
    expect(nextSeat({ "0": "act" }, [0, 2], 2)).toBe(0);
  });
  it("stays when only strangers owe", () => expect(nextSeat({ "3": "act" }, [0, 1], 0)).toBe(0));
  it("goes to a seat here that an open request waits for, and back", () => {
    const offer = { kind: "undo", seat: 0, to: 3, accepted: [0] } as const;
    const waiting = toAnswer({ ...offer, accepted: [...offer.accepted] }, [0, 1], []);
    expect(waiting).toEqual([1]);
    expect(nextSeat({ "0": "act" }, [0, 1], 0, waiting)).toBe(1);
    expect(nextSeat({ "0": "act" }, [0, 1], 1, toAnswer(null, [0, 1], []))).toBe(0);
    expect(toAnswer({ ...offer, accepted: [0] }, [0, 1], [1])).toEqual([]);
  });
});
