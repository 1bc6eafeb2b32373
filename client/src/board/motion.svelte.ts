// Pieces travel along the paths of the newest lines, one after the other.
import type { Motion } from "../wire";
import type { Point } from "./layout";

const STEP_MS = 170;
const LONGEST_MS = 650;

/** How long a piece travels: 150 to 250 ms for a step, never long. */
export function duration(points: number): number {
  return Math.min(LONGEST_MS, STEP_MS + 60 * Math.max(0, points - 2));
}

/** The place at a share of a path, eased out. */
export function along(path: readonly Point[], share: number): Point {
  const eased = 1 - (1 - share) ** 3;
  const at = eased * (path.length - 1);
  const i = Math.min(Math.floor(at), path.length - 2);
  const [a, b] = [path[i]!, path[i + 1] ?? path[i]!];
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)];
}

export class Travel {
  places = $state.raw<ReadonlyMap<string, Point>>(new Map());
  private frame = 0;

  /** Plays motions in order; each piece waits at the start of its path. */
  play(motions: readonly Motion[], path: (motion: Motion) => Point[]): void {
    this.stop();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const trips = motions.map((motion) => ({ ref: motion.ref, path: path(motion) })).filter((trip) => trip.path.length > 1);
    if (!trips.length) return;
    const started = performance.now();
    const step = (now: number) => {
      const places = new Map<string, Point>();
      let begin = 0;
      let running = false;
      for (const trip of trips) {
        const share = (now - started - begin) / duration(trip.path.length);
        begin += duration(trip.path.length);
        if (share >= 1) {
          places.delete(trip.ref);
          continue;
        }
        running = true;
        if (!places.has(trip.ref)) places.set(trip.ref, along(trip.path, Math.max(0, share)));
      }
      this.places = places;
      this.frame = running ? requestAnimationFrame(step) : 0;
    };
    step(started);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.places = new Map();
  }
}
