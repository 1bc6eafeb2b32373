// What a screen reader is told: two live regions that stand in the page all the time, for a region that comes with its
// words is often not read. Events and questions one after the other, each once; answers to what the player just did.

/** So many lines stay in the page; older ones have long been read. */
const MOST = 40;

interface Line {
  n: number;
  text: string;
}

class Voice {
  lines = $state.raw<Line[]>([]);
  reply = $state("");
  /** Whether the reply is a rule's text: these are English in every language. */
  rule = $state(false);
  private n = 0;

  /** Adds lines to what happened. */
  say(texts: readonly string[]): void {
    if (texts.length) this.lines = [...this.lines, ...texts.map((text) => ({ n: this.n++, text }))].slice(-MOST);
  }

  /** Nothing of one seat is left for the next. */
  clear(): void {
    this.lines = [];
    this.reply = "";
    this.rule = false;
  }
}

export const voice = new Voice();
