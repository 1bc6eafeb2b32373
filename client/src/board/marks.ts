// Geometry of marks: a mark's cells and points as places on the map. Pure.
import type { Mark } from "../wire";
import type { Layout, Point } from "./layout";
import { lineOf, outlines, pathOf } from "./regions";

export type Locate = (ref: string) => Point | undefined;

/** The places of a mark in order: its cells' centres, else its points. */
export function places(mark: Mark, layout: Layout, locate: Locate): Point[] {
  if (mark.cells?.length) return mark.cells.flatMap((ref) => [locate(ref)].filter((at) => at !== undefined));
  return (mark.points ?? []).map((at) => layout.point(at));
}

/** Stretches of a line: neighbouring ones of a kind are one. A line of n places has n - 1 stretches; of two
 *  places with more kinds than one, the kinds are equal parts. */
export function stretches(mark: Mark, ends: readonly Point[]): { kind: string; d: string }[] {
  const kinds = mark.stretches ?? [];
  if (!kinds.length) return [{ kind: "clear", d: lineOf(ends) }];
  const at = ends.length === 2 ? parted(ends[0]!, ends[1]!, kinds.length) : ends;
  const found: { kind: string; points: Point[] }[] = [];
  for (let i = 0; i + 1 < at.length; i++) {
    const kind = kinds[Math.min(i, kinds.length - 1)]!;
    const last = found[found.length - 1];
    if (last?.kind === kind) last.points.push(at[i + 1]!);
    else found.push({ kind, points: [at[i]!, at[i + 1]!] });
  }
  return found.map(({ kind, points }) => ({ kind, d: lineOf(points) }));
}

/** The ends of a line and the points between that part it evenly. */
function parted(from: Point, to: Point, parts: number): Point[] {
  return Array.from({ length: parts + 1 }, (_, i): Point => {
    const share = i / parts;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

/** All cells within a number of steps of one. */
export function within(layout: Layout, from: string, steps: number): string[] {
  const seen = new Set([from]);
  let edge = [from];
  for (let n = 0; n < steps && edge.length; n++) {
    edge = edge.flatMap((ref) => layout.neighbours(ref)).filter((ref) => !seen.has(ref) && seen.add(ref));
  }
  return [...seen];
}

/** A ring about a cell: on hexes the border of the cells within the radius, elsewhere a circle. */
export function ringPath(mark: Mark, layout: Layout, locate: Locate): string {
  const ref = mark.cells?.[0];
  if (ref && layout.kind === "hex" && layout.centre(ref)) return pathOf(outlines(layout, within(layout, ref, mark.radius ?? 0)));
  const at = places(mark, layout, locate)[0];
  return at ? circlePath(at, layout.length(mark.radius ?? 0)) : "";
}

export function circlePath([x, y]: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** An arc or cone from the first place: angles in degrees clockwise from up. */
export function sectorPath([x, y]: Point, r: number, [from, to]: readonly [number, number], closed: boolean): string {
  const end = (degrees: number): Point => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  };
  const [a, b] = [end(from), end(to)];
  const sweep = (((to - from) % 360) + 360) % 360;
  const arc = `A${r} ${r} 0 ${sweep > 180 ? 1 : 0} 1 ${b[0]} ${b[1]}`;
  return closed ? `M${x} ${y}L${a[0]} ${a[1]}${arc}Z` : `M${a[0]} ${a[1]}${arc}`;
}

/** A line shortened at both ends, so that it does not run under counters. */
export function trimmed(points: readonly Point[], start: number, end: number): Point[] {
  if (points.length < 2) return points.slice();
  const cut = (from: Point, to: Point, by: number): Point => {
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const share = Math.min(by, far / 2) / far;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const result = points.slice();
  result[0] = cut(points[0]!, points[1]!, start);
  const n = points.length;
  result[n - 1] = cut(points[n - 1]!, points[n - 2]!, end);
  return result;
}
