// The language of the page: the reader's choice, else the first of the browser's that the page speaks.
import { read, write } from "./storage";

/** Every language of the page, by its own name. */
export const LANGUAGES = { en: "English", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

const speaks = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first language that the page speaks among those wanted; English where there is none. */
export function firstSpoken(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(speaks) ?? "en";
}

class Speech {
  code = $state<Language>(firstSpoken([read("language") ?? "", ...(globalThis.navigator?.languages ?? [])]));

  /** Chosen by the reader, and remembered. */
  choose(code: string): void {
    if (!speaks(code)) return;
    write("language", code);
    this.code = code;
  }
}

export const speech = new Speech();
