// Tones: what a mark or number means, as a colour that is safe for colour-blind eyes. Never the only sign.

const TONES: Record<string, string> = {
  own: "#0b5c8f",
  foe: "#b3480a",
  good: "#00785a",
  bad: "#b02a2a",
  warn: "#a86400",
  plan: "#5b3fa0",
  plain: "#4a4438",
};

/** The colour of a tone on the map. */
export function toneColour(tone: string | undefined): string {
  return TONES[tone ?? "plain"] ?? TONES["plain"]!;
}
