// Words for ids that may have a message and may not.
import type { FluentBundle } from "@fluent/bundle";
import { ownText, t } from "./texts";

/** An id as words: its underscores are spaces. */
export const spaced = (id: string) => id.replaceAll("_", " ");

export function levelName(level: string): string {
  const said = t(`level-${level}`);
  return said.startsWith("level-") ? spaced(level) : said;
}

export function optionName(bundle: FluentBundle | undefined, game: string, name: string): string {
  return (bundle && ownText(bundle, game, `option-${name}`)) ?? spaced(name);
}

export function optionValue(bundle: FluentBundle | undefined, game: string, name: string, value: unknown): string {
  const own = bundle && ownText(bundle, game, `option-${name}-${String(value)}`);
  if (own) return own;
  if (value === null) return t("lobby-default");
  return typeof value === "boolean" ? t(value ? "on" : "off") : spaced(String(value));
}
