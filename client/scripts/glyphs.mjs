// Splits the Game Icons set into 512 files of path data, so that a page fetches only those its glyphs are in.
// The icons are by the authors of game-icons.net, CC BY 3.0; the credit goes with them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const PARTS = 512;
const out = new URL("../public/glyphs/", import.meta.url);

/** The same function as in src/lib/glyphs.ts. */
export function part(name) {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 65521;
  return hash % PARTS;
}

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
const files = Array.from({ length: PARTS }, () => ({}));
for (const [name, icon] of Object.entries(set.icons)) {
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  files[part(name)][name] = paths.join("");
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
files.forEach((file, index) => writeFileSync(new URL(`${index}.json`, out), JSON.stringify(file)));
writeFileSync(
  new URL("CREDIT.txt", out),
  `Game Icons, https://game-icons.net, by Lorc, Delapouite and contributors. CC BY 3.0.\n`,
);
