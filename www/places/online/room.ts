// The game of this page: the connection to the service, and the play in which it is followed.
import { signal } from "@preact/signals";
import { CoTuLenh, type Color } from "cotulenh-wasm";
import { connectOnline, createOnlineGame, OnlineGame, playOptions } from "cotulenh-wasm/online";
import { createPlay, type Play } from "cotulenh-wasm/play";
import { GameTree } from "cotulenh-wasm/tree";
import { loadSetup, toClock, toColor } from "../../match/setup.js";
import { linkTo, renameInside } from "../../shell/router.js";
import { keepSeat, loadSeat } from "../../storage/seats.js";

/** A game that is followed here. */
export interface Room {
  readonly game: string;
  readonly online: OnlineGame;
  /** The side that is played here; null for a spectator. */
  readonly own: Color | null;
  /** The secret of the other side, if this page may invite it. */
  readonly invite: string | null;
  readonly play: Play;
  readonly tree: GameTree;
  readonly close: () => void;
}

/** What is shown: nothing yet, a game, or why there is none. */
export type Shown =
  | { kind: "loading" }
  | { kind: "room"; room: Room }
  | { kind: "failed"; reason: "noGame" | "noSeat" | "full" | "noService" };

export const shown = signal<Shown>({ kind: "loading" });

/** The side at the bottom of the board. */
export const bottom = signal<Color>("r");

/** What the part of the address after `#` asks for. */
export function readInside(inside: string): { game: string; seat: string | null } | "new" | null {
  if (inside === "new") return "new";
  const fields = new URLSearchParams(inside);
  const game = fields.get("game");
  return game ? { game, seat: fields.get("seat") } : null;
}

/** A link that opens a game: to play a side, or to watch. */
export function linkToGame(game: string, seat?: string): string {
  const inside = `game=${game}${seat ? `&seat=${seat}` : ""}`;
  return new URL(linkTo("online", inside), location.href).href;
}

/** Makes a game as it was chosen in Play. */
export async function createRoom(service: string): Promise<void> {
  shown.value = { kind: "loading" };
  const { rules, clock, side } = loadSetup();
  const own = toColor(side);
  try {
    const { game, seats } = await createOnlineGame(service, { rules, clock: toClock(clock) });
    keepSeat(game, { seat: seats[own], invite: seats[own === "r" ? "b" : "r"] });
    renameInside(`game=${game}`);
  } catch {
    shown.value = { kind: "failed", reason: "noService" };
  }
}

/** Keeps the secret of a link, and takes it out of the address, which may be copied. */
export function takeSeat(game: string, seat: string): void {
  keepSeat(game, { seat });
  renameInside(`game=${game}`);
}

const REASONS = { 4404: "noGame", 4403: "noSeat", 4409: "full" } as const;

function whyClosed(code: number | undefined): (typeof REASONS)[keyof typeof REASONS] | "noService" {
  return REASONS[code as keyof typeof REASONS] ?? "noService";
}

/** Opens a game. Returns a function that leaves it. */
export function openRoom(service: string, game: string): () => void {
  shown.value = { kind: "loading" };
  const known = loadSeat(game);
  let online: OnlineGame;
  try {
    online = new OnlineGame({ service, game, ...(known && { seat: known.seat }) });
  } catch {
    shown.value = { kind: "failed", reason: "noGame" };
    return () => {};
  }
  let room: Room | null = null;
  let isLeft = false;
  online.ready().then(
    () => {
      if (isLeft) return;
      room = follow(game, online, known?.invite ?? null);
      bottom.value = room.own ?? "r";
      shown.value = { kind: "room", room };
    },
    () => {
      if (isLeft) return;
      shown.value = { kind: "failed", reason: whyClosed(online.snapshot().closed?.code) };
    },
  );
  return () => {
    isLeft = true;
    online.close();
    room?.close();
    shown.value = { kind: "loading" };
  };
}

function follow(game: string, online: OnlineGame, invite: string | null): Room {
  const { record, you } = online.snapshot();
  const { start, rules } = record!;
  const first = new CoTuLenh(start, { rules });
  const tree = new GameTree(first);
  first.free();
  const play = createPlay({ tree, ...playOptions(online) });
  const leave = connectOnline(online, play);
  const close = () => {
    leave();
    play.destroy();
    tree.free();
  };
  return { game, online, own: you, invite, play, tree, close };
}

/** Goes to the game that follows this one; the own secret is that of the other side there. */
export function goToNext({ game, own }: Room, next: string): void {
  const seat = own && loadSeat(game)?.seat;
  if (seat) keepSeat(next, { seat });
  location.hash = `game=${next}`;
}
