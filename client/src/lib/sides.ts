// Names of sides before a scene exists: those of the scenario.
import type { FluentBundle } from "@fluent/bundle";
import type { RulesetInfo } from "./api";
import { format, knows, t } from "./texts";

/** The side's name of a seat: the scenario's message or word, else its number. */
export function sideName(game: RulesetInfo, bundle: FluentBundle, scenario: string, seats: number, seat: number): string {
  const info = game.scenarios.find((one) => one.id === scenario);
  const side = info?.sides?.[String(seats)]?.[String(seat)];
  if (!side) return t("seat-number", { number: seat + 1 });
  return knows(bundle, side) ? format(bundle, { id: side }) : side;
}
