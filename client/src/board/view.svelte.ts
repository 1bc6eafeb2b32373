// The camera of a board: zoom and pan by wheel, drag, pinch and keys.
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import { WIDE, type Framing } from "./frame";
import type { Layout, Point } from "./layout";

const MARGIN = 50;
const FOOT = 44;
const GLIDE_MS = 350;
const SETTLE_MS = 140;
/** A finger that strays less than this has tapped: the map stays. */
const SLOP = 10;
/** Strokes that begin at the very edge are the browser's own: back, and forward. */
const EDGE = 18;

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

/** Whether a stroke begins where the window's edge belongs to the browser. */
function atEdge(event: Event): boolean {
  const touch = "touches" in event ? (event as TouchEvent).touches[0] : undefined;
  return touch !== undefined && (touch.clientX < EDGE || touch.clientX > innerWidth - EDGE);
}

/** Who leads the camera: what stands on the map, the whole sheet, or the player alone. */
export type Lead = "pieces" | "whole" | "player";

export class View {
  k = $state(0.5);
  x = $state(0);
  y = $state(0);
  width = $state(800);
  height = $state(600);
  /** The scale at which the layers are drawn: until a zoom comes to rest they are only stretched. */
  drawn = $state(0.5);
  /** A strip at the top that the map leaves free when it is framed. */
  inset = $state(0);
  lead: Lead = "pieces";
  private behaviour: ZoomBehavior<HTMLElement, unknown> | null = null;
  private frame = 0;
  private rest = 0;
  private surface: HTMLElement | null = null;
  private strayed = false;

  attach(surface: HTMLElement): () => void {
    this.surface = surface;
    const zoomed: HTMLElement & { __zoom?: ZoomTransform } = surface;
    this.behaviour = zoom<HTMLElement, unknown>()
      // Told, not asked: d3 would measure the window at every move of the camera, and lay the page out for it.
      .extent(() => [[0, 0], [this.width, this.height]])
      .scaleExtent([0.2, 4])
      .clickDistance(5)
      .filter((event: MouseEvent) => !event.button && !atEdge(event))
      .on("start", () => (this.strayed = false))
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => this.moved(event))
      .on("end", () => {
        if (!this.strayed) zoomed.__zoom = zoomIdentity.translate(this.x, this.y).scale(this.k);
      });
    const selection = select(surface);
    selection.call(this.behaviour).on("dblclick.zoom", null);
    return () => {
      clearTimeout(this.rest);
      cancelAnimationFrame(this.frame);
      selection.on(".zoom", null);
    };
  }

  /** A new place of the camera, by whoever: a finger's first few pixels do not count. */
  private moved({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    const touch = Boolean(sourceEvent) && "touches" in (sourceEvent as Event);
    if (touch && !this.strayed && transform.k === this.k && Math.hypot(transform.x - this.x, transform.y - this.y) < SLOP) return;
    this.strayed = true;
    this.k = transform.k;
    this.x = transform.x;
    this.y = transform.y;
    if (sourceEvent) this.lead = "player";
    this.settle();
  }

  private settle(): void {
    clearTimeout(this.rest);
    if (this.k !== this.drawn) this.rest = setTimeout(() => (this.drawn = this.k), SETTLE_MS) as unknown as number;
  }

  /** What the layers are moved and stretched by; whole pixels keep them sharp. */
  get transform(): string {
    const stretch = this.k === this.drawn ? "" : ` scale(${this.k / this.drawn})`;
    return `translate(${Math.round(this.x)}px, ${Math.round(this.y)}px)${stretch}`;
  }

  /** The point of the map under a point of the window. */
  under(x: number, y: number): Point {
    return [(x - Math.round(this.x)) / this.k, (y - Math.round(this.y)) / this.k];
  }

  private get clear(): number {
    return this.height - this.inset;
  }

  /** The whole sheet in sight. */
  fit(layout: Layout): void {
    const k = this.whole(layout);
    this.show({ k, x: (this.width - layout.width * k) / 2, y: this.inset + (this.clear - (layout.height + FOOT) * k) / 2 });
  }

  private whole(layout: Layout): number {
    return Math.min(this.width / (layout.width + 2 * MARGIN), this.clear / (layout.height + 2 * MARGIN + FOOT));
  }

  /** Follows what stands on the map: near enough to point at a cell, far enough to see all of it. */
  follow(layout: Layout, points: readonly Point[], glide: boolean, framing: Framing = WIDE): void {
    const aim = this.framed(layout, points, framing);
    if (glide && this.k < aim.k * 1.4 && this.k > aim.k * 0.72 && this.holds(layout, points)) return;
    if (glide && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.glide(aim);
    else this.show(aim);
  }

  private framed(layout: Layout, points: readonly Point[], { around, nearest, foot }: Framing): Camera {
    const least = this.whole(layout);
    const room = layout.cell * around;
    const [xs, ys] = [points.map((at) => at[0]), points.map((at) => at[1])];
    const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
    const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
    const k = Math.max(least, Math.min(this.width / (right - left), (this.clear - foot) / (bottom - top), nearest / layout.cell));
    return {
      k,
      x: placed(this.width, layout.width * k, MARGIN * k, ((left + right) / 2) * k),
      y: this.inset + placed(this.clear, (layout.height + FOOT) * k, MARGIN * k, ((top + bottom) / 2) * k + foot / 2),
    };
  }

  private holds(layout: Layout, points: readonly Point[]): boolean {
    const edge = layout.cell * 2 * this.k;
    return points.every((at) => {
      const [x, y] = this.screen(at);
      return x > edge && y > edge + this.inset && x < this.width - edge && y < this.height - edge;
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
      if (share < 1 && this.lead === "pieces") this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  centre([x, y]: Point, k = this.k): void {
    this.lead = "player";
    this.show({ k, x: this.width / 2 - x * k, y: this.height / 2 - y * k });
  }

  /** Brings a place into sight if it is not. */
  reveal(at: Point): void {
    const [x, y] = this.screen(at);
    if (x < 40 || y < 40 || x > this.width - 40 || y > this.height - 40) this.centre(at);
  }

  zoomBy(factor: number): void {
    if (this.surface && this.behaviour) select(this.surface).call(this.behaviour.scaleBy, factor);
    this.lead = "player";
  }

  panBy(dx: number, dy: number): void {
    this.lead = "player";
    this.set(this.k, this.x + dx, this.y + dy);
  }

  screen([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  /** Moves the camera at once, and draws at its scale. */
  private show({ k, x, y }: Camera): void {
    cancelAnimationFrame(this.frame);
    this.set(k, x, y);
    this.drawn = this.k;
  }

  private set(k: number, x: number, y: number): void {
    if (this.surface && this.behaviour) select(this.surface).call(this.behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  }
}
