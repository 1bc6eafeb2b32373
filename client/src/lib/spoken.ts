// What is on the table, as sentences. Pure but for the texts.
import type { Piece, Sketch, Text } from "../wire";
import type { Layout, Point } from "../board/layout";
import { shown, type Entry } from "./fold";
import type { Table } from "./table.svelte";
import { ownText, t } from "./texts";
import { spaced } from "./words";

type Say = (text: Text) => string;

/** A roll in words: faces, what was needed, whether it was thrown. */
export function rollWords(dice: { faces: readonly number[]; needed?: number | null | undefined; over?: boolean; passed?: boolean | null | undefined }): string {
  const { needed, over, passed } = dice;
  return [
    t("spoken-roll", { faces: dice.faces.join(t("spoken-and")) }),
    needed === null || needed === undefined ? "" : t(over ? "needed-over" : "needed", { number: needed }),
    passed === null || passed === undefined ? "" : t(passed ? "passed" : "failed"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A line of the log as it is told. */
export function lineWords(entry: Entry, say: Say): string {
  const line = entry.line!;
  return line.dice ? `${say(line.text)} ${rollWords(line.dice)}.` : say(line.text);
}

/** The step of what happened since one last looked. */
export function newsWords(table: Table): string {
  const { news, then } = table;
  const at = then ? news.findLastIndex((entry) => entry.n <= then.event) : -1;
  if (at < 0) return `${t("news-title", { count: news.length })}. ${t("news-left")}`;
  return `${t("news-at", { at: at + 1, count: news.length })}. ${lineWords(news[at]!, table.say)}`;
}

/** The moment of a look back. */
export function thenWords(table: Table): string {
  const lines = shown(table.log);
  const past = lines.filter((entry) => entry.n <= table.then!.event);
  const last = past.at(-1);
  return `${t("card-then")}, ${t("news-at", { at: past.length, count: lines.length })}. ${last ? lineWords(last, table.say) : ""}`.trim();
}

/** How the match ended. */
export function endWords(table: Table): string {
  const { winners } = table.over!;
  const sides = winners.map((seat) => table.seatName(seat)).join(", ");
  return `${sides ? t("over-won", { sides }) : t("over-nobody")}. ${t("over-by", { reason: reasonWords(table) })}.`;
}

/** The reason of the end in the game's words. */
export function reasonWords(table: Table): string {
  const { reason } = table.over!;
  return ownText(table.bundle, table.game.name, `reason-${reason}`) ?? spaced(reason);
}

/** What is known of the choice in hand. */
export function sketchWords(sketch: Sketch, say: Say): string {
  const rows = (sketch.rows ?? []).map((row) => `${say(row.text)} ${row.value}`.trim());
  return [sketch.verdict ? say(sketch.verdict) : "", rows.join("; ")].filter(Boolean).join(". ");
}

const WINDS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** The eighth of the compass in which a point lies; up is north. */
export function windOf([ax, ay]: Point, [bx, by]: Point): string {
  const turn = (Math.atan2(bx - ax, ay - by) / (2 * Math.PI)) * 8;
  return WINDS[(Math.round(turn) + 8) % 8]!;
}

/** Steps from cell to cell on the shortest way, whatever lies there; undefined: there is none. */
export function stepsBetween(layout: Layout, from: string, to: string): number | undefined {
  let ring = [from];
  const met = new Set(ring);
  for (let steps = 0; ring.length; steps++) {
    if (ring.includes(to)) return steps;
    ring = ring.flatMap((ref) => layout.neighbours(ref)).filter((ref) => !met.has(ref) && Boolean(met.add(ref)));
  }
  return undefined;
}

interface Seen {
  pieces: readonly Piece[];
  layout: Layout;
  say: Say;
  locate: (ref: string) => Point | undefined;
  /** What a cell says of itself. */
  ground: (ref: string) => string;
}

/** The board from one piece: itself, what lies around it, everything else with its way and bearing. */
export function boardWords(own: Piece, { pieces, layout, say, locate, ground }: Seen): string[] {
  const at = locate(own.ref);
  const cell = own.at.cell;
  if (!at) return [`${say(own.says)}.`];
  const around = (cell ? layout.neighbours(cell) : [])
    .map((ref) => ({ ref, to: layout.centre(ref) }))
    .filter((one) => one.to !== undefined)
    .sort((a, b) => turnOf(at, a.to!) - turnOf(at, b.to!))
    .map(({ ref, to }) => t("spoken-beside", { wind: t(`wind-${windOf(at, to!)}`), ground: ground(ref) }));
  const others = pieces.filter((piece) => piece.ref !== own.ref).map((piece) => bearing(own, piece, at, layout, say, locate));
  return [`${say(own.says)}.`, ...(around.length ? [t("spoken-around", { cells: around.join("; ") })] : []), ...others];
}

const turnOf = ([ax, ay]: Point, [bx, by]: Point) => (Math.atan2(bx - ax, ay - by) + 2 * Math.PI) % (2 * Math.PI);

function bearing(own: Piece, piece: Piece, at: Point, layout: Layout, say: Say, locate: Seen["locate"]): string {
  const there = locate(piece.ref);
  const steps = own.at.cell && piece.at.cell ? stepsBetween(layout, own.at.cell, piece.at.cell) : undefined;
  if (!there || (there[0] === at[0] && there[1] === at[1])) return `${say(piece.says)}.`;
  const wind = t(`wind-${windOf(at, there)}`);
  return `${say(piece.says)}. ${steps === undefined ? t("spoken-bearing", { wind }) : t("spoken-far", { steps, wind })}`;
}
