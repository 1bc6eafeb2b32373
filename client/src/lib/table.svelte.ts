// The table as one audience sees it: its stream folded, its questions asked, its actions sent.
import type { FluentBundle } from "@fluent/bundle";
import type { Board, Card, Piece, Scene, Static, Text } from "../wire";
import {
  api, Problem, randomKey,
  type Answered, type Data, type Offer, type Over, type Player, type PlayersMessage, type Refusal,
  type RulesetInfo, type Seat, type Summary, type TableMessage, type Then, type Told, type Undo,
} from "./api";
import { foldLog, isWhole, newsOf, type Entry } from "./fold";
import { saw, seenUpTo } from "./storage";
import { problemText } from "./problems";
import { format, t } from "./texts";

const STATICS = new Map<string, Promise<Static>>();
const RETRY_MS = 2000;
const MOST_PASTS = 120;

/** What a refused or impossible action says, wherever it is shown. */
export interface Said {
  rule: string;
  text: string;
}

/** The answer to an action that is none: no rule was asked. */
export const MALFORMED: Said = {
  rule: "",
  get text() {
    return t("note-malformed");
  },
};

export class Table {
  scene = $state.raw<Scene | null>(null);
  card = $state.raw<Card | null>(null);
  number = $state(0);
  owed = $state.raw<Record<string, string>>({});
  undo = $state.raw<Undo | null>(null);
  offer = $state.raw<Offer | null>(null);
  over = $state.raw<Over | null>(null);
  log = $state.raw<Entry[]>([]);
  players = $state.raw<Player[]>([]);
  thinking = $state.raw<number[]>([]);
  statics = $state.raw<Record<string, Static>>({});
  link = $state<"opening" | "live" | "away" | "gone">("opening");
  /** Why the stream is not there, where the server says so; "": it does not answer. */
  trouble = $state("");
  /** The game has failed to draw the table as it is now. */
  undrawn = $state(false);
  /** What has just come in, for motion and dice; empty after a whole log. */
  fresh = $state.raw<Told[]>([]);
  /** A look back: the table as it was after an event. */
  then = $state.raw<Then | null>(null);
  /** Whether the look back came from an earlier event: what is told of is then seen to move. */
  forward = false;
  notice = $state("");
  busy = $state(false);
  /** The record was fetched or proved: nothing is taken back any more. */
  closed = $state(false);
  last = $state(-1);
  /** The last event that this audience has seen: acted upon, stepped through, or put away. */
  private seen = $state(-1);
  /** What has happened since. */
  news = $derived.by((): Entry[] => newsOf(this.log, this.seen));
  /** The news are gone through, the board being shown as it was; begun by itself for who was away. */
  stepping = $state(false);
  /** The board as it was left is being fetched: until it is there, the present is not shown. */
  private holding = $state(false);
  /** The event last looking for: steps go on from it while its table is still being fetched. */
  looking = $state<number | null>(null);
  private pasts = new Map<number, Promise<Then>>();

  /** The number of the last event that a screen reader was told; -1: none. */
  spoken = -1;

  private source: EventSource | null = null;
  private sending = 0;
  private timer = 0;
  private answers = new Map<string, Promise<Answered>>();

  constructor(
    readonly summary: Summary,
    readonly seat: Seat,
    readonly game: RulesetInfo,
    readonly bundle: FluentBundle,
  ) {
    this.players = summary.players;
    this.seen = seenUpTo(summary.match, seat);
  }

  get match(): string {
    return this.summary.match;
  }

  /** Whether all may be looked at with everybody's eyes, and played on from. */
  get public(): boolean {
    return this.over !== null || this.summary.study !== null;
  }

  /** The scene shown: the present, or a look back. */
  get shown(): Scene | null {
    return this.then?.scene ?? (this.holding ? null : this.scene);
  }

  /** Whether this audience is asked something now. */
  get asked(): boolean {
    return this.card !== null && this.then === null && !this.holding;
  }

  say = (text: Text | null | undefined): string => (text ? format(this.bundle, text, this.seatName) : "");

  seatName = (seat: number): string | undefined => {
    const side = this.scene?.seats?.find((info) => info.seat === seat)?.side;
    return side ? format(this.bundle, side) : (this.players[seat]?.name ?? t("seat-number", { number: seat + 1 }));
  };

  pieceAt = (ref: string): Piece | undefined => this.shown?.pieces?.find((piece) => piece.ref === ref);

  /** A name for anything that can be pointed at. */
  nameOf = (ref: string): string => {
    const piece = this.pieceAt(ref);
    if (piece) return this.say(piece.name);
    for (const part of Object.values(this.statics)) {
      const cell = part.cells.find((one) => one.ref === ref);
      if (cell) return cell.name ? this.say(cell.name) : cell.label || ref;
    }
    const sheet = this.shown?.sheets?.find((one) => one.ref === ref);
    return sheet ? this.say(sheet.title) : ref;
  };

  refused = (refusal: Refusal): Said => ({
    rule: refusal.rule,
    text: this.say({ id: refusal.text, args: refusal.facts as Text["args"] & object }),
  });

  open(): void {
    document.addEventListener("visibilitychange", this.cameBack);
    this.connect(undefined);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.cameBack);
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  private connect(after: number | undefined): void {
    const source = new EventSource(api.events(this.match, this.seat, after));
    this.source = source;
    source.addEventListener("open", () => {
      this.link = "live";
      this.trouble = "";
    });
    source.addEventListener("undrawn", () => (this.undrawn = true));
    source.addEventListener("table", (event) => this.hear(JSON.parse(event.data as string) as TableMessage));
    source.addEventListener("players", (event) => {
      const message = JSON.parse(event.data as string) as PlayersMessage;
      this.players = message.players;
      this.thinking = message.thinking ?? [];
    });
    source.addEventListener("gone", () => {
      this.link = "gone";
      this.close();
    });
    source.addEventListener("error", () => this.lost(source));
  }

  private lost(source: EventSource): void {
    if (this.source !== source || this.link === "gone") return;
    this.link = "away";
    if (source.readyState !== EventSource.CLOSED) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.reopen(source), RETRY_MS) as unknown as number;
  }

  private async reopen(source: EventSource): Promise<void> {
    if (this.source !== source) return;
    try {
      await api.probe(api.events(this.match, this.seat, Math.max(0, this.last)));
      if (this.source === source) this.connect(this.last >= 0 ? this.last : undefined);
    } catch (problem) {
      if (problem instanceof Problem && (problem.status === 404 || problem.status === 403)) this.link = "gone";
      else {
        this.trouble = problem instanceof Problem && problem.status ? problemText(problem) : "";
        this.timer = setTimeout(() => void this.reopen(source), RETRY_MS) as unknown as number;
      }
    }
  }

  private hear(message: TableMessage): void {
    const whole = isWhole(this.last, message);
    this.undrawn = false;
    if (whole) this.forget(message.last);
    const log = foldLog(this.log, message.events);
    this.fresh = whole ? [] : log.slice(this.log.length);
    this.log = log;
    if (this.fresh.some((told) => told.event.type === "undone")) this.notice = t("undo-done");
    this.last = message.last;
    this.scene = message.scene;
    this.owed = message.owed;
    this.undo = message.undo;
    this.offer = message.offer;
    if (message.over && !this.over) this.pasts.clear();
    this.over = message.over;
    this.deal(message.card, message.number);
    for (const board of message.scene.boards) void this.needStatic(board);
    if (whole && this.summary.study && log[0]) void this.look(log[0].n);
    if (this.seen < 0 || this.summary.study || (this.seat === "spectator" && !whole && !document.hidden && !this.stepping)) this.see();
    else if (whole && this.news.length) void this.asLeft();
  }

  /** What was known of a future that an older copy of the server's file does not have is no more. */
  private forget(last: number): void {
    if (this.seen > last) {
      this.seen = last;
      saw(this.match, this.seat, last);
    }
    if (this.last < 0) return;
    this.log = [];
    this.pasts.clear();
    this.stepping = this.holding = this.busy = false;
    this.spoken = -1;
    this.over = null;
    void this.look(null);
  }

  // ---- what happened since one last looked

  /** Everything so far has been seen (or what came up to an event). */
  see(upTo = this.last): void {
    this.seen = Math.max(this.seen, upTo);
    saw(this.match, this.seat, this.seen);
  }

  /** Who comes back to the page's tab finds the board as he left it. */
  private cameBack = (): void => {
    if (!document.hidden && this.news.length && this.then === null) void this.asLeft();
  };

  /** Begins the news with the board as it was when this audience last looked. */
  private async asLeft(): Promise<void> {
    this.stepping = true;
    if (this.seen < 1) return;
    this.holding = true;
    await this.look(this.seen);
    this.holding = false;
  }

  /** The next of the news; after the last one the table is back in the present. */
  stepNews(): void {
    const next = this.news.find((entry) => entry.n > (this.looking ?? -1));
    if (!next) return this.skipNews();
    this.stepping = true;
    void this.look(next.n);
  }

  /** Puts the news away. */
  skipNews(): void {
    this.stepping = false;
    this.see();
    void this.look(null);
  }

  private deal(card: Card | null, number: number): void {
    this.answers.clear();
    // The next decision is the proof that the last one was taken: its own answer may still be on the way.
    if (number !== this.number) this.busy = false;
    this.card = card;
    this.number = number;
  }

  private async needStatic(board: Board): Promise<void> {
    if (this.statics[board.static]) return;
    const key = `${this.match}/${board.static}`;
    if (!STATICS.has(key)) STATICS.set(key, api.static(this.match, board.static));
    try {
      const part = await STATICS.get(key)!;
      this.statics = { ...this.statics, [board.static]: part };
    } catch {
      STATICS.delete(key);
      this.timer = setTimeout(() => void this.needStatic(board), RETRY_MS) as unknown as number;
    }
  }

  /** Sends an action; what the umpire says against it comes back. Nothing is sent twice: the key stays. */
  async act(action: Data, outOfTurn = false): Promise<Said | null> {
    if (this.busy || typeof this.seat !== "number") return null;
    const sent = ++this.sending;
    this.busy = true;
    this.notice = "";
    try {
      const done = await this.send(action, outOfTurn, randomKey());
      this.see(done.last);
      return null;
    } catch (problem) {
      return this.failed(problem);
    } finally {
      if (sent === this.sending) this.busy = false;
    }
  }

  private async send(action: Data, outOfTurn: boolean, key: string, tries = 5): Promise<{ last: number }> {
    try {
      return await api.act(this.match, this.seat as number, key, outOfTurn ? undefined : this.number, action);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 0 || tries === 0) throw problem;
      this.link = "away";
      await new Promise((done) => setTimeout(done, RETRY_MS));
      return this.send(action, outOfTurn, key, tries - 1);
    }
  }

  private failed(problem: unknown): Said {
    if (!(problem instanceof Problem)) throw problem;
    if (problem.code === "refused") return this.refused(problem.body as unknown as Refusal);
    if (problem.code === "stale") {
      this.deal((problem.body["card"] as Card | null | undefined) ?? null, Number(problem.body["number"] ?? this.number));
      this.notice = problemText(problem);
      return { rule: "", text: problemText(problem) };
    }
    return { rule: "", text: problem.code === "away" ? t("notice-away") : problemText(problem) };
  }

  /** Asks the umpire; the same question at the same moment is asked once. */
  ask(question: Data): Promise<Answered> {
    const key = JSON.stringify(question);
    let answer = this.answers.get(key);
    if (!answer) {
      answer = api.ask(this.match, this.seat, question);
      this.answers.set(key, answer);
      answer.catch(() => this.answers.delete(key));
    }
    return answer;
  }

  /** Why the action may not be done; null: it may. */
  async why(action: Data): Promise<Said | null> {
    try {
      const { answer } = await this.ask({ type: "why", action });
      return answer.ok === false ? this.refused(answer as unknown as Refusal) : null;
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 422) return this.refused(problem.body as unknown as Refusal);
      if (problem instanceof Problem && problem.code === "malformed") return MALFORMED;
      if (problem instanceof Problem) return { rule: "", text: problemText(problem) };
      throw problem;
    }
  }

  /** Shows the table as it was after an event; null goes back to now. The last wish counts. */
  async look(event: number | null): Promise<void> {
    this.looking = event;
    this.fresh = [];
    if (event === null) {
      this.then = null;
      return;
    }
    try {
      const then = await this.past(event);
      for (const board of then.scene.boards) void this.needStatic(board);
      if (this.looking !== event) return;
      this.forward = this.then !== null && this.then.event < event;
      this.notice = "";
      this.then = then;
    } catch (problem) {
      this.looking = this.then?.event ?? null;
      this.notice = problemText(problem);
    }
  }

  /** The table after an event, asked for once. */
  past(event: number): Promise<Then> {
    let past = this.pasts.get(event);
    if (!past) {
      if (this.public) this.closed = true;
      past = api.at(this.match, this.seat, event, this.public);
      this.pasts.set(event, past);
      past.catch(() => this.pasts.delete(event));
      if (this.pasts.size > MOST_PASTS) this.pasts.delete(this.pasts.keys().next().value!);
    }
    return past;
  }
}
