// Calls to the server, and the shapes of docs/wire.md that are no Struct of the umpire.
import type { Card, Line, OptionInfo, ScenarioInfo, Scene, Sheet, Sketch, Static, Text } from "../wire";

export type Data = Record<string, unknown>;
export type Seat = number | "spectator";

export interface Theme {
  board?: Record<string, string>;
  terrains?: Record<string, Record<string, string>>;
  facets?: Record<string, Record<string, string>>;
  areas?: Record<string, Record<string, string>>;
  emblem?: string;
}
export interface RulesetInfo {
  name: string;
  title: string;
  credit: string;
  version: string;
  players: [number, number];
  levels: string[];
  /** Whether scenarios of a player's own can be made. */
  own: boolean;
  theme: Theme;
  scenarios: ScenarioInfo[];
  options: OptionInfo[];
}
export interface Lobby {
  rulesets: RulesetInfo[];
  failed: { name: string; problem: string }[];
}
export interface Player {
  seat: number;
  kind: string;
  name: string | null;
  level: string | null;
  joined: boolean;
  connected: boolean;
}
export interface Commitments {
  open: string;
  hidden: string;
}
export interface Summary {
  match: string;
  ruleset: string;
  scenario: string;
  name: string;
  options: Data;
  state: "waiting" | "running" | "over" | "study";
  players: Player[];
  mine: number[];
  open_sheets: boolean;
  dice: "sealed" | "physical";
  commitments: Commitments | null;
  /** A file that was opened: of which kind. */
  study: "record" | "case" | "position" | null;
  /** For a match that goes on from a point of another. */
  branch: { match: string; entry: number } | null;
  parent: string | null;
  children: { battle: string; match: string }[];
  created: string;
}
export interface Undo {
  to: number;
  free: boolean;
  text: Text;
}
export interface Offer {
  kind: "draw" | "undo";
  seat: number;
  to?: number;
  accepted: number[];
}
export interface Over {
  winners: number[];
  reason: string;
  margin?: number;
  score?: Record<string, number>;
}
export interface Told {
  n: number;
  event: Data & { type: string };
  line: Line | null;
}
export interface TableMessage {
  seat: number;
  last: number;
  events: Told[];
  scene: Scene;
  card: Card | null;
  number: number;
  owed: Record<string, string>;
  undo: Undo | null;
  offer: Offer | null;
  over: Over | null;
}
export interface PlayersMessage {
  players: Player[];
  thinking?: number[];
}
export interface Refusal {
  rule: string;
  text: string;
  facts: Data;
}
export interface Answered {
  answer: Data & { ok?: boolean };
  sketch: Sketch | null;
}
export interface Then {
  event: number;
  last: number;
  line: Line | null;
  scene: Scene;
  /** After the end: the own sheets of all seats, as each was. */
  sheets: Sheet[];
}
export interface CaseTitle {
  id: string;
  title: string;
}
export interface Made {
  match: string;
  commitments: Commitments;
  links: Record<string, string>;
}
export interface RuleText {
  id: string;
  text: string;
  kind: string;
}
export interface RuleRow extends RuleText {
  heading: string;
}
/** What the game says of a scenario of one's own. */
export interface Report {
  ok: boolean;
  problems: string[];
  warnings: string[];
  details?: Record<string, Data>;
}
export interface Checked {
  ok: boolean;
  rolls: number;
  unproven?: number;
  problem: string | null;
  commitments: Commitments | null;
  secrets: Commitments | null;
  nonces: Record<string, string> | string[];
}
export interface SeatChoice {
  kind: "me" | "here" | "link" | "bot";
  level?: string;
  name?: string;
}

/** What the server said instead of an answer; status 0: it did not answer. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly body: Data = {},
  ) {
    super(String(body["message"] ?? code));
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, "away");
  }
  if (!response.ok) throw await problemOf(response);
  const text = response.headers.get("content-type")?.includes("json") ?? false;
  return (text ? await response.json() : await response.text()) as T;
}

/** What an answer that is none says. Without a word of the server's own it comes from a proxy before it: the server is away. */
async function problemOf(response: Response): Promise<Problem> {
  const data = (await response.json().catch(() => ({}))) as Data;
  if (response.status >= 502 && !data["error"]) return new Problem(0, "away", data);
  return new Problem(response.status, String(data["error"] ?? "internal"), data);
}

/** Whether a stream would be opened: an EventSource does not tell why it was not. Throws a Problem. */
async function probe(path: string): Promise<void> {
  const asking = new AbortController();
  try {
    const response = await fetch(path, { credentials: "same-origin", signal: asking.signal });
    if (!response.ok) throw await problemOf(response);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(0, "away");
  } finally {
    asking.abort();
  }
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
const seatPath = (match: string, seat: Seat) => `/matches/${encodeURIComponent(match)}/seats/${seat}`;

export const api = {
  lobby: () => get<Lobby>("/rulesets"),
  texts: (ruleset: string, language: string) => get<string>(`/rulesets/${ruleset}/texts/${language}`),
  rule: (ruleset: string, id: string) => get<RuleText>(`/rulesets/${ruleset}/rules/${encodeURIComponent(id)}`),
  rules: (ruleset: string) => get<{ rules: RuleRow[] }>(`/rulesets/${ruleset}/rules`),
  templateHref: (ruleset: string) => `/api/rulesets/${ruleset}/template`,
  scenario: (ruleset: string, text: string) => post<{ scenario: Data; report: Report }>(`/rulesets/${ruleset}/scenario`, { text }),
  create: (body: Data) =>
    post<Made>("/matches", body),
  branch: (match: string, body: Data) => post<Made>(`/matches/${encodeURIComponent(match)}/branch`, body),
  openFile: (text: string, ruleset: string, one: string) =>
    post<{ match?: string; cases?: CaseTitle[] }>("/files", { text, ruleset, case: one }),
  putAway: (match: string) => call<{ deleted: boolean }>("DELETE", `/matches/${encodeURIComponent(match)}`),
  matches: () => get<{ matches: Summary[] }>("/matches"),
  match: (match: string) => get<Summary>(`/matches/${encodeURIComponent(match)}`),
  claim: (match: string, token: string) =>
    post<{ seat: number }>(`/matches/${encodeURIComponent(match)}/claim`, { token }),
  join: (match: string, seat: number, nonce: string, name?: string) =>
    post(`${seatPath(match, seat)}/join`, name ? { nonce, name } : { nonce }),
  act: (match: string, seat: number, key: string, number: number | undefined, action: Data) =>
    post<{ number: number; last: number }>(
      `${seatPath(match, seat)}/actions`,
      number === undefined ? { key, action } : { key, number, action },
    ),
  ask: (match: string, seat: Seat, question: Data) =>
    post<Answered>(`${seatPath(match, seat)}/questions`, { question }),
  static: (match: string, hash: string) => get<Static>(`/matches/${encodeURIComponent(match)}/static/${hash}`),
  at: (match: string, seat: Seat, event: number, all: boolean) =>
    get<Then>(`${seatPath(match, seat)}/at/${event}${all ? "?sheets=all" : ""}`),
  replace: (match: string, seat: number, level: string) => post(`${seatPath(match, seat)}/replace`, { level }),
  check: (match: string) => get<Checked>(`/matches/${encodeURIComponent(match)}/check`),
  events: (match: string, seat: Seat, after?: number) =>
    `/api${seatPath(match, seat)}/events${after === undefined ? "" : `?after=${after}`}`,
  probe,
  recordHref: (match: string) => `/api/matches/${encodeURIComponent(match)}/record`,
  streamHref: (match: string, seat: Seat) => `/api${seatPath(match, seat)}/stream`,
};

/** A random text that no two actions share; also the nonce of a seat. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
