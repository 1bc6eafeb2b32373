// Luck against what was to be expected: of the rolls that were seen, each with the chance it was told to have. Pure.
import { shown, type Entry } from "./fold";

export interface Roll {
  n: number;
  entry: Entry;
  /** Between 0 and 1. */
  chance: number;
  stake: number;
  passed: boolean;
}

export interface Luck {
  /** -1: nobody's, the table's own. */
  seat: number;
  rolls: Roll[];
  hits: number;
  expected: number;
  points: number;
  pointsExpected: number;
  /** How far from expectation, in standard deviations; 0 where nothing was left to chance. */
  deviation: number;
}

function rollOf(entry: Entry): Roll | null {
  const dice = entry.line?.dice;
  if (!dice?.chance || dice.passed === null || dice.passed === undefined) return null;
  const [ways, of] = dice.chance;
  return { n: entry.n, entry, chance: ways / of, stake: dice.stake ?? 0, passed: dice.passed };
}

const sum = (rolls: readonly Roll[], of: (roll: Roll) => number) => rolls.reduce((total, roll) => total + of(roll), 0);

/** The luck of each seat that rolled, seats in order; what was taken back counts no more. */
export function luckOf(log: readonly Entry[]): Luck[] {
  const bySeat = new Map<number, Roll[]>();
  for (const entry of shown(log)) {
    const roll = entry.undone ? null : rollOf(entry);
    if (!roll) continue;
    const seat = entry.line!.seat ?? -1;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), roll]);
  }
  return [...bySeat].sort(([a], [b]) => a - b).map(([seat, rolls]) => {
    const hits = rolls.filter((roll) => roll.passed).length;
    const expected = sum(rolls, (roll) => roll.chance);
    const spread = Math.sqrt(sum(rolls, (roll) => roll.chance * (1 - roll.chance)));
    return {
      seat,
      rolls,
      hits,
      expected,
      points: sum(rolls, (roll) => (roll.passed ? roll.stake : 0)),
      pointsExpected: sum(rolls, (roll) => roll.chance * roll.stake),
      deviation: spread > 0 ? (hits - expected) / spread : 0,
    };
  });
}
