// What this browser remembers by itself: links it was given, what it has seen, the name, light or dark, the language.
import type { Seat } from "./api";

/** A kept value; null: none, or a browser that keeps nothing. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(`grognard.${key}`);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`grognard.${key}`, value);
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** The number of the last event this seat has looked at; -1: none. */
export function seenUpTo(match: string, seat: Seat): number {
  return Number(read(`seen.${match}.${seat}`) ?? -1);
}

export function saw(match: string, seat: Seat, last: number): void {
  write(`seen.${match}.${seat}`, String(last));
}

/** Links to seats are told once, where the match was opened. */
export function linksOf(match: string): Record<string, string> {
  return JSON.parse(read(`links.${match}`) ?? "{}") as Record<string, string>;
}

export function keepLinks(match: string, links: Record<string, string>): void {
  if (Object.keys(links).length) write(`links.${match}`, JSON.stringify(links));
}

/** The number that this browser gave for a seat, to be compared with the proof after the end. */
export const nonceOf = (match: string, seat: number) => read(`nonce.${match}.${seat}`) ?? "";
export const keepNonce = (match: string, seat: number, nonce: string) => write(`nonce.${match}.${seat}`, nonce);

export const playerName = () => read("name") ?? "";
export const keepPlayerName = (name: string) => write("name", name);

export type Appearance = "auto" | "light" | "dark";
export const appearance = () => (read("appearance") as Appearance | null) ?? "auto";

export function setAppearance(value: Appearance): void {
  write("appearance", value);
  applyAppearance(value);
}

export function applyAppearance(value: Appearance): void {
  if (value === "auto") delete document.documentElement.dataset["appearance"];
  else document.documentElement.dataset["appearance"] = value;
}
