// What the camera frames when it follows by itself. Pure.
import type { Point } from "./layout";

/** How near the camera goes: cells left free around the pieces, the width of a cell in pixels at most, and pixels left free below for what is told there. */
export interface Framing {
  around: number;
  nearest: number;
  foot: number;
}
export const WIDE: Framing = { around: 4.5, nearest: 58, foot: 0 };
export const CLOSE: Framing = { around: 2, nearest: 46, foot: 64 };

/** A cell is at least so wide in a small window. */
const LEAST = 32;

/** Of all points those that a small window shows together with the one looked at: the nearest first, as long as cells stay wide enough. */
export function company(eye: Point, points: readonly Point[], cell: number, width: number, height: number): Point[] {
  const far = ([x, y]: Point) => Math.hypot(x - eye[0], y - eye[1]);
  const room = (window: number) => (window / LEAST - 2 * CLOSE.around) * cell;
  const span = (of: readonly Point[], axis: 0 | 1) => Math.max(...of.map((at) => at[axis])) - Math.min(...of.map((at) => at[axis]));
  let held: Point[] = [eye];
  for (const point of [...points].sort((a, b) => far(a) - far(b))) {
    const more = [...held, point];
    if (span(more, 0) <= room(width) && span(more, 1) <= room(height - CLOSE.foot)) held = more;
  }
  return held;
}

/** How far within the window's edge an arrow stands. */
const INSET = 20;

/** Where the arrow stands that leads to a point outside the window, and how it is turned; undefined: the point is in sight. */
export function beyond([x, y]: Point, width: number, height: number): { at: Point; turn: number } | undefined {
  if (x >= 0 && y >= 0 && x <= width && y <= height) return undefined;
  const [dx, dy] = [x - width / 2, y - height / 2];
  const share = Math.min((width / 2 - INSET) / Math.abs(dx), (height / 2 - INSET) / Math.abs(dy));
  return { at: [width / 2 + dx * share, height / 2 + dy * share], turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}

export type Edge = "top" | "bottom";
/** How far from its edge reaches what lies over the map for a while. */
const STRIP = 150;

/** The edge at which the fewest stand, and who is looked at least of all; of two as good as each other the present one. */
export function freeEdge(now: Edge, eye: Point, others: readonly Point[], height: number): Edge {
  const near = ([, y]: Point, edge: Edge) => (edge === "top" ? y >= 0 && y < STRIP : y <= height && y > height - STRIP);
  const cost = (edge: Edge) => others.filter((at) => near(at, edge)).length + (near(eye, edge) ? others.length + 1 : 0);
  const other = now === "top" ? "bottom" : "top";
  return cost(other) < cost(now) ? other : now;
}
