// Figures beside choices as a table: which columns there are, so that their headings stand once above all rows. Pure.
import type { Number as Figure, Text } from "../wire";
import type { Tool } from "../lib/choose";

const MOST = 4;
const LEAST = 2;

/** The headings: those of the row with the most figures. None when these are too many for the card, or a single one. */
export function columnsOf(tools: readonly Tool[], say: (text: Text) => string): string[] {
  const rows = tools.flatMap((tool) => [...(tool.group?.choices ?? []), ...tool.forms]).map((row) => row.numbers ?? []);
  const fullest = rows.reduce((most, row) => (row.length > most.length ? row : most), []);
  return fullest.length > MOST || fullest.length < LEAST ? [] : fullest.map((figure) => say(figure.text));
}

/** A row's figures by column, null where it has none; undefined when the columns cannot hold them. */
export function inColumns(numbers: readonly Figure[], columns: readonly string[], say: (text: Text) => string): (Figure | null)[] | undefined {
  const words = numbers.map((figure) => say(figure.text));
  if (!numbers.length || !words.every((word) => columns.includes(word))) return undefined;
  return columns.map((column) => numbers[words.indexOf(column)] ?? null);
}
