// From a click to a choice, and from a form to an action. Pure: this is all the client knows of "may".
import type { Card, CardForm, Choice, Group, Slot } from "../wire";
import type { Data } from "./api";

export type Draft = Record<string, unknown>;

/** Something that can be taken in hand: a group of choices with its forms, or a form alone. */
export interface Tool {
  id: string;
  group: Group | null;
  forms: CardForm[];
}

/** The tools of a card in its order: groups, each with its forms, then the forms of no group. */
export function toolsOf(card: Card | null): Tool[] {
  if (!card) return [];
  const groups = card.groups ?? [];
  const known = new Set(groups.map((group) => group.id));
  const tools: Tool[] = groups.map((group) => ({
    id: group.id,
    group,
    forms: (card.forms ?? []).filter((form) => form.group === group.id),
  }));
  (card.forms ?? []).forEach((form, index) => {
    if (!form.group || !known.has(form.group)) tools.push({ id: `form:${index}`, group: null, forms: [form] });
  });
  return tools;
}

/** The pieces that can act, in the card's order. */
export function actors(card: Card | null): string[] {
  const found = new Set<string>();
  for (const tool of toolsOf(card)) {
    if (tool.group?.by) found.add(tool.group.by);
    for (const choice of tool.group?.choices ?? []) if (choice.by) found.add(choice.by);
    for (const form of tool.forms) if (form.by) found.add(form.by);
  }
  return [...found];
}

/** Whether a tool or choice belongs to the piece in hand (or to none). */
export function belongs(by: string | undefined, piece: string | null): boolean {
  return !by || !piece || by === piece;
}

/** The tools of the selected piece, without the choices of others. */
export function toolsFor(card: Card | null, piece: string | null): Tool[] {
  return toolsOf(card)
    .filter((tool) => belongs(tool.group?.by, piece))
    .map((tool) => ({
      ...tool,
      group: tool.group && {
        ...tool.group,
        choices: tool.group.choices.filter((choice) => belongs(choice.by, piece)),
      },
      forms: tool.forms.filter((form) => belongs(form.by, piece)),
    }))
    .filter((tool) => tool.group?.choices.length || tool.forms.length);
}

/** The choices that a click on one of `refs` may mean: of the tool in hand if there is one. */
export function choicesAt(tools: readonly Tool[], toolId: string | null, refs: readonly string[]): Choice[] {
  const here = (tool: Tool) => (tool.group?.choices ?? []).filter((choice) => choice.at && refs.includes(choice.at));
  if (toolId !== null) return tools.filter((tool) => tool.id === toolId).flatMap(here);
  return tools.flatMap(here);
}

/** Every ref at which a click means something for the tools given. */
export function targets(tools: readonly Tool[], toolId: string | null): Set<string> {
  const found = new Set<string>();
  for (const tool of tools)
    if (toolId === null || tool.id === toolId)
      for (const choice of tool.group?.choices ?? []) if (choice.at) found.add(choice.at);
  return found;
}

/** Whether the slot is a hole of this draft: `when` names the fields and values on which it hangs. */
export function applies(slot: Slot, draft: Draft, fixed: Data): boolean {
  return Object.entries(slot.when ?? {}).every(([field, value]) => {
    const given = draft[field] ?? fixed[field];
    return Array.isArray(value) ? value.includes(given) : given === value;
  });
}

/** Whether the slot's value is there. */
export function filled(slot: Slot, value: unknown): boolean {
  if (slot.optional) return true;
  if (value === undefined || value === null || value === "") return false;
  if (slot.kind === "many" || slot.kind === "rank") return Array.isArray(value) && value.length >= (slot.low ?? 1);
  if (isFigures(slot)) return Array.isArray(value) && value.length === slot.total && value.every((one) => Number.isInteger(one));
  return true;
}

/** A list of plain figures, `total` of them: faces of dice. */
export function isFigures(slot: Slot): boolean {
  return slot.kind === "list" && !slot.slots?.length;
}

/** The first slot that still waits for a value. */
export function openSlot(form: CardForm, draft: Draft): Slot | undefined {
  return form.slots.find((slot) => applies(slot, draft, form.fixed ?? {}) && !filled(slot, draft[slot.field]));
}

/** The action that the draft stands for, or null while a slot is open. */
export function drafted(form: CardForm, draft: Draft): Data | null {
  return openSlot(form, draft) ? null : draftSoFar(form, draft);
}

/** The action with the fields filled so far. */
export function draftSoFar(form: CardForm, draft: Draft): Data {
  const action: Data = { type: form.type, ...(form.fixed ?? {}) };
  for (const slot of form.slots)
    if (applies(slot, draft, form.fixed ?? {}) && draft[slot.field] !== undefined && draft[slot.field] !== "")
      action[slot.field] = draft[slot.field];
  return form.type === "enter_dice" ? rollAction(action) : action;
}

/** Real dice are the umpire's own action: the roll's name stands before its faces. */
function rollAction({ name, ...action }: Data): Data {
  return { ...action, dice: [name, ...((action["dice"] as unknown[] | undefined) ?? [])] };
}

/** What a slot holds before anybody has touched it. */
export function startValue(slot: Slot): unknown {
  switch (slot.kind) {
    case "number":
    case "angle":
      return slot.low ?? 0;
    case "flag":
      return false;
    case "split":
      return Object.fromEntries((slot.bounds ?? []).map((bound) => [bound.ref, bound.start ?? bound.low]));
    case "map":
      return {};
    case "many":
    case "list":
      return [];
    case "rank":
      return slot.domain?.values?.slice() ?? [];
    case "one":
      return slot.domain?.values?.length === 1 && !slot.optional ? slot.domain.values[0] : undefined;
    default:
      return undefined;
  }
}

/** A fresh draft of the form. */
export function startDraft(form: CardForm): Draft {
  const draft: Draft = {};
  for (const slot of form.slots) {
    const value = startValue(slot);
    if (value !== undefined) draft[slot.field] = value;
  }
  return draft;
}

/** `question` with every "$draft" replaced by the action. */
export function withDraft(question: Data, action: Data): Data {
  const fill = (value: unknown): unknown => {
    if (value === "$draft") return action;
    if (Array.isArray(value)) return value.map(fill);
    if (value && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
    return value;
  };
  return fill(question) as Data;
}

/** The list (or the keys of the map) that an answer holds under the domain's key. */
export function domainValues(answer: Data, key: string): (string | number)[] {
  const found = key ? answer[key] : answer;
  if (Array.isArray(found)) return found as (string | number)[];
  return found && typeof found === "object" ? Object.keys(found) : [];
}

/** Slots that are filled by pointing at the board. */
export function pointed(slot: Slot): boolean {
  return slot.kind === "place" || slot.kind === "route" || ((slot.kind === "one" || slot.kind === "many") && !slot.domain?.texts?.length);
}

/**
 * The actions that a click on an impossible target may have meant, the likeliest first: a choice's action with the
 * clicked ref in the place of its own, a form's draft with its pointed slot filled, the same with a target of another
 * kind, and then any other field of a choice.
 */
export function wouldBe(tool: Tool, refs: readonly { ref: string; kind: string }[], kindOf: (ref: string) => string): Data[] {
  const choices = (tool.group?.choices ?? []).filter((choice) => choice.at);
  const model = choices[0];
  const alike = refs.flatMap(({ ref, kind }) => {
    const fitting = choices.find((choice) => kindOf(choice.at!) === kind);
    return fitting ? atRef(fitting, ref) : [];
  });
  const filled = tool.forms.flatMap((form) => {
    const slot = form.slots.find(pointed);
    if (!slot) return [];
    const wanted = slot.kind === "place" || slot.kind === "route" ? "cell" : "piece";
    const target = refs.find((candidate) => candidate.kind === wanted) ?? refs[0];
    if (!target) return [];
    const several = slot.kind === "many" || slot.kind === "route";
    return [{ ...draftSoFar(form, startDraft(form)), [slot.field]: several ? [target.ref] : target.ref }];
  });
  const unlike = model ? refs.flatMap(({ ref }) => atRef(model, ref)) : [];
  const other = model && refs[0] ? otherFields(model).map((field) => ({ ...model.action, [field]: refs[0]!.ref })) : [];
  return [...alike, ...filled, ...unlike, ...other];
}

/** The choice's action at another ref. */
function atRef(choice: Choice, ref: string): Data[] {
  const field = Object.entries(choice.action).find(([, value]) => value === choice.at)?.[0];
  return field ? [{ ...choice.action, [field]: ref }] : [];
}

/** Fields of words that hold neither the action's type, nor who acts, nor where it is clicked. */
function otherFields(choice: Choice): string[] {
  const taken = new Set<unknown>([choice.by, choice.at]);
  return Object.entries(choice.action)
    .filter(([field, value]) => field !== "type" && typeof value === "string" && !taken.has(value))
    .map(([field]) => field);
}
