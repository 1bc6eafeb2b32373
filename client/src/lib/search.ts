// Finding rules by their words. Pure.
export interface Searched {
  id: string;
  text: string;
  heading: string;
}

/** Those in which every word occurs, whatever its case; a whole id finds its rule first. */
export function found<T extends Searched>(rules: readonly T[], wanted: string): T[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = rules.filter((rule) => {
    const text = `${rule.id} ${rule.text} ${rule.heading}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const exact = (rule: T) => rule.id.toLowerCase() === wanted.trim().toLowerCase();
  return [...hits.filter(exact), ...hits.filter((rule) => !exact(rule))];
}
