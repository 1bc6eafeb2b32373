// Texts: the client's own messages and the games', both Fluent; ids with arguments become sentences here.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../../locales/en.ftl?raw";
import pl from "../../locales/pl.ftl?raw";
import namedEn from "../../locales/umpire.en.ftl?raw";
import namedPl from "../../locales/umpire.pl.ftl?raw";
import type { Text } from "../wire";
import { speech, type Language } from "./language.svelte";

export type Args = Record<string, string | number | Text>;
/** The name of a seat: texts say "seat 1", people say the side's name. */
export type Namer = (seat: number) => string | undefined;

const prefixes = new WeakMap<FluentBundle, string>();

/** A bundle of messages without Unicode isolation marks, which would be read out and break searches. */
export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  prefixes.set(bundle, sources.map((source) => /^([\w-]+?)-scenario-/m.exec(source)?.[1]).find(Boolean) ?? "");
  return bundle;
}

/** A game's own message about `key` (`scenario-1`, `option-edge_line`), or undefined: its prefix is read off its texts. */
export function ownText(bundle: FluentBundle, game: string, key: string): string | undefined {
  return raw(bundle, `${prefixes.get(bundle) || game}-${key}`, {}) ?? raw(bundle, `${game}-${key}`, {});
}


const client: Record<Language, FluentBundle> = { en: bundleOf("en", en), pl: bundleOf("pl", pl) };
const named: Record<Language, string> = { en: namedEn, pl: namedPl };

/** A game's texts, with the client's wording of those of the umpire's that name a seat. */
export function gameBundle(source: string): FluentBundle {
  return bundleOf(speech.code, source, named[speech.code]);
}

function raw(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string | undefined {
  const dot = id.indexOf(".");
  const message = bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  return pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

/** A message of the client itself. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return raw(client[speech.code], id, args) ?? id;
}

/** The umpire knows seats by number only: in its messages the number of a seat becomes the side's name. */
const UMPIRE = "um-";

/** Formats a game's text; an argument that is itself a text is formatted first. */
export function format(bundle: FluentBundle, text: Text, namer: Namer = () => undefined): string {
  const args = argumentsOf(bundle, text, namer);
  return raw(bundle, text.id, args) ?? raw(client[speech.code], text.id, args) ?? text.id;
}

/** The arguments in words. One that is a text brings its attributes too: `.acc` of `$weapon` is `$weapon-acc`. */
function argumentsOf(bundle: FluentBundle, text: Text, namer: Namer): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = {};
  const names = text.id.startsWith(UMPIRE) ? namer : () => undefined;
  for (const [name, value] of Object.entries(text.args ?? {})) {
    args[name] = argument(bundle, name, value, names);
    if (isText(value)) Object.assign(args, formsOf(bundle, name, value, names));
  }
  return args;
}

function formsOf(bundle: FluentBundle, name: string, text: Text, namer: Namer): Record<string, string> {
  const forms: Record<string, string> = {};
  const attributes = Object.keys(bundle.getMessage(text.id)?.attributes ?? {});
  if (attributes.length === 0) return forms;
  const args = argumentsOf(bundle, text, namer);
  for (const form of attributes) forms[`${name}-${form}`] = raw(bundle, `${text.id}.${form}`, args) ?? "";
  return forms;
}

const isText = (value: unknown): value is Text => typeof value === "object" && value !== null && "id" in value;

function argument(bundle: FluentBundle, name: string, value: unknown, namer: Namer): FluentVariable {
  if (isText(value)) return format(bundle, value, namer);
  if (Array.isArray(value)) return value.map((item) => String(argument(bundle, name, item, namer))).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") {
    if (name === "seat") return namer(value) ?? value;
    return new FluentNumber(value, { useGrouping: false });
  }
  if (typeof value !== "string") return JSON.stringify(value);
  return name === "seats" ? value.replace(/\d+/g, (seat) => namer(Number(seat)) ?? seat) : local(value);
}

/** A decimal fraction with the point or comma of the language; anything else as it is. */
export function local(value: string): string {
  if (!/^-?\d+\.\d+$/.test(value)) return value;
  const comma = new Intl.NumberFormat(speech.code).formatToParts(0.5).find((part) => part.type === "decimal");
  return value.replace(".", comma?.value ?? ".");
}

/** Whether the bundle knows the message. */
export function knows(bundle: FluentBundle, id: string): boolean {
  return raw(bundle, id, {}) !== undefined;
}
