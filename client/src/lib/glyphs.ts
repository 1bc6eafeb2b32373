// Glyphs of the Game Icons set, fetched on demand in small parts and kept.
import { SvelteMap } from "svelte/reactivity";

const PARTS = 512;
const parts = new Map<number, Promise<void>>();
const known = new SvelteMap<string, string>();

/** The same function as in scripts/glyphs.mjs. */
export function part(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 65521;
  return hash % PARTS;
}

async function load(index: number): Promise<void> {
  const response = await fetch(`/glyphs/${index}.json`);
  if (!response.ok) throw new Error(`glyphs/${index}.json: ${response.status}`);
  for (const [name, path] of Object.entries((await response.json()) as Record<string, string>)) known.set(name, path);
}

/** Asks for the glyph's part of the set; the path appears when it has come. */
export function wantGlyph(name: string): void {
  if (!name || known.has(name)) return;
  const index = part(name);
  if (!parts.has(index))
    parts.set(
      index,
      load(index).catch((problem: unknown) => {
        console.warn("glyphs", problem);
        parts.delete(index);
      }),
    );
}

/** The path of the glyph in a 512 by 512 field, once it is here. */
export function glyphPath(name: string): string | undefined {
  return known.get(name);
}
