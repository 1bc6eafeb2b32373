// Texts: the client's own messages and the games', both Fluent; ids with arguments become sentences here.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import own from "../../locales/en.ftl?raw";
import named from "../../locales/umpire.en.ftl?raw";
import type { Text } from "../wire";

export type Args = Record<string, string | number | Text>;
/** The name of a seat: texts say "seat 1", people say the side's name. */
export type Namer = (seat: number) => string | undefined;

const prefixes = new WeakMap<FluentBundle, string>();

/** A bundle of messages without Unicode isolation marks, which would be read out and break searches. */
export function bundleOf(...sources: string[]): FluentBundle {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  prefixes.set(bundle, sources.map((source) => /^([\w-]+?)-scenario-/m.exec(source)?.[1]).find(Boolean) ?? "");
  return bundle;
}

/** A game's own message about `key` (`scenario-1`, `option-edge_line`), or undefined: its prefix is read off its texts. */
export function ownText(bundle: FluentBundle, game: string, key: string): string | undefined {
  return raw(bundle, `${prefixes.get(bundle) || game}-${key}`, {}) ?? raw(bundle, `${game}-${key}`, {});
}



const client = bundleOf(own);

/** A game's texts, with the client's wording of those of the umpire's that name a seat. */
export function gameBundle(source: string): FluentBundle {
  return bundleOf(source, named);
}

function raw(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string | undefined {
  const dot = id.indexOf(".");
  const message = bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  return pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

/** A message of the client itself. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return raw(client, id, args) ?? id;
}

/** The umpire knows seats by number only: in its messages the number of a seat becomes the side's name. */
const UMPIRE = "um-";

/** Formats a game's text; an argument that is itself a text is formatted first. */
export function format(bundle: FluentBundle, text: Text, namer: Namer = () => undefined): string {
  const args: Record<string, FluentVariable> = {};
  const named = text.id.startsWith(UMPIRE) ? namer : () => undefined;
  for (const [name, value] of Object.entries(text.args ?? {})) args[name] = argument(bundle, name, value, named);
  return raw(bundle, text.id, args) ?? raw(client, text.id, args) ?? text.id;
}

function argument(bundle: FluentBundle, name: string, value: unknown, namer: Namer): FluentVariable {
  if (typeof value === "object" && value !== null && "id" in value) return format(bundle, value as Text, namer);
  if (Array.isArray(value)) return value.map((item) => String(argument(bundle, name, item, namer))).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") {
    if (name === "seat") return namer(value) ?? value;
    return new FluentNumber(value, { useGrouping: false });
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Whether the bundle knows the message. */
export function knows(bundle: FluentBundle, id: string): boolean {
  return raw(bundle, id, {}) !== undefined;
}
