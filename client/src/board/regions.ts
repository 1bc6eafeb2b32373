// Outlines of terrain regions: the borders of cells that have no neighbour of the same terrain, joined and rounded.
import type { Layout, Point } from "./layout";

const key = ([x, y]: Point) => `${Math.round(x * 2)},${Math.round(y * 2)}`;

/** The closed outlines of a set of cells: outer borders and holes. */
export function outlines(layout: Layout, refs: readonly string[]): Point[][] {
  const edges = new Map<string, { a: Point; b: Point }>();
  for (const ref of refs) {
    const corners = layout.corners(ref);
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      const back = `${key(b)}|${key(a)}`;
      if (!edges.delete(back)) edges.set(`${key(a)}|${key(b)}`, { a, b });
    });
  }
  return joined([...edges.values()]);
}

function joined(edges: { a: Point; b: Point }[]): Point[][] {
  const from = new Map<string, { a: Point; b: Point }[]>();
  for (const edge of edges) from.set(key(edge.a), [...(from.get(key(edge.a)) ?? []), edge]);
  const loops: Point[][] = [];
  for (const edge of edges) {
    if (!from.get(key(edge.a))?.includes(edge)) continue;
    const loop: Point[] = [];
    let next: { a: Point; b: Point } | undefined = edge;
    while (next) {
      const here: { a: Point; b: Point }[] = from.get(key(next.a))!;
      here.splice(here.indexOf(next), 1);
      loop.push(next.a);
      next = from.get(key(next.b))?.[0];
    }
    loops.push(loop);
  }
  return loops;
}

/** Chaikin's corner cutting of a closed loop. */
export function rounded(loop: readonly Point[], times = 2): Point[] {
  let points = loop.slice();
  for (let n = 0; n < times; n++) {
    points = points.flatMap(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length]!;
      return [
        [0.78 * ax + 0.22 * bx, 0.78 * ay + 0.22 * by],
        [0.22 * ax + 0.78 * bx, 0.22 * ay + 0.78 * by],
      ] as Point[];
    });
  }
  return points;
}

const n2 = (n: number) => String(Math.round(n * 10) / 10);

/** SVG path data of closed loops. */
export function pathOf(loops: readonly (readonly Point[])[]): string {
  return loops
    .map((loop) => (loop.length ? `M${loop.map(([x, y]) => `${n2(x)} ${n2(y)}`).join("L")}Z` : ""))
    .join("");
}

/** SVG path data of an open line. */
export function lineOf(points: readonly Point[]): string {
  return points.length ? `M${points.map(([x, y]) => `${n2(x)} ${n2(y)}`).join("L")}` : "";
}

/** All cell borders once, as one path: lines are not drawn double. */
export function gridPath(layout: Layout, refs: readonly string[]): string {
  const seen = new Set<string>();
  let path = "";
  for (const ref of refs) {
    const corners = layout.corners(ref);
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      const ends = [key(a), key(b)].sort().join("|");
      if (seen.has(ends)) return;
      seen.add(ends);
      path += `M${n2(a[0])} ${n2(a[1])}L${n2(b[0])} ${n2(b[1])}`;
    });
  }
  return path;
}
