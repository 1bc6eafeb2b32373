// What stands at the margin of a grid for its columns and rows: as its cells are labelled, else numbers. Pure.
import type { BaseCell } from "../wire";

export interface Names {
  column(n: number): string;
  row(n: number): string;
}

const LABEL = /^(\p{L}+)(\d+)$/u;
const NUMBERS: Names = { column: String, row: String };

/** The names of columns and rows: where every cell is labelled like a1, its letters and its figures. */
export function rulerNames(cells: readonly BaseCell[]): Names {
  const parts = cells.map((cell) => ({ cell, found: LABEL.exec(cell.label ?? "") }));
  if (!parts.length || parts.some(({ found }) => !found)) return NUMBERS;
  const column = named(parts.map(({ cell, found }) => [cell.column ?? 1, found![1]!]));
  const row = named(parts.map(({ cell, found }) => [cell.row ?? 1, found![2]!]));
  return column && row ? { column, row } : NUMBERS;
}

/** The one name that each number has; undefined: one of them has two. */
function named(pairs: [number, string][]): ((n: number) => string) | undefined {
  const names = new Map<number, string>();
  for (const [n, name] of pairs) {
    if ((names.get(n) ?? name) !== name) return undefined;
    names.set(n, name);
  }
  return (n) => names.get(n) ?? String(n);
}
