// Glyphs of the Game Icons set, fetched on demand in small parts and kept.
import { SvelteMap } from "svelte/reactivity";

const PARTS = 512;
const RETRY_MS = 2000;
const parts = new Map<number, Promise<void>>();
const known = new SvelteMap<string, string>();

/** The same function as in scripts/glyphs.mjs. */
export function part(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 65521;
  return hash % PARTS;
}

/** A server that is away is asked again until it is back. */
async function fetched(path: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(path);
    } catch {
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
}

async function load(index: number): Promise<void> {
  const response = await fetched(`/glyphs/${index}.json`);
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
