// The closed vocabulary of terrain patterns (docs/theme.md): path data for a set of cells, the same each time.
import { lineOf } from "./regions";
import type { Layout, Point } from "./layout";

/** A path of a pattern: filled or stroked with one of the terrain's colours. */
export interface Stroke {
  d: string;
  paint: "ink" | "light" | "fill";
  width: number;
  fill: boolean;
  opacity: number;
  dash?: string;
}

/** A small generator for jitter, seeded by the cell's name: looks drawn by hand, never changes. */
export function jitter(seed: string): () => number {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

const f = (n: number) => String(Math.round(n * 10) / 10);
const disc = (x: number, y: number, r: number) =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0Z`;

const stroke = (d: string, width = 1, opacity = 1, paint: Stroke["paint"] = "ink", dash?: string): Stroke => ({
  d,
  paint,
  width,
  fill: false,
  opacity,
  ...(dash ? { dash } : {}),
});
const fill = (d: string, opacity = 1, paint: Stroke["paint"] = "ink"): Stroke => ({ d, paint, width: 0, fill: true, opacity });

type Draw = (layout: Layout, refs: readonly string[]) => Stroke[];

/** The strokes of a pattern over the cells; unknown words draw nothing. */
export function patternStrokes(pattern: string, layout: Layout, refs: readonly string[]): Stroke[] {
  return PATTERNS[pattern]?.(layout, refs) ?? [];
}

/** Whether the client draws the pattern. */
export const knownPattern = (pattern: string) => pattern in PATTERNS;

const each = (layout: Layout, refs: readonly string[], draw: (x: number, y: number, r: number, rnd: () => number, ref: string) => void) => {
  for (const ref of refs) {
    const centre = layout.centre(ref);
    if (centre) draw(centre[0], centre[1], layout.cell / 2, jitter(ref), ref);
  }
};

const grain: Draw = (layout, refs) => {
  let specks = "";
  let tufts = "";
  each(layout, refs, (x, y, r, rnd) => {
    const n = 2 + Math.floor(rnd() * 4);
    for (let i = 0; i < n; i++) specks += disc(x + (rnd() - 0.5) * 1.7 * r, y + (rnd() - 0.5) * 1.7 * r, 0.5 + rnd() * 0.6);
    if (rnd() < 0.22) {
      const [tx, ty] = [x + (rnd() - 0.5) * r, y + (rnd() - 0.5) * r];
      tufts += `M${f(tx - 3)} ${f(ty)}q1 -2 .6 -4M${f(tx)} ${f(ty)}v-5M${f(tx + 3)} ${f(ty)}q-1 -2 -.6 -4`;
    }
  });
  return [fill(specks, 0.55), stroke(tufts, 0.8, 0.6)];
};

/** Tree crowns seen from above: a lit disc, a scalloped outline open to the light, stipple in the shade. */
const crowns: Draw = (layout, refs) => {
  let lit = "";
  let rim = "";
  let dots = "";
  let shade = "";
  each(layout, refs, (x, y, r, rnd) => {
    const trees = crownSpots(rnd).map(([u, v, w]) => [x + u * r, y + v * r, w * r] as const);
    for (const [cx, cy, cr] of trees.sort((a, b) => a[1] - b[1])) {
      shade += disc(cx + cr * 0.22, cy + cr * 0.3, cr);
      lit += disc(cx, cy, cr);
      rim += scallop(cx, cy, cr, rnd);
      for (let i = 0; i < 6; i++) {
        const angle = -0.4 + rnd() * 2.2;
        const far = cr * (0.3 + rnd() * 0.5);
        dots += disc(cx + Math.cos(angle) * far, cy + Math.sin(angle) * far, 0.55);
      }
    }
  });
  return [fill(shade, 0.3), fill(lit, 1, "light"), fill(dots, 0.9), stroke(rim, 0.9, 0.85)];
};

function crownSpots(rnd: () => number): [number, number, number][] {
  const turn = rnd() * 6.28;
  const spots: [number, number, number][] = [[(rnd() - 0.5) * 0.3, (rnd() - 0.5) * 0.3, 0.34 + rnd() * 0.08]];
  const n = 5;
  for (let i = 0; i < n; i++) {
    const angle = turn + (i * 6.283) / n + (rnd() - 0.5) * 0.5;
    spots.push([Math.cos(angle) * 0.6, Math.sin(angle) * 0.58, 0.22 + rnd() * 0.12]);
  }
  return spots;
}

function scallop(cx: number, cy: number, r: number, rnd: () => number): string {
  const bumps = 8;
  const start = rnd() * 6.28;
  const at = (i: number): Point => [cx + Math.cos(start + (i * 6.283) / bumps) * r, cy + Math.sin(start + (i * 6.283) / bumps) * r];
  let d = `M${at(0).map(f).join(" ")}`;
  for (let i = 1; i <= bumps; i++) d += `A${f(r * 0.45)} ${f(r * 0.45)} 0 0 1 ${at(i).map(f).join(" ")}`;
  return d;
}

/** Cold planes: each cell broken into triangles of three tones about a point off its centre, with thin cracks. */
const facets: Draw = (layout, refs) => {
  const tones = ["", "", ""];
  let cracks = "";
  each(layout, refs, (x, y, r, rnd, ref) => {
    const corners = layout.corners(ref);
    const heart: Point = [x + (rnd() - 0.5) * r * 0.9, y + (rnd() - 0.5) * r * 0.9];
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      tones[Math.floor(rnd() * 3)] += `M${f(heart[0])} ${f(heart[1])}L${a.map(f).join(" ")}L${b.map(f).join(" ")}Z`;
      if (rnd() < 0.45) cracks += lineOf([heart, [(heart[0] + a[0] * 2) / 3, (heart[1] + a[1] * 2) / 3]]);
    });
  });
  return [fill(tones[0]!, 0.75, "light"), fill(tones[1]!, 0.35, "light"), fill(tones[2]!, 0.08), stroke(cracks, 0.7, 0.45)];
};

const tongue = (x: number, y: number, w: number, h: number, lean: number) =>
  `M${f(x)} ${f(y)}C${f(x - w)} ${f(y - h * 0.1)} ${f(x - w * 0.9)} ${f(y - h * 0.5)} ${f(x - w * 0.2 + lean)} ${f(y - h * 0.62)}` +
  `C${f(x - w * 0.1 + lean)} ${f(y - h * 0.8)} ${f(x + lean * 1.6)} ${f(y - h * 0.9)} ${f(x + lean * 2)} ${f(y - h)}` +
  `C${f(x + w * 0.6 + lean)} ${f(y - h * 0.7)} ${f(x + w * 1.1)} ${f(y - h * 0.35)} ${f(x)} ${f(y)}Z`;

const flames: Draw = (layout, refs) => {
  let outer = "";
  let inner = "";
  each(layout, refs, (x, y, r, rnd) => {
    for (const [dx, dy, s] of [[-0.42, 0.5, 0.8], [0.4, 0.55, 0.85], [0, 0.62, 1.15]] as const) {
      const lean = (rnd() - 0.5) * 5;
      outer += tongue(x + dx * r, y + dy * r, 0.36 * r * s, 1.15 * r * s, lean);
      inner += tongue(x + dx * r, y + dy * r - 1, 0.19 * r * s, 0.62 * r * s, lean * 0.5);
    }
  });
  return [fill(outer, 0.95), fill(inner, 1, "light")];
};

/** A dark crust split by glowing cracks that run from rim to rim. */
const lava: Draw = (layout, refs) => {
  let crust = "";
  let cracks = "";
  let fine = "";
  each(layout, refs, (x, y, r, rnd, ref) => {
    crust += `${lineOf(layout.corners(ref).map(([a, b]): Point => [x + (a - x) * 0.97, y + (b - y) * 0.97]))}Z`;
    const heart: Point = [x + (rnd() - 0.5) * 0.7 * r, y + (rnd() - 0.5) * 0.7 * r];
    const turn = rnd() * 6.28;
    for (let i = 0; i < 3; i++) {
      const way = crack(heart, turn + i * 2.1 + (rnd() - 0.5) * 0.8, r * 1.5, rnd);
      cracks += lineOf(way);
      const from = way[1 + Math.floor(rnd() * 2)]!;
      fine += lineOf(crack(from, turn + i * 2.1 + (rnd() < 0.5 ? 1 : -1) * (0.9 + rnd() * 0.4), r * 0.8, rnd));
    }
  });
  return [
    fill(crust, 0.94),
    stroke(cracks + fine, 7, 0.28, "light"),
    stroke(cracks, 3, 0.95, "fill"),
    stroke(cracks, 1.5, 1, "light"),
    stroke(fine, 1, 0.9, "light"),
  ];
};

/** A ragged line from a point in a direction. */
function crack(from: Point, angle: number, length: number, rnd: () => number): Point[] {
  const way: Point[] = [from];
  for (let i = 1; i <= 4; i++) {
    const [x, y] = way[i - 1]!;
    const bent = angle + (rnd() - 0.5) * 1.3;
    way.push([x + (Math.cos(bent) * length) / 4, y + (Math.sin(bent) * length) / 4]);
  }
  return way;
}

const refill: Draw = (layout, refs) => {
  let waves = "";
  let rim = "";
  each(layout, refs, (x, y, r, _rnd, ref) => {
    const inner = layout.corners(ref).map(([a, b]): Point => [x + (a - x) * 0.84, y + (b - y) * 0.84]);
    rim += `${lineOf(inner)}Z`;
    for (const dy of [-0.3, 0.08, 0.46]) {
      const w = r * 0.5;
      waves += `M${f(x - w)} ${f(y + dy * r)}q${f(w / 4)} -4 ${f(w / 2)} 0t${f(w / 2)} 0t${f(w / 2)} 0t${f(w / 2)} 0`;
    }
  });
  return [stroke(rim, 1.6, 0.9, "ink", "5 4"), stroke(waves, 1.1, 0.75, "ink", "4 3")];
};

const ruled = (slopes: readonly number[]): Draw => (layout, refs) => {
  let d = "";
  each(layout, refs, (x, y, r) => {
    for (const slope of slopes)
      for (const k of [-0.7, -0.35, 0, 0.35, 0.7]) {
        const half = Math.sqrt(Math.max(0, 1 - k * k)) * r * 0.95;
        const [ux, uy] = [Math.SQRT1_2, Math.SQRT1_2 * slope];
        const [cx, cy] = [x - uy * k * r, y + ux * k * r];
        d += `M${f(cx - ux * half)} ${f(cy - uy * half)}L${f(cx + ux * half)} ${f(cy + uy * half)}`;
      }
  });
  return [stroke(d, 0.9, 0.6)];
};

const dots: Draw = (layout, refs) => {
  let d = "";
  each(layout, refs, (x, y, r) => {
    for (let i = -2; i <= 2; i++)
      for (let j = -2; j <= 2; j++)
        if (Math.hypot(i + (j % 2) / 2, j) <= 2) d += disc(x + (i + (j % 2) / 2) * r * 0.4, y + j * r * 0.36, 1.1);
  });
  return [fill(d, 0.7)];
};

const waves: Draw = (layout, refs) => {
  let d = "";
  each(layout, refs, (x, y, r) => {
    for (const dy of [-0.45, 0, 0.45]) d += `M${f(x - r * 0.6)} ${f(y + dy * r)}q${f(r * 0.15)} -5 ${f(r * 0.3)} 0t${f(r * 0.3)} 0t${f(r * 0.3)} 0t${f(r * 0.3)} 0`;
  });
  return [stroke(d, 1, 0.6)];
};

const stars: Draw = (layout, refs) => {
  let small = "";
  let big = "";
  each(layout, refs, (x, y, r, rnd) => {
    for (let i = 0; i < 3; i++) small += disc(x + (rnd() - 0.5) * 2 * r, y + (rnd() - 0.5) * 2 * r, 0.4 + rnd() * 0.4);
    if (rnd() < 0.15) big += disc(x + (rnd() - 0.5) * 1.6 * r, y + (rnd() - 0.5) * 1.6 * r, 1.2);
  });
  return [fill(small, 0.7), fill(big, 1, "light")];
};

const PATTERNS: Record<string, Draw> = {
  none: () => [],
  grain,
  crowns,
  contours: () => [],
  facets,
  flames,
  lava,
  refill,
  hatch: ruled([1]),
  cross: ruled([1, -1]),
  dots,
  waves,
  stars,
};
