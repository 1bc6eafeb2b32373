// The geometry of a small graph by turns. Pure.
import { lineOf } from "../board/regions";
import type { Point } from "../board/layout";

export const WIDE = 128;
export const TALL = 46;
const MOST_TICKS = 6;

export interface Curve {
  points: Point[];
  path: string;
  area: string;
  top: number;
}

const at = (index: number, count: number) => (WIDE * index) / Math.max(1, count - 1);

/** The values from left to right, between 0 and the most that stood there (or `least`). */
export function curve(values: readonly number[], least: number): Curve {
  const top = Math.max(1, least, ...values);
  const points = values.map((value, i): Point => [at(i, values.length), TALL * (1 - Math.max(0, value) / top)]);
  const path = lineOf(points);
  return { points, path, area: path && `${path}L${WIDE} ${TALL}L0 ${TALL}Z`, top };
}

/** The turns named under the graph: the first, the last, and even steps between while there is room. */
export function ticks(count: number): { turn: number; x: number }[] {
  const step = Math.max(1, Math.ceil((count - 1) / MOST_TICKS));
  const turns = Array.from({ length: count }, (_, i) => i).filter((i) => i % step === 0 && count - 1 - i >= step / 2);
  return [...turns, count - 1].map((i) => ({ turn: i + 1, x: at(i, count) }));
}
