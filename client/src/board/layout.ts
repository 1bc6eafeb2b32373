// Where cells lie on the drawn map. Pure geometry: hexes of both orientations and parities, squares, polygons.
import type { BaseCell, Board, Place } from "../wire";

export type Point = readonly [number, number];

export interface Layout {
  kind: Board["kind"];
  /** The field of the map, without its printed margin. */
  width: number;
  height: number;
  /** The width of a cell across its flats; tables: of a piece of usual size. */
  cell: number;
  centre(ref: string): Point | undefined;
  corners(ref: string): Point[];
  /** A number of cells (or units) as a length on the map. */
  length(cells: number): number;
  point(at: Point): Point;
  neighbours(ref: string): string[];
}

export const CELL = 48;
const SIDE = CELL / Math.sqrt(3);

/** The layout of a board. */
export function layoutOf(board: Board, cells: readonly BaseCell[]): Layout {
  if (board.kind === "hex") return hexLayout(board, cells);
  if (board.kind === "square") return squareLayout(board, cells);
  return openLayout(board, cells);
}

type At = { column: number; row: number };

function gridOf(cells: readonly BaseCell[]): { at: Map<string, At>; ref: Map<string, string> } {
  const at = new Map<string, At>();
  const ref = new Map<string, string>();
  for (const cell of cells) {
    const place = { column: cell.column ?? 1, row: cell.row ?? 1 };
    at.set(cell.ref, place);
    ref.set(`${place.column},${place.row}`, cell.ref);
  }
  return { at, ref };
}

/** Whether the column (flat) or row (pointy) is shifted by half a hex. */
export function shifted(index: number, lower: "odd" | "even"): boolean {
  return (index % 2 === 0) === (lower === "even");
}

function hexLayout(board: Board, cells: readonly BaseCell[]): Layout {
  const flat = (board.orientation ?? "flat") === "flat";
  const lower = board.lower ?? "even";
  const { at, ref } = gridOf(cells);
  const columns = board.columns || Math.max(1, ...cells.map((cell) => cell.column ?? 1));
  const rows = board.rows || Math.max(1, ...cells.map((cell) => cell.row ?? 1));
  const along = (n: number) => SIDE + 1.5 * SIDE * (n - 1);
  const across = (n: number, line: number) => CELL * (n - 0.5 + (shifted(line, lower) ? 0.5 : 0));
  const middle = ({ column, row }: At): Point =>
    flat ? [along(column), across(row, column)] : [across(column, row), along(row)];
  const long = (n: number) => along(n) + SIDE;
  const wide = (n: number, lines: number) => CELL * (n + (lines > 1 ? 0.5 : 0));
  const ring = hexCorners(flat);
  return {
    kind: "hex",
    cell: CELL,
    width: flat ? long(columns) : wide(columns, rows),
    height: flat ? wide(rows, columns) : long(rows),
    centre: (name) => {
      const place = at.get(name);
      return place && middle(place);
    },
    corners: (name) => {
      const place = at.get(name);
      if (!place) return [];
      const [x, y] = middle(place);
      return ring.map(([dx, dy]) => [round(x + dx), round(y + dy)] as const);
    },
    length: (n) => n * CELL,
    point: (p) => p,
    neighbours: (name) => {
      const place = at.get(name);
      return place ? hexSteps(place, flat, lower).flatMap(({ column, row }) => ref.get(`${column},${row}`) ?? []) : [];
    },
  };
}

const round = (n: number) => Math.round(n * 100) / 100;

/** The corners of a hex about its centre, clockwise; edge i lies between corners i and i + 1. */
export function hexCorners(flat: boolean): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - (flat ? 0 : Math.PI / 6);
    return [SIDE * Math.cos(angle), SIDE * Math.sin(angle)] as const;
  });
}

/** The six neighbours of a hex by offset coordinates. */
export function hexSteps({ column, row }: At, flat: boolean, lower: "odd" | "even"): At[] {
  const line = flat ? column : row;
  const n = flat ? row : column;
  const low = shifted(line, lower) ? 1 : 0;
  const steps = [
    [line, n - 1],
    [line, n + 1],
    [line - 1, n - 1 + low],
    [line - 1, n + low],
    [line + 1, n - 1 + low],
    [line + 1, n + low],
  ] as const;
  return steps.map(([l, m]) => (flat ? { column: l, row: m } : { column: m, row: l }));
}

function squareLayout(board: Board, cells: readonly BaseCell[]): Layout {
  const { at, ref } = gridOf(cells);
  const columns = board.columns || Math.max(1, ...cells.map((cell) => cell.column ?? 1));
  const rows = board.rows || Math.max(1, ...cells.map((cell) => cell.row ?? 1));
  const corner = ({ column, row }: At): Point => [(column - 1) * CELL, (row - 1) * CELL];
  return {
    kind: "square",
    cell: CELL,
    width: columns * CELL,
    height: rows * CELL,
    centre: (name) => {
      const place = at.get(name);
      if (!place) return undefined;
      const [x, y] = corner(place);
      return [x + CELL / 2, y + CELL / 2];
    },
    corners: (name) => {
      const place = at.get(name);
      if (!place) return [];
      const [x, y] = corner(place);
      return [
        [x, y],
        [x + CELL, y],
        [x + CELL, y + CELL],
        [x, y + CELL],
      ];
    },
    length: (n) => n * CELL,
    point: (p) => p,
    neighbours: (name) => {
      const place = at.get(name);
      if (!place) return [];
      return [[0, -1], [1, 0], [0, 1], [-1, 0]].flatMap(
        ([dx, dy]) => ref.get(`${place.column + dx!},${place.row + dy!}`) ?? [],
      );
    },
  };
}

/** Zones, tables and graphs: polygons in the board's own unit, scaled to a map of usual size. */
function openLayout(board: Board, cells: readonly BaseCell[]): Layout {
  const polygons = new Map(cells.map((cell) => [cell.ref, cell.polygon ?? []]));
  const all = cells.flatMap((cell) => cell.polygon ?? []);
  const width = board.width || Math.max(1, ...all.map(([x]) => x));
  const height = board.height || Math.max(1, ...all.map(([, y]) => y));
  const scale = (28 * CELL) / Math.max(width, height);
  const point = ([x, y]: Point): Point => [round(x * scale), round(y * scale)];
  const corners = (name: string) => (polygons.get(name) ?? []).map(point);
  const centre = (name: string) => (polygons.has(name) ? centroid(corners(name)) : undefined);
  const linked = new Map<string, string[]>();
  for (const [a, b] of board.links ?? []) {
    linked.set(a, [...(linked.get(a) ?? []), b]);
    linked.set(b, [...(linked.get(b) ?? []), a]);
  }
  return {
    kind: board.kind,
    cell: CELL,
    width: width * scale,
    height: height * scale,
    centre,
    corners,
    length: (n) => n * scale,
    point,
    neighbours: (name) => linked.get(name) ?? nearest(name, [...polygons.keys()], centre),
  };
}

function nearest(name: string, refs: string[], centre: (ref: string) => Point | undefined): string[] {
  const from = centre(name);
  if (!from) return [];
  const far = (ref: string) => {
    const to = centre(ref) ?? from;
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  };
  return refs.filter((ref) => ref !== name).sort((a, b) => far(a) - far(b)).slice(0, 6);
}

/** The centre of a polygon's area; of a single point or a line, the mean. */
export function centroid(points: readonly Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  if (Math.abs(area) > 1e-6) return [round(x / (3 * area)), round(y / (3 * area))];
  const n = Math.max(1, points.length);
  return [points.reduce((sum, p) => sum + p[0], 0) / n, points.reduce((sum, p) => sum + p[1], 0) / n];
}

/** Where a piece stands; pieces on a host stand where it does. */
export function placeOf(layout: Layout, at: Place, hosts: (ref: string) => Place | undefined): Point | undefined {
  if (at.cell) return layout.centre(at.cell);
  if (at.point) return layout.point(at.point);
  const host = at.host ? hosts(at.host) : undefined;
  return host ? placeOf(layout, host, hosts) : undefined;
}

/** The cell next to `from` that lies most nearly in the direction (dx, dy). */
export function stepTowards(layout: Layout, from: string, dx: number, dy: number): string | undefined {
  const start = layout.centre(from);
  if (!start) return undefined;
  let best: string | undefined;
  let value = 0.3;
  for (const ref of layout.neighbours(from)) {
    const to = layout.centre(ref);
    if (!to) continue;
    const [x, y] = [to[0] - start[0], to[1] - start[1]];
    const cosine = (x * dx + y * dy) / (Math.hypot(x, y) || 1);
    if (cosine > value + 1e-9) [best, value] = [ref, cosine];
  }
  return best;
}
