// What the table does for whoever plays by ear or by keyboard: everything is told once, the focus is never lost.
import { onDestroy, tick, untrack } from "svelte";
import { shown } from "./fold";
import { focusLost } from "./focus";
import type { Hand } from "./hand.svelte";
import type { Rules } from "./rules.svelte";
import { endWords, lineWords, newsWords, sketchWords, thenWords } from "./spoken";
import type { Table } from "./table.svelte";
import { t } from "./texts";
import { voice } from "./voice.svelte";

/** Tells events in their order, then what is asked; and answers to what the player does. */
export function tells(table: Table, hand: Hand, rules: Rules): void {
  let askedFor = -1;
  $effect(() => {
    const lines = table.spoken < 0 ? [] : shown(table.log).filter((entry) => entry.n > table.spoken && !entry.undone);
    const asks = table.asked && table.number !== askedFor ? [t("voice-asked", { title: table.say(table.card!.title) })] : [];
    const ends = table.over && table.spoken < table.last ? [endWords(table)] : [];
    if (asks.length) askedFor = table.number;
    table.spoken = table.last;
    untrack(() => voice.say([...lines.map((entry) => lineWords(entry, table.say)), ...ends, ...asks]));
  });
  $effect(() => {
    const offer = table.offer;
    if (offer && offer.seat !== table.seat) untrack(() => voice.say([t(`offer-open-${offer.kind}`, { side: table.seatName(offer.seat) ?? "" })]));
  });
  $effect(() => {
    voice.reply = replyOf(table, hand, rules);
    voice.rule = rules.id !== "" && !table.stepping;
  });
  onDestroy(() => voice.clear());
}

/** The first of these that there is: a rule's text, a refusal, what a click may mean, a notice, what is known of the choice. */
function replyOf(table: Table, hand: Hand, rules: Rules): string {
  if (table.stepping) return newsWords(table);
  if (rules.id) return rules.text ? `${rules.id}: ${rules.text.text}` : "";
  if (table.then) return thenWords(table);
  const said = hand.note ?? hand.said;
  if (said) return [said.text, said.rule].filter(Boolean).join(" ");
  if (hand.asking) return t("undo-sure");
  if (hand.several) return t("voice-several", { count: hand.several.choices.length + (hand.several.piece ? 1 : 0) });
  if (table.notice) return table.notice;
  const warnings = ((hand.choice ?? hand.form ?? hand.hover)?.warnings ?? []).map((text) => `${t("warning")}: ${table.say(text)}`);
  return [hand.sketch ? sketchWords(hand.sketch, table.say) : "", ...warnings].filter(Boolean).join(". ");
}

/** What lies over the map for a moment only: the keyboard does not go back there. */
const PASSING = ".news, .look, .note, .several, .rule, .help";

/** What has an Enter of its own when it has the focus: all but a button of what is in hand. */
export const ENTERED = "button:not([aria-pressed=true]), a, summary";

/** Once a letter has taken something in hand, the next Enter is to commit it: the focus leaves a button that would answer instead. */
export async function toHand(view: HTMLElement | undefined): Promise<void> {
  await tick();
  const held = document.activeElement;
  if (!held?.matches(ENTERED) || held.closest(PASSING)) return;
  const card = view?.querySelector<HTMLElement>("[data-testid=card]");
  const row = card?.querySelector<HTMLElement>("button.row[aria-pressed=true]");
  (row ?? card)?.focus({ preventScroll: true });
}

/** Where what had the focus has gone, the focus goes back to where it was before, and after a decision to the card. Returns the listener for `focusin`. */
export function keepsFocus(table: Table, hand: Hand, also: () => unknown, view: () => HTMLElement | undefined): (event: FocusEvent) => void {
  let held: HTMLElement | null = null;
  let heldAt = -1;
  $effect(() => {
    void [table.last, table.busy, table.then, table.over, table.stepping, also()];
    void [hand.note, hand.several, hand.choice, hand.form, hand.toolId];
    const number = table.number;
    const frame = requestAnimationFrame(() => {
      if (!focusLost()) return;
      if (heldAt === number && held?.isConnected && held.checkVisibility()) held.focus({ preventScroll: true });
      if (focusLost()) view()?.querySelector<HTMLElement>("[data-testid=card]")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  return ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest(PASSING)) return;
    held = target;
    heldAt = table.number;
  };
}
