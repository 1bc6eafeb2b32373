// Outlines of terrain regions: the borders of cells that have no neighbour of the same terrain, joined and rounded.
import type { Layout, Point } from "./layout";

/** A corner by name: corners of neighbouring cells differ by rounding only. */
const key = ([x, y]: Point) => `${Math.round(x * 2)},${Math.round(y * 2)}`;

interface Edge {
  a: Point;
  b: Point;
  /** On the border of the whole map: no coast, never rounded. */
  border: boolean;
}
/** A corner of a loop, and whether the edge that starts there lies on the map's border. */
export interface Corner {
  at: Point;
  border: boolean;
}

function openEdges(layout: Layout, refs: readonly string[]): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const ref of refs) {
    const corners = layout.corners(ref);
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      const back = `${key(b)}|${key(a)}`;
      if (!edges.delete(back)) edges.set(`${key(a)}|${key(b)}`, { a, b, border: false });
    });
  }
  return edges;
}

/** The edges that have a cell on one side only. */
export function borderOf(layout: Layout, all: readonly string[]): ReadonlySet<string> {
  return new Set(openEdges(layout, all).keys());
}

const NOWHERE: ReadonlySet<string> = new Set();

/** The closed outlines of a set of cells with their corners: outer borders and holes. */
export function loopsOf(layout: Layout, refs: readonly string[], border: ReadonlySet<string> = NOWHERE): Corner[][] {
  const edges = openEdges(layout, refs);
  for (const [name, edge] of edges) edge.border = border.has(name);
  return joined([...edges.values()]);
}

/** The closed outlines of a set of cells. */
export function outlines(layout: Layout, refs: readonly string[]): Point[][] {
  return loopsOf(layout, refs).map((loop) => loop.map((corner) => corner.at));
}

function joined(edges: Edge[]): Corner[][] {
  const from = new Map<string, Edge[]>();
  for (const edge of edges) {
    const list = from.get(key(edge.a));
    if (list) list.push(edge);
    else from.set(key(edge.a), [edge]);
  }
  const loops: Corner[][] = [];
  for (const edge of edges) {
    if (!from.get(key(edge.a))?.includes(edge)) continue;
    const loop: Corner[] = [];
    let next: Edge | undefined = edge;
    while (next) {
      const here: Edge[] = from.get(key(next.a))!;
      here.splice(here.indexOf(next), 1);
      loop.push({ at: next.a, border: next.border });
      next = from.get(key(next.b))?.[0];
    }
    loops.push(loop);
  }
  return loops;
}

const SHARE = 0.22;
const between = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** Chaikin's corner cutting of a closed loop; corners at the map's border stay. */
export function rounded(loop: readonly Corner[], times = 2): Corner[] {
  let corners = loop.slice();
  for (let n = 0; n < times; n++) {
    const last = corners.length;
    corners = corners.flatMap((corner, i) => {
      const next = corners[(i + 1) % last]!;
      if (corner.border) return [corner];
      const before = corners[(i + last - 1) % last]!;
      const start: Corner = { at: before.border ? corner.at : between(corner.at, next.at, SHARE), border: false };
      return next.border ? [start] : [start, { at: between(corner.at, next.at, 1 - SHARE), border: false }];
    });
  }
  return corners;
}

/** The coast of loops: their path without the edges on the map's border. */
export function coastOf(loops: readonly (readonly Corner[])[]): string {
  let d = "";
  for (const loop of loops) {
    if (loop.every((corner) => !corner.border)) {
      d += pathOf([loop.map((corner) => corner.at)]);
      continue;
    }
    loop.forEach((corner, i) => {
      if (corner.border) return;
      const next = loop[(i + 1) % loop.length]!;
      const [x, y] = corner.at;
      const fresh = loop[(i + loop.length - 1) % loop.length]!.border || i === 0;
      d += `${fresh ? `M${n2(x)} ${n2(y)}` : ""}L${n2(next.at[0])} ${n2(next.at[1])}`;
    });
  }
  return d;
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

/** Cells of a terrain that hang together: what changes elsewhere leaves a patch as it is. */
export interface Patch {
  terrain: string;
  refs: string[];
}

/** The patches of a map; on boards without a grid each terrain is one. */
export function patchesOf(layout: Layout, terrains: ReadonlyMap<string, string>): Patch[] {
  const grid = layout.kind === "hex" || layout.kind === "square";
  const left = new Set(terrains.keys());
  const found: Patch[] = [];
  for (const [first, terrain] of terrains) {
    if (!left.delete(first)) continue;
    const refs = [first];
    const near = grid ? (ref: string) => layout.neighbours(ref) : () => terrains.keys();
    for (const ref of refs)
      for (const next of near(ref)) if (terrains.get(next) === terrain && left.delete(next)) refs.push(next);
    found.push({ terrain, refs: refs.sort() });
  }
  return found;
}

/** A patch in square blocks of so many cells, for ground that is drawn cell by cell. */
export function blocksOf(layout: Layout, { terrain, refs }: Patch, cells: number): Patch[] {
  const blocks = new Map<string, string[]>();
  for (const ref of refs) {
    const [x, y] = layout.centre(ref) ?? [0, 0];
    const name = [x, y].map((at) => Math.floor(at / (layout.cell * cells))).join();
    const block = blocks.get(name);
    if (block) block.push(ref);
    else blocks.set(name, [ref]);
  }
  return [...blocks.values()].map((block) => ({ terrain, refs: block }));
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
