// The seats of online games, which are secrets: in this tab, and in the browser for other days. Where the browser
// denies storage, they are kept with the page, and with its entry in the history of the tab, for a reload.
import { parse, readStored, writeStored } from "./values.js";

/** A game that is played here. */
export interface Seat {
  /** The secret of the own side. */
  seat: string;
  /** The invitation for the other side: who has made the game has it. */
  invite?: string | undefined;
  /** Of an invitation: whether the visitor has accepted it. */
  accepted?: boolean | undefined;
}

const keyOf = (game: string) => `cotulenh-seat:${game}`;

/** What is kept with the page. */
const kept = new Map<string, string>();

function readHistory(key: string): string | null {
  const { seats } = (history.state ?? {}) as { seats?: Record<string, string> };
  return seats?.[key] ?? null;
}

function parseSeat(text: string | null): Seat | null {
  const { seat, invite, accepted } = (parse(text) ?? {}) as Partial<Seat>;
  if (typeof seat !== "string") return null;
  return { seat, ...(typeof invite === "string" && { invite }), accepted: accepted === true };
}

function load(key: string): Seat | null {
  const found = [
    kept.get(key) ?? null,
    readStored(key, "sessionStorage"),
    readStored(key),
    readHistory(key),
  ];
  return found.map(parseSeat).find((seat) => seat !== null) ?? null;
}

function keep(key: string, seat: Seat): void {
  const text = JSON.stringify(seat);
  kept.set(key, text);
  writeStored(key, text, "sessionStorage");
  if (readStored(key, "sessionStorage") === text) return;
  const { seats, ...state } = (history.state ?? {}) as { seats?: Record<string, string> };
  history.replaceState({ ...state, seats: { ...seats, [key]: text } }, "");
}

/** The seat of a game: that of this tab, or else the last one of this browser. */
export function loadSeat(game: string): Seat | null {
  return load(keyOf(game));
}

/** Keeps a seat that the service has confirmed. */
export function keepSeat(game: string, seat: Seat): void {
  keep(keyOf(game), seat);
  writeStored(keyOf(game), JSON.stringify(seat));
}

const candidateOf = (game: string) => `cotulenh-invited:${game}`;

/** What this tab sends to be seated: an invitation, and the secret that the side is to have. */
export interface Candidate {
  seat: string;
  invitation: string;
  /** Whether the visitor has accepted it. */
  isAccepted: boolean;
}

export function loadCandidate(game: string): Candidate | null {
  const known = load(candidateOf(game));
  if (!known?.invite) return null;
  return { seat: known.seat, invitation: known.invite, isAccepted: known.accepted ?? false };
}

/** The visitor accepts the invitation: a page that is loaded again does not ask again. */
export function acceptCandidate(game: string): void {
  const known = load(candidateOf(game));
  if (known) keep(candidateOf(game), { ...known, accepted: true });
}

/** Forgets an invitation that the service does not know. */
export function dropCandidate(game: string): void {
  keep(candidateOf(game), { seat: "" });
}

/** Keeps an invitation until the service has answered: a page that is loaded again meanwhile sends the same. */
export function keepCandidate(game: string, invitation: string, create: () => string): void {
  if (loadCandidate(game)?.invitation === invitation) return;
  keep(candidateOf(game), { seat: create(), invite: invitation });
}
