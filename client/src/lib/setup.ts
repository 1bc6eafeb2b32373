// The choices of the last match of a game, to begin the next one with.
import type { OptionInfo } from "../wire";
import type { Data, RulesetInfo, SeatChoice } from "./api";
import { read, write } from "./storage";

export interface Setup {
  scenario: string;
  seating: SeatChoice[];
  options: Data;
  open: boolean;
  dice: "sealed" | "physical";
}

const KINDS: SeatChoice["kind"][] = ["me", "here", "link", "bot"];

/** The game opened last; "": none. */
export const lastGame = () => read("game") ?? "";

export function keepSetup(game: string, setup: Setup): void {
  write("game", game);
  write(`setup.${game}`, JSON.stringify(setup));
}

/** What was chosen last, as far as the game still has it; null: nothing, or a scenario that it has not. */
export function setupOf(info: RulesetInfo): Setup | null {
  try {
    return checked(info, JSON.parse(read(`setup.${info.name}`) ?? "null") as Partial<Setup> | null);
  } catch {
    return null;
  }
}

/** The kept choices without what the game does not have. */
export function checked(info: RulesetInfo, kept: Partial<Setup> | null): Setup | null {
  const scenario = info.scenarios.find((one) => one.id === kept?.scenario);
  if (!kept || !scenario) return null;
  const seating = (Array.isArray(kept.seating) ? kept.seating : []).map((seat) => seated(info, seat));
  return {
    scenario: scenario.id,
    seating: scenario.seats.includes(seating.length) ? seating : usual(info, scenario.seats[0] ?? 2),
    options: Object.fromEntries(Object.entries(kept.options ?? {}).filter(([name, value]) => info.options.some((one) => one.name === name && fits(one, value)))),
    open: kept.open === true,
    dice: kept.dice === "physical" ? "physical" : "sealed",
  };
}

/** Oneself against the strongest bots. */
export function usual(info: RulesetInfo, count: number, level = strongest(info)): SeatChoice[] {
  return Array.from({ length: count }, (_, i): SeatChoice => (i ? { kind: "bot", level } : { kind: "me" }));
}

const strongest = (info: RulesetInfo) => info.levels.at(-1) ?? "random";

function seated(info: RulesetInfo, seat: Partial<SeatChoice> | null): SeatChoice {
  const kind = seat?.kind;
  if (!kind || !KINDS.includes(kind)) return { kind: "bot", level: strongest(info) };
  if (kind !== "bot") return { kind };
  return { kind, level: seat.level && ["random", ...info.levels].includes(seat.level) ? seat.level : strongest(info) };
}

function fits(option: OptionInfo, value: unknown): boolean {
  if (option.values?.length) return option.values.some((one) => one === value);
  return typeof value === "number" && value >= (option.low ?? value) && value <= (option.high ?? value);
}
