// Folding the messages of one audience's stream into what the page shows. Pure.
import type { Offer, TableMessage, Told } from "./api";

export interface Entry extends Told {
  /** Taken back by a later undo. */
  undone: boolean;
}

/** Adds events to the log in their order; repeats are dropped, and what an `undone` or `rebased` takes back is marked. */
export function foldLog(log: readonly Entry[], events: readonly Told[]): Entry[] {
  const next = log.slice();
  let last = next.length ? next[next.length - 1]!.n : -1;
  for (const told of events) {
    if (told.n <= last) continue;
    last = told.n;
    if (told.event.type === "undone" || (told.event.type === "rebased" && told.event["to"])) strike(next, Number(told.event["to"]));
    next.push({ ...told, undone: false });
  }
  return next;
}

function strike(log: Entry[], to: number): void {
  for (let i = log.length - 1; i >= 0 && log[i]!.n >= to; i--) log[i] = { ...log[i]!, undone: true };
}

/** The lines worth showing: with words, and not quiet. */
export function shown(log: readonly Entry[]): Entry[] {
  return log.filter((entry) => entry.line && !entry.line.quiet);
}

/** Of what has just come in, what is told for a moment: all that is worth showing but headings, and the mover's own moves, which he has seen. */
export function outcome(fresh: readonly Told[], seat: number | string): Told[] {
  return fresh.filter(({ line }) => line && !line.quiet && !line.heading && !(line.seat === seat && line.motions?.length && !line.dice));
}

/** The last lines, of which a mere move goes first. */
export function latest(lines: readonly Told[], most: number): Told[] {
  const held = [...lines];
  const mere = ({ line }: Told) => Boolean(line!.motions?.length) && !line!.dice;
  while (held.length > most) held.splice(Math.max(0, held.slice(0, -1).findIndex(mere)), 1);
  return held;
}

/** What is worth telling of what came after the event that was seen last, in order; what was taken back is not. */
export function newsOf(log: readonly Entry[], seen: number): Entry[] {
  return seen < 0 ? [] : shown(log).filter((entry) => entry.n > seen && !entry.undone);
}

/** The next line worth showing before or after an event; quiet ones are stepped over. */
export function beside(log: readonly Entry[], event: number, by: 1 | -1): number | null {
  const lines = shown(log);
  if (by > 0) return lines.find((entry) => entry.n > event)?.n ?? null;
  return lines.findLast((entry) => entry.n < event)?.n ?? null;
}

/** Lines that name the ref. */
export function about(log: readonly Entry[], ref: string): Entry[] {
  return log.filter((entry) => entry.line?.refs?.includes(ref));
}

/** The browser's seats that an open offer or request waits for. */
export function toAnswer(offer: Offer | null, mine: readonly number[], out: readonly number[]): number[] {
  return offer ? mine.filter((seat) => !offer.accepted.includes(seat) && !out.includes(seat)) : [];
}

/** Which of the browser's seats is to be asked next: one that an offer waits for; the present one while it owes; the next that does. */
export function nextSeat(owed: Record<string, string>, mine: readonly number[], present: number, answering: readonly number[] = []): number {
  if (answering.length) return answering.includes(present) ? present : answering[0]!;
  if (String(present) in owed) return present;
  const owing = mine.filter((seat) => String(seat) in owed);
  return owing.find((seat) => seat > present) ?? owing[0] ?? present;
}

/** Whether the message tells all anew: the first one, and one of a server that was set back to an older copy. Within a stream numbers only grow. */
export function isWhole(last: number, message: TableMessage): boolean {
  return last < 0 || message.last < last;
}
