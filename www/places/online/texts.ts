// The texts of the place Online.
import type { Color } from "cotulenh-wasm";
import type { Table } from "../../texts/table.js";
import { en } from "./texts-en.js";
import { vi } from "./texts-vi.js";

export interface OnlineTexts {
  title: string;
  loading: string;
  failed: Readonly<Record<"noGame" | "noSeat" | "full" | "noService", string>>;
  /** No game is named in the address. */
  none: string;
  noService: string;
  toPlay: string;
  friend: string;
  you: string;
  yourTurn: string;
  turnOf: Readonly<Record<Color, string>>;
  deploying: string;
  check: string;
  away: string;
  waiting: {
    title: string;
    about: string;
    link: string;
    watch: string;
    share: string;
    secret: string;
  };
  watching: (spectators: number) => string;
  youWatch: string;
  playing: (side: string) => string;
  lost: string;
  back: string;
  refused: (message: string) => string;
  resign: string;
  draw: string;
  takeback: string;
  flip: string;
  keys: string;
  watchLink: string;
  offers: Readonly<
    Record<"draw" | "takeback" | "rematch", { asked: string; sent: string; declined: string }>
  >;
  accept: string;
  decline: string;
  claim: string;
  claimNote: string;
  confirmResign: string;
  no: string;
  next: string;
  toNext: string;
  earlier: (turn: number, of: number) => string;
  toEnd: string;
  hidden: string;
}

export const onlineTexts: Table<OnlineTexts> = { en, vi };
