// The legend of the marks shown: each meaning once. Pure.
import type { Mark, Text } from "../wire";

export interface Meaning {
  tone: Mark["tone"];
  words: string;
  ring: boolean;
}

export function legendOf(marks: readonly Mark[], say: (text: Text) => string): Meaning[] {
  const found = new Map<string, Meaning>();
  for (const mark of marks) {
    const words = mark.text ? say(mark.text) : "";
    if (words && !found.has(words)) found.set(words, { tone: mark.tone, words, ring: mark.kind === "ring" });
  }
  return [...found.values()];
}
