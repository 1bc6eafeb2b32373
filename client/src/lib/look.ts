// A game's theme, checked: bad colours and unknown words are passed over and named in the console.
import type { Theme } from "./api";
import { knownPattern } from "../board/patterns";

const COLOUR = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;
const LOOKS = new Set(["cloud", "arc", "ring", "film", "glyph"]);

const BOARD = {
  table: "#34342f",
  sheet: "#efe7d5",
  paper: "#e6d9bb",
  line: "#5a4a3255",
  ink: "#4a3d2a",
  accent: "#8a3b1e",
  grain: "none",
  coast: "smooth",
};
const TERRAIN = { fill: "", pattern: "none", ink: "#7a6b4d", light: "#ffffff", edge: "" };
const FACET = { look: "film", fill: "#88888880", ink: "#444444", glyph: "" };
const AREA = { fill: "#00000000", pattern: "none", ink: "#4a3d2a", edge: "" };

export type BoardLook = typeof BOARD;
export type TerrainLook = typeof TERRAIN;
export type FacetLook = typeof FACET;
export type AreaLook = typeof AREA;

export interface Look {
  board: BoardLook;
  terrain(id: string): TerrainLook;
  facet(id: string): FacetLook;
  area(kind: string): AreaLook;
  emblem: string;
}

const WORDS: Record<string, (value: string) => boolean> = {
  pattern: knownPattern,
  grain: knownPattern,
  coast: (value) => value === "smooth" || value === "cell",
  look: (value) => LOOKS.has(value),
  glyph: (value) => /^[a-z0-9-]*$/.test(value),
};

function checked<T extends Record<string, string>>(defaults: T, given: unknown, where: string): T {
  const result: Record<string, string> = { ...defaults };
  for (const [token, value] of Object.entries((given ?? {}) as Record<string, unknown>)) {
    const fits = typeof value === "string" && (WORDS[token] ?? ((text: string) => COLOUR.test(text)))(value);
    if (token in defaults && fits) result[token] = value;
    else console.warn(`theme: ${where}.${token} is passed over`, value);
  }
  return result as T;
}

function table<T extends Record<string, string>>(defaults: T, given: Record<string, unknown> | undefined, where: string): (id: string) => T {
  const found = new Map(Object.entries(given ?? {}).map(([id, part]) => [id, checked(defaults, part, `${where}.${id}`)]));
  return (id) => found.get(id) ?? defaults;
}

/** The colour of letters on a colour: dark or light, whichever is read better. */
export function onColour(colour: string): string {
  const part = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) > 0.19 ? "#1d1808" : "#fffaf0";
}

/** The look of a game; a terrain without a colour has the paper's. */
export function lookOf(theme: Theme | undefined): Look {
  const board = checked(BOARD, theme?.board, "board");
  return {
    board,
    terrain: table({ ...TERRAIN, fill: board.paper }, theme?.terrains, "terrains"),
    facet: table(FACET, theme?.facets, "facets"),
    area: table(AREA, theme?.areas, "areas"),
    emblem: typeof theme?.emblem === "string" ? theme.emblem : "",
  };
}
