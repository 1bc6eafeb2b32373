// Which cell lies at a point of the map: by arithmetic, so that no cell has to listen. Pure.
import type { Layout, Point } from "./layout";

/** The cell at a point of the map, if one is there. */
export type CellAt = (at: Point) => string | undefined;

/** A finder for the cells of a layout. */
export function cellFinder(layout: Layout, refs: readonly string[]): CellAt {
  const even = layout.kind === "hex" || layout.kind === "square";
  return even ? byCentre(layout, refs) : (at) => refs.findLast((ref) => inside(layout.corners(ref), at));
}

/** Cells of one size and shape: the nearest centre has it, if any has. */
function byCentre(layout: Layout, refs: readonly string[]): CellAt {
  const known = refs.filter((ref) => layout.centre(ref));
  const centres = known.map((ref) => layout.centre(ref)!);
  return ([x, y]) => {
    let best = -1;
    let least = layout.cell * layout.cell;
    centres.forEach(([cx, cy], i) => {
      const far = (cx - x) ** 2 + (cy - y) ** 2;
      if (far < least) [best, least] = [i, far];
    });
    const ref = known[best];
    return ref !== undefined && inside(layout.corners(ref), [x, y]) ? ref : undefined;
  };
}

/** Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times. */
export function inside(corners: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) odd = !odd;
  });
  return odd;
}
