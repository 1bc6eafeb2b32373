// The camera of a board: zoom and pan by wheel, drag, pinch and keys.
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import type { Layout, Point } from "./layout";

const MARGIN = 50;
const FOOT = 44;
const AROUND = 4.5;
const NEAREST = 58;
const GLIDE_MS = 350;

interface Camera {
  k: number;
  x: number;
  y: number;
}

/** Where a length begins in a window: centred when it fits, else about a middle without leaving the window empty. */
function placed(window: number, length: number, margin: number, middle: number): number {
  if (length + 2 * margin <= window) return (window - length) / 2;
  return Math.min(margin, Math.max(window - length - margin, window / 2 - middle));
}

export class View {
  k = $state(0.5);
  x = $state(0);
  y = $state(0);
  width = $state(800);
  height = $state(600);
  /** Whether the player has moved the camera: then it stays where it is. */
  moved = false;
  private behaviour: ZoomBehavior<SVGSVGElement, unknown> | null = null;
  private frame = 0;
  private svg: SVGSVGElement | null = null;

  attach(svg: SVGSVGElement): () => void {
    this.svg = svg;
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.2, 4])
      .clickDistance(5)
      .filter((event: MouseEvent) => !event.button)
      .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.k = event.transform.k;
        this.x = event.transform.x;
        this.y = event.transform.y;
        if (event.sourceEvent) this.moved = true;
      });
    const selection = select(svg);
    selection.call(this.behaviour).on("dblclick.zoom", null);
    return () => selection.on(".zoom", null);
  }

  /** The whole sheet in sight. */
  fit(layout: Layout): void {
    const k = this.whole(layout);
    this.set(k, (this.width - layout.width * k) / 2, (this.height - (layout.height + FOOT) * k) / 2);
  }

  private whole(layout: Layout): number {
    return Math.min(this.width / (layout.width + 2 * MARGIN), this.height / (layout.height + 2 * MARGIN + FOOT));
  }

  /** Follows what stands on the map: near enough to point at a cell, far enough to see all of it. */
  follow(layout: Layout, points: readonly Point[], glide: boolean): void {
    const aim = this.framed(layout, points);
    if (glide && this.k < aim.k * 1.4 && this.k > aim.k * 0.72 && this.holds(layout, points)) return;
    if (glide && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.glide(aim);
    else this.set(aim.k, aim.x, aim.y);
  }

  private framed(layout: Layout, points: readonly Point[]): Camera {
    const least = this.whole(layout);
    const room = layout.cell * AROUND;
    const [xs, ys] = [points.map((at) => at[0]), points.map((at) => at[1])];
    const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
    const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
    const k = Math.max(least, Math.min(this.width / (right - left), this.height / (bottom - top), NEAREST / layout.cell));
    return {
      k,
      x: placed(this.width, layout.width * k, MARGIN * k, ((left + right) / 2) * k),
      y: placed(this.height, (layout.height + FOOT) * k, MARGIN * k, ((top + bottom) / 2) * k),
    };
  }

  private holds(layout: Layout, points: readonly Point[]): boolean {
    const edge = layout.cell * 2 * this.k;
    return points.every((at) => {
      const [x, y] = this.screen(at);
      return x > edge && y > edge && x < this.width - edge && y < this.height - edge;
    });
  }

  private glide(aim: Camera): void {
    cancelAnimationFrame(this.frame);
    const from: Camera = { k: this.k, x: this.x, y: this.y };
    const started = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - started) / GLIDE_MS);
      const eased = 1 - (1 - share) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.set(mix(from.k, aim.k), mix(from.x, aim.x), mix(from.y, aim.y));
      if (share < 1 && !this.moved) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  centre([x, y]: Point, k = this.k): void {
    this.moved = true;
    this.set(k, this.width / 2 - x * k, this.height / 2 - y * k);
  }

  /** Brings a place into sight if it is not. */
  reveal(at: Point): void {
    const [x, y] = this.screen(at);
    if (x < 40 || y < 40 || x > this.width - 40 || y > this.height - 40) this.centre(at);
  }

  zoomBy(factor: number): void {
    if (this.svg && this.behaviour) select(this.svg).call(this.behaviour.scaleBy, factor);
    this.moved = true;
  }

  panBy(dx: number, dy: number): void {
    this.moved = true;
    this.set(this.k, this.x + dx, this.y + dy);
  }

  screen([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  private set(k: number, x: number, y: number): void {
    if (this.svg && this.behaviour) select(this.svg).call(this.behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  }
}
