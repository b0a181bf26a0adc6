// The game of this page: the connection to the service, and the play in which it is followed.
import { signal } from "@preact/signals";
import { CoTuLenh, CoTuLenhError, type Color } from "cotulenh-wasm";
import {
  CLOSE_CODES,
  connectOnline,
  createOnlineGame,
  createSeat,
  OnlineGame,
  playOptions,
} from "cotulenh-wasm/online";
import { createPlay, type Play } from "cotulenh-wasm/play";
import { GameTree } from "cotulenh-wasm/tree";
import { loadSetup, toClock, toColor } from "../../match/setup.js";
import { linkTo, replaceFragment } from "../../routing/router.js";
import { keepOpponent, opponentOf, playerName } from "../../storage/player.js";
import { forgetOnline } from "../../storage/online-games.js";
import { stopAwaiting } from "./awaiting.js";
import { startKeeping } from "./keeping.js";
import {
  acceptCandidate,
  dropCandidate,
  keepCandidate,
  keepSeat,
  loadCandidate,
  loadSeat,
} from "../../storage/seats.js";

/** A game that is followed here. */
export interface Room {
  readonly game: string;
  readonly online: OnlineGame;
  /** The side that is played here; null for a spectator. */
  readonly own: Color | null;
  /** The invitation for the other side, if this page has made the game. */
  readonly invite: string | null;
  /** The side that an invitation is for, which the visitor may accept; null without one. */
  readonly invited: Color | null;
  readonly play: Play;
  readonly tree: GameTree;
  readonly close: () => void;
}

/** What is shown: nothing yet, a game, or why there is none. */
export type Shown =
  { kind: "loading" } | { kind: "room"; room: Room } | { kind: "failed"; reason: Reason };

/** Why there is no game, or no longer. */
export type Reason =
  | "noGame"
  | "noSeat"
  | "replaced"
  | "unreadable"
  | "outdated"
  | "noService"
  | "noNewGames"
  | "tooMany"
  | "wrongGame";

export const shown = signal<Shown>({ kind: "loading" });

/** Grows when the game of the address is to be opened again. */
export const attempt = signal(0);

/** The side at the bottom of the board. */
export const bottom = signal<Color>("r");

/** What the part of the address after `#` asks for. */
export function parseFragment(
  fragment: string,
): { game: string; invitation: string | null } | "new" | null {
  if (fragment === "new") return "new";
  const fields = new URLSearchParams(fragment);
  const game = fields.get("game");
  return game ? { game, invitation: fields.get("invite") } : null;
}

/** A link that opens a game: to play the side that nobody has yet, or to watch. */
export function linkToGame(game: string, invitation?: string): string {
  const fragment = `game=${game}${invitation ? `&invite=${invitation}` : ""}`;
  return new URL(linkTo("online", fragment), location.href).href;
}

/** Makes a game as it was chosen in Play. */
export async function createRoom(service: string): Promise<void> {
  shown.value = { kind: "loading" };
  const { rules, clock, side } = loadSetup();
  const own = toColor(side);
  try {
    const name = playerName.peek();
    const options = { rules, clock: toClock(clock), side: own, ...(name && { name }) };
    const { game, seat, invitation } = await createOnlineGame(service, options);
    keepSeat(game, { seat, invite: invitation });
    replaceFragment(`game=${game}`);
  } catch (error) {
    shown.value = { kind: "failed", reason: whyNotMade(error) };
  }
}

/** Why a game was not made. */
function whyNotMade(error: unknown): Reason {
  const code = error instanceof CoTuLenhError ? error.code : "SERVICE_FAILED";
  switch (code) {
    case "SERVICE_FAILED":
      return "noService";
    case "NO_NEW_GAMES":
      return "noNewGames";
    case "TOO_MANY":
      return "tooMany";
    default:
      // The rules or the clock are refused.
      return "wrongGame";
  }
}

/** Why a connection has ended for good. */
export function whyClosed(code: number | undefined): Reason {
  switch (code) {
    case CLOSE_CODES.noGame:
      return "noGame";
    case CLOSE_CODES.refused:
      return "noSeat";
    case CLOSE_CODES.replaced:
      return "replaced";
    case CLOSE_CODES.unreadable:
      return "unreadable";
    case CLOSE_CODES.wrongProtocol:
      return "outdated";
    default:
      return "noService";
  }
}

/** Keeps the invitation of a link, and takes it out of the address, which may be copied. */
export function takeInvitation(game: string, invitation: string): void {
  keepCandidate(game, invitation, createSeat);
  replaceFragment(`game=${game}`);
}

/** Accepts the invitation to the game that is shown: it is opened again, as a player. */
export function acceptInvitation(game: string): void {
  acceptCandidate(game);
  attempt.value += 1;
}

/** Opens a game. Returns a function that leaves it. */
export function openRoom(service: string, game: string): () => void {
  shown.value = { kind: "loading" };
  const known = loadSeat(game);
  const candidate = known ? null : loadCandidate(game);
  // Who is invited sees the game before the side is taken.
  const isAsked = candidate !== null && !candidate.isAccepted;
  let online: OnlineGame;
  try {
    const { seat, invitation } = candidate ?? {};
    // Who plays here already does not take another seat by a link.
    const secrets = known ? { seat: known.seat } : isAsked ? {} : { seat, invitation };
    const name = playerName.peek();
    online = new OnlineGame({ service, game, ...secrets, ...(name && { name }) });
    stopAwaiting();
  } catch {
    shown.value = { kind: "failed", reason: "noGame" };
    return () => {};
  }
  let room: Room | null = null;
  let isLeft = false;
  online.ready().then(
    () => {
      if (isLeft) return;
      // Only what the service has confirmed is kept.
      if (!known && online.seat && online.snapshot().you) keepSeat(game, { seat: online.seat });
      const { joined } = online.snapshot();
      // The invitation was used: the service says whether it was the visitor.
      if (isAsked && joined.r && joined.b) return acceptInvitation(game);
      const invited = isAsked ? (joined.r ? "b" : "r") : null;
      room = { ...follow(game, online, known?.invite ?? null), invited };
      if (invited) bottom.value = invited;
      else bottom.value = room.own ?? "r";
      shown.value = { kind: "room", room };
    },
    () => {
      if (isLeft) return;
      const reason = whyClosed(online.snapshot().closed?.code);
      if (reason === "noGame") forgetOnline(game);
      if (reason === "noSeat" && !known) dropCandidate(game);
      shown.value = { kind: "failed", reason };
    },
  );
  return () => {
    isLeft = true;
    online.close();
    room?.close();
    shown.value = { kind: "loading" };
  };
}

function follow(game: string, online: OnlineGame, invite: string | null): Omit<Room, "invited"> {
  const { record, you } = online.snapshot();
  const { start, rules } = record!;
  const first = new CoTuLenh(start, { rules });
  const tree = new GameTree(first);
  first.free();
  const play = createPlay({ tree, ...playOptions(online) });
  const leave = connectOnline(online, play);
  const stopKeeping = you && startKeeping(game, you, online);
  const close = () => {
    stopKeeping?.();
    leave();
    play.destroy();
    tree.free();
  };
  return { game, online, own: you, invite, play, tree, close };
}

/**
 * Goes to the game that follows this one: a player by an invitation, which is exchanged there for a new secret. Both
 * have agreed to it here, so it is not asked again; no link can say so.
 */
export function goToNext({ game, own, online }: Room, next: string): void {
  const opponent = opponentOf(game);
  if (own && opponent) keepOpponent(next, opponent);
  const { invitation } = online.snapshot();
  if (own && invitation) {
    keepCandidate(next, invitation, createSeat);
    acceptCandidate(next);
  }
  location.hash = `game=${next}`;
}
