// The letter of each choice. Those that the table itself answers to are never a choice's. Pure.
import type { CardForm, Choice } from "../wire";
import type { Tool } from "./choose";

/** Undo, help, news, and the camera. */
export const RESERVED: ReadonlySet<string> = new Set([..."un?09+-=.,[]"]);

type Keyed = Choice | CardForm;

/** The letters of the tools' choices: their own, or the first free one of their words where theirs is reserved. */
export function keysOf(tools: readonly Tool[], say: (one: Keyed) => string): Map<Keyed, string> {
  const all = tools.flatMap((tool): Keyed[] => [...(tool.group?.choices ?? []), ...tool.forms]).filter((one) => one.key);
  const own = new Map<Keyed, string>();
  for (const one of all) if (!RESERVED.has(one.key!.toLowerCase())) own.set(one, one.key!.toLowerCase());
  const taken = new Set([...RESERVED, ...own.values()]);
  const instead = new Map<string, string>();
  for (const one of all) {
    if (own.has(one)) continue;
    const key = instead.get(one.key!) ?? [...say(one).toLowerCase()].find((letter) => /[a-z]/.test(letter) && !taken.has(letter));
    if (!key) continue;
    instead.set(one.key!, key);
    taken.add(key);
    own.set(one, key);
  }
  return own;
}
