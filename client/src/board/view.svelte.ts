// The camera of a board: zoom and pan by wheel, drag, pinch and keys.
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import type { Layout, Point } from "./layout";

const MARGIN = 46;

export class View {
  k = $state(0.5);
  x = $state(0);
  y = $state(0);
  width = $state(800);
  height = $state(600);
  /** Whether the player has moved the camera: then it stays where it is. */
  moved = false;
  private behaviour: ZoomBehavior<SVGSVGElement, unknown> | null = null;
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
    const k = Math.min(this.width / (layout.width + 2 * MARGIN), this.height / (layout.height + 2 * MARGIN + 24));
    const x = (this.width - layout.width * k) / 2;
    const y = (this.height - (layout.height + 26) * k) / 2;
    this.set(k, x, y);
    this.moved = false;
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
