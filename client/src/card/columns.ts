// Figures beside choices as a table: which columns there are, so that their headings stand once above all rows. Pure.
import type { Number as Figure, Text } from "../wire";
import type { Tool } from "../lib/choose";

const MOST = 4;

/** The headings of all figures of the tools, in the order in which they come; empty when there are too many for the card. */
export function columnsOf(tools: readonly Tool[], say: (text: Text) => string): string[] {
  const rows = tools.flatMap((tool) => [...(tool.group?.choices ?? []), ...tool.forms]);
  const found = new Set<string>();
  const longest = rows.map((row) => row.numbers ?? []).sort((a, b) => b.length - a.length);
  for (const numbers of longest) for (const figure of numbers) found.add(say(figure.text));
  return found.size > MOST ? [] : [...found];
}

/** A row's figures by column; null where it has none. */
export function inColumns(numbers: readonly Figure[], columns: readonly string[], say: (text: Text) => string): (Figure | null)[] {
  return columns.map((column) => numbers.find((figure) => say(figure.text) === column) ?? null);
}
