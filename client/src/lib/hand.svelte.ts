// What the player holds: a piece, a tool, a choice or a form with its draft; and what the umpire said of it.
import type { CardForm, Choice, Sketch, Slot } from "../wire";
import type { Data } from "./api";
import { keysOf } from "./keys";
import {
  actors, belongs, choicesAt, domainValues, drafted, draftSoFar, openSlot, pointed, startDraft, targets, toolsFor, toolsOf,
  withDraft, wouldBe, type Draft, type Tool,
} from "./choose";
import { MALFORMED, type Said, type Table } from "./table.svelte";
import { t } from "./texts";

const MOST_TRIED = 8;
/** Milliseconds for which a form that came filled in cannot be committed: the second half of a double tap was meant for the last decision. */
export const SETTLES = 600;

export interface Target {
  ref: string;
  kind: "piece" | "cell";
}

/** What a click may mean: several choices, or one of them and taking up the piece that stands there. */
export interface Several {
  ref: string;
  choices: Choice[];
  piece?: string;
}

export class Hand {
  piece = $state<string | null>(null);
  toolId = $state<string | null>(null);
  choice = $state.raw<Choice | null>(null);
  form = $state.raw<CardForm | null>(null);
  draft = $state<Draft>({});
  /** Pointed at but not in hand: its preview is drawn while it is. */
  hover = $state.raw<Choice | null>(null);
  sketch = $state.raw<Sketch | null>(null);
  said = $state.raw<Said | null>(null);
  note = $state.raw<(Said & { ref: string }) | null>(null);
  several = $state.raw<Several | null>(null);
  domains = $state.raw<Record<string, (string | number)[]>>({});
  private dealt = "";
  private turn = 0;
  /** The last question why something cannot be done: another click, or a letting go, makes it idle; a pointer passing by does not. */
  private why = 0;
  /** A taking back beyond a seal waits for a second word. */
  asking = $state(false);
  /** When a form came filled in that nobody has touched since. */
  private filledAt = -Infinity;

  constructor(readonly table: Table) {}

  tools = $derived.by((): Tool[] => (this.table.asked ? toolsFor(this.table.card, this.piece) : []));
  keys = $derived.by(() => keysOf(this.tools, (one) => this.table.say(one.text)));
  actors = $derived.by(() => (this.table.asked ? actors(this.table.card) : []));
  tool = $derived.by((): Tool | null => this.tools.find((tool) => tool.id === this.toolId) ?? null);
  lit = $derived.by(() => {
    const found = targets(this.tools, this.toolId);
    const slot = this.form && this.pointedSlot(this.form);
    if (slot) for (const ref of this.domains[slot.field] ?? slot.domain?.values ?? []) found.add(String(ref));
    return found;
  });
  /** The action that Commit would send. */
  action = $derived.by((): Data | null =>
    this.choice ? this.choice.action : this.form ? drafted(this.form, $state.snapshot(this.draft) as Draft) : null,
  );

  /** Whether something can be taken back: not in a look back, nor once the record is closed. */
  canUndo = $derived.by(() => this.table.undo !== null && !this.table.closed && this.table.then === null && !this.table.busy);

  /** What is asked for before there is anything to commit: the slot that is open, or a place of the tool in hand. */
  next = $derived.by((): { id: string; slot?: Slot } | null => {
    if (!this.table.asked || this.action) return null;
    const open = this.form && openSlot(this.form, this.draft);
    if (open) return { id: pointed(open) ? "next-point" : "next-fill", slot: open };
    return this.toolId && this.lit.size ? { id: "next-lit" } : null;
  });

  /** Takes back: what is one's own at once, what lies beyond a seal when it is asked for again. */
  async undo(): Promise<void> {
    if (!this.canUndo || !this.table.undo) return;
    const { free, to } = this.table.undo;
    if (!free && !this.asking) {
      this.asking = true;
      return;
    }
    this.asking = false;
    const problem = await this.table.act({ type: "ask_undo", to }, true);
    if (problem) this.table.notice = problem.text;
  }

  /** A new decision: everything is put down; the piece, or the first that can act, and a single form are taken up again. */
  deal(): void {
    const now = `${this.table.match}/${this.table.seat}/${this.table.number}/${this.table.asked}`;
    if (this.dealt === now) return;
    this.dealt = now;
    const piece = this.piece;
    this.letGo();
    const can = actors(this.table.card);
    this.piece = piece && can.includes(piece) ? piece : (can[0] ?? null);
    const tools = toolsOf(this.table.card);
    if (this.table.asked && tools.length === 1 && !tools[0]!.group && tools[0]!.forms.length === 1) this.takeForm(tools[0]!.forms[0]!);
    this.filledAt = this.form ? performance.now() : -Infinity;
  }

  /** Puts down what is in hand, step by step: note, choice, tool. */
  escape(): void {
    if (this.asking) this.asking = false;
    else if (this.note || this.several) this.clearNotes();
    else if (this.choice || this.form) this.letGoChoice();
    else this.toolId = null;
  }

  letGo(): void {
    this.letGoChoice();
    this.clearNotes();
    this.toolId = null;
    this.hover = null;
    this.asking = false;
  }

  private letGoChoice(): void {
    this.turn++;
    this.choice = null;
    this.form = null;
    this.draft = {};
    this.domains = {};
    this.sketch = null;
    this.said = null;
  }

  private clearNotes(): void {
    this.why++;
    this.note = null;
    this.several = null;
  }

  select(piece: string | null): void {
    this.letGo();
    this.piece = piece;
  }

  takeTool(id: string): void {
    const again = this.toolId === id;
    this.letGo();
    if (again) return;
    this.toolId = id;
    const tool = this.tools.find((one) => one.id === id);
    const form = tool?.forms.length === 1 ? tool.forms[0]! : undefined;
    if (form && (!tool?.group?.choices.length || form.slots.some(pointed))) this.takeForm(form);
  }

  take(choice: Choice): void {
    this.clearNotes();
    this.letGoChoice();
    this.choice = choice;
    if (choice.by) this.piece = choice.by;
    this.toolId = this.tools.find((tool) => tool.group?.choices.includes(choice))?.id ?? this.toolId;
    void this.preview(choice.preview ?? null);
  }

  point(choice: Choice | null): void {
    this.hover = choice;
    if (this.choice || this.form) return;
    this.turn++;
    this.sketch = null;
    if (choice?.preview) void this.preview(choice.preview);
  }

  takeForm(form: CardForm): void {
    this.clearNotes();
    this.letGoChoice();
    this.form = form;
    this.toolId = this.tools.find((tool) => tool.forms.includes(form))?.id ?? this.toolId;
    if (form.by) this.piece = form.by;
    this.draft = startDraft(form);
    for (const slot of form.slots) void this.findDomain(form, slot);
    this.check();
  }

  private async findDomain(form: CardForm, slot: Slot): Promise<void> {
    const question = slot.domain?.question;
    if (!question) return;
    try {
      const asked = withDraft(question, draftSoFar(form, $state.snapshot(this.draft) as Draft));
      const { answer } = await this.table.ask(asked);
      if (this.form === form) this.domains = { ...this.domains, [slot.field]: domainValues(answer, slot.domain?.key ?? "") };
    } catch (problem) {
      console.warn("domain", slot.field, problem);
    }
  }

  /** Fills a slot; the draft is checked and previewed. */
  fill(field: string, value: unknown): void {
    this.filledAt = -Infinity;
    if (value === undefined) delete this.draft[field];
    else this.draft[field] = value;
    this.check();
  }

  private check(): void {
    const form = this.form;
    const action = this.action;
    this.said = null;
    if (!form || !action) return;
    const turn = ++this.turn;
    setTimeout(() => {
      if (turn === this.turn) void this.judge(form, action, turn);
    }, 120);
  }

  private async judge(form: CardForm, action: Data, turn: number): Promise<void> {
    const said = await this.table.why(action);
    if (turn !== this.turn) return;
    this.said = said;
    if (!said && form.preview) await this.preview(withDraft(form.preview, action), turn);
    else this.sketch = null;
  }

  private async preview(question: Data | null, turn = ++this.turn): Promise<void> {
    if (!question) {
      this.sketch = null;
      return;
    }
    try {
      const { sketch } = await this.table.ask(question);
      if (turn === this.turn) this.sketch = sketch;
    } catch (problem) {
      console.warn("preview", problem);
    }
  }

  /** Sends the action in hand. `pressed`: by a finger or the mouse, which may press twice; a key is meant. */
  async commit(pressed = false): Promise<void> {
    const action = this.action;
    if (!action || this.table.busy || !this.table.asked) return;
    if (pressed && performance.now() - this.filledAt < SETTLES) return;
    const at = this.choice?.at;
    this.turn++;
    this.said = null;
    const said = await this.table.act(action);
    if (!said) return;
    this.said = said;
    if (at) this.note = { ...said, ref: at };
  }

  private pointedSlot(form: CardForm): Slot | undefined {
    const open = openSlot(form, this.draft);
    return open && pointed(open) ? open : form.slots.find(pointed);
  }

  /** A click on the board: what lies there, the thing clicked first. */
  async click(found: Target[]): Promise<void> {
    const refs = found.map((target) => target.ref);
    const first = refs[0];
    if (first === undefined || !this.table.asked) return;
    this.clearNotes();
    const here = choicesAt(this.tools, this.toolId, refs);
    const actor = refs.find((ref) => this.actors.includes(ref));
    const other = actor !== this.piece && !this.toolId ? actor : undefined;
    if (here.length) return this.takeOne(here, first, other);
    if (this.form && (await this.fillAt(this.form, found))) return;
    const form = this.tool?.forms.find((one) => one.slots.some(pointed));
    if (form) {
      this.takeForm(form);
      if (await this.fillAt(form, found)) return;
    }
    if (actor && actor !== this.piece) return this.select(actor);
    if (actor && !this.toolId && !this.choice) return;
    await this.tellWhy(found);
  }

  private async takeOne(here: Choice[], ref: string, piece: string | undefined): Promise<void> {
    const again = this.choice && here.includes(this.choice);
    if (again) return this.commit();
    if (here.length === 1 && !piece) this.take(here[0]!);
    else this.several = { ref, choices: here, ...(piece ? { piece } : {}) };
  }

  /** Fills the pointed slot of the form in hand with what was clicked; true if the click was for the form. */
  private async fillAt(form: CardForm, found: Target[]): Promise<boolean> {
    const slot = this.pointedSlot(form);
    if (!slot) return false;
    const wanted = slot.kind === "place" || slot.kind === "route" ? "cell" : null;
    const domain = (this.domains[slot.field] ?? slot.domain?.values ?? []).map(String);
    const target = found.find((one) => domain.includes(one.ref)) ?? found.find((one) => one.kind === wanted) ?? found[0]!;
    if (slot.kind === "many" || slot.kind === "rank") return this.toggle(slot.field, target.ref);
    if (slot.kind === "route") {
      this.fill(slot.field, [...((this.draft[slot.field] as string[] | undefined) ?? []), target.ref]);
      return true;
    }
    if (this.draft[slot.field] === target.ref && this.action && !this.said) {
      await this.commit();
      return true;
    }
    const trial = draftSoFar(form, { ...$state.snapshot(this.draft), [slot.field]: target.ref });
    const said = drafted(form, { ...this.draft, [slot.field]: target.ref }) ? await this.table.why(trial) : null;
    if (this.form !== form) return true;
    if (said) this.note = { ...said, ref: target.ref };
    else this.fill(slot.field, target.ref);
    return true;
  }

  private toggle(field: string, ref: string): boolean {
    const held = (this.draft[field] as string[] | undefined) ?? [];
    this.fill(field, held.includes(ref) ? held.filter((one) => one !== ref) : [...held, ref]);
    return true;
  }

  private kindOf = (ref: string): string => (this.table.pieceAt(ref) ? "piece" : "cell");

  /** An impossible target answers: the action it would have been is put to the umpire. */
  private async tellWhy(found: Target[]): Promise<void> {
    const ref = found[0]!.ref;
    const why = this.why;
    const tools = this.tool ? [this.tool] : this.tools;
    const tried = [...this.closedAt(found), ...tools.flatMap((tool) => wouldBe(tool, found, this.kindOf))].slice(0, MOST_TRIED);
    const said = (await this.firstSaid(tried)) ?? this.cannot();
    if (why === this.why) this.note = { ...said, ref };
  }

  /** With no tool in hand: what the card says one would expect there, and may not do. */
  private closedAt(found: Target[]): Data[] {
    if (this.tool) return [];
    return (this.table.card?.closed ?? [])
      .filter((choice) => belongs(choice.by, this.piece) && found.some((target) => target.ref === choice.at))
      .map((choice) => choice.action as Data);
  }

  /** What the umpire says of the first of the actions that it can judge; null if it can judge none. */
  private async firstSaid(actions: readonly Data[]): Promise<Said | null> {
    for (const action of actions) {
      const said = await this.table.why(action);
      if (said !== MALFORMED) return said ?? { rule: "", text: t("note-allowed") };
    }
    return null;
  }

  /** In the client's own words, where there is nothing that the umpire could be asked. */
  private cannot(): Said {
    if (this.actors.length && !this.piece) return { rule: "", text: t("note-choose-piece") };
    const tool = this.tool && (this.tool.group?.title ?? this.tool.forms[0]?.text);
    return { rule: "", text: tool ? t("note-cannot", { tool: this.table.say(tool) }) : t("note-nothing") };
  }
}
