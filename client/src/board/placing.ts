// Where a note stands beside its place. Pure.
import type { Point } from "./layout";

const EDGE = 8;
const BESIDE = 22;
const ABOVE = 18;
/** How much of the map about a place is not to be covered. */
const CLEAR = 16;

interface Size {
  width: number;
  height: number;
}

/** The corner of a note for the place `at`: beside it, or where it covers none of the places to `spare`, the first of them least of all. */
export function placing(at: Point, note: Size, window: Size, spare: readonly Point[]): Point {
  const [x, y] = at;
  const [across, down] = [window.width - note.width - EDGE, window.height - note.height - EDGE];
  const wanted: Point[] = [
    [x + BESIDE, y - ABOVE],
    [x - BESIDE - note.width, y - ABOVE],
    [x - note.width / 2, y + BESIDE],
    [x - note.width / 2, y - BESIDE - note.height],
    ...[EDGE, across].flatMap((left) => [down, EDGE].map((top): Point => [left, top])),
  ];
  const within = wanted.map(([left, top]): Point => [clamped(left, across), clamped(top, down)]);
  const cost = (corner: Point) => spare.reduce((sum, place, i) => sum + (covers(corner, note, place) ? spare.length - i : 0), 0);
  return within.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

const clamped = (wanted: number, most: number) => Math.max(EDGE, Math.min(wanted, most));

function covers([left, top]: Point, { width, height }: Size, [x, y]: Point): boolean {
  return x > left - CLEAR && x < left + width + CLEAR && y > top - CLEAR && y < top + height + CLEAR;
}
