// The messages between a client and the service of online games: JSON over one WebSocket. docs/ONLINE.md has an
// example of each.
import type { ClockInput, ClockState } from "../play/types.js";
import type { Color, Illegal, Outcome, Rules, RulesInput } from "../types.js";

/** The version of the protocol. A service refuses a `hello` with another one. */
export const PROTOCOL = 1;

/** What a new game is like. */
export interface NewGame {
  /** The rules; the standard ones if not given. */
  rules?: RulesInput | undefined;
  /** The position that it starts from; the usual one if not given. */
  start?: string | undefined;
  /** A match clock; none if not given. */
  clock?: Pick<ClockInput, "base" | "increment" | "flag" | "starts" | "shared"> | null | undefined;
}

/** A game that the service has made. */
export interface CreatedGame {
  /** Its public name: whoever has it can watch. */
  game: string;
  /** The secrets of both sides: whoever has one can play that side. */
  seats: Readonly<Record<Color, string>>;
}

/** What changes of a match clock: what each side has used, whose time runs, and since when. */
export type ClockTimes = Pick<ClockState, "used" | "running" | "since">;

/** A game as data: what the service knows about its turns. */
export interface OnlineRecord {
  /** The rules that are played. */
  readonly rules: Rules;
  /** The FEN before the first turn. */
  readonly start: string;
  /** The turns, in LAN. */
  readonly turns: readonly string[];
  /** What the clock of the player showed after each turn, in seconds; empty without a clock. */
  readonly times: readonly number[];
  /** The steps of the open deploy, in LAN. */
  readonly steps: readonly string[];
  /** How the game has ended; `null` while it goes on. */
  readonly result: Outcome | null;
}

/** What one side can offer to the other. */
export type OfferKind = "draw" | "takeback" | "rematch";

/** What is done with an offer. */
export type OfferAction = "offer" | "accept" | "decline";

/** Who offers what: `null` if that is not offered. */
export type Offers = Readonly<Record<OfferKind, Color | null>>;

/** Who is there. */
export interface Presence {
  /** Since when Red is away, in milliseconds of the service's time; `null` if it is there. */
  readonly r: number | null;
  /** The same for Blue. */
  readonly b: number | null;
  /** How many watch. */
  readonly spectators: number;
}

/** The first message of a client. */
export interface HelloMessage {
  /** Which message it is. */
  type: "hello";
  /** The version of the protocol: 1. */
  protocol: number;
  /** The secret of a side; without one the client is a spectator. */
  seat?: string | undefined;
  /** The last version that the client knows; 0 for none. */
  since: number;
}

/** What a player does. A message with an `id` that was accepted before is answered again, and not done again. */
export interface ActionMessage {
  /** What is done. */
  type: "step" | "commit" | "cancel" | "resign" | "claim" | OfferKind;
  /** A name that the client chooses, different for each action of its side; at most 64 characters. */
  id: string;
  /** Of a step: a move, a step of a deploy, or a deploy as a whole, in SAN or LAN. */
  text?: string | undefined;
  /** Of `draw`, `takeback` and `rematch`: what is done; `"offer"` if not given. */
  action?: OfferAction | undefined;
  /** The last version that the player has seen: if the other side has changed the game since, it is refused. */
  version?: number | undefined;
}

/** Asks whether the service is there; with an `id`, also for its time. */
export interface PingMessage {
  /** Which message it is. */
  type: "ping";
  /** Comes back with the answer. */
  id?: string | undefined;
}

/** What a client sends. */
export type ClientMessage = HelloMessage | ActionMessage | PingMessage;

/** Where the game stands: the answer to `hello`, after what was missed. */
export interface StateMessage {
  /** Which message it is. */
  type: "state";
  /** The version of the protocol. */
  protocol: number;
  /** The name of the game. */
  game: string;
  /** How often the game has changed. */
  version: number;
  /** The game; `null` if the client knew it, and has been told what it missed. */
  record: OnlineRecord | null;
  /** The side of the client; `null` for a spectator. */
  you: Color | null;
  /** The match clock, in the service's time; `null` for none. */
  clocks: ClockState | null;
  /** Who is there. */
  online: Presence;
  /** Which sides have been there at all. The game begins when both have. */
  joined: Readonly<Record<Color, boolean>>;
  /** What is offered. */
  offers: Offers;
  /** The game that follows this one, if a rematch was agreed. */
  next: string | null;
  /** After how many milliseconds of absence a game can be claimed. */
  absence: number;
  /** The service's time. */
  now: number;
}

/** A step, a commit or a cancel was accepted and stored. */
export interface StepMessage {
  /** Which message it is. */
  type: "step";
  /** The id of the action. */
  id: string;
  /** The version after it. */
  version: number;
  /** Who has done it. */
  color: Color;
  /** What was done. */
  action: "step" | "commit" | "cancel";
  /** The move or the step, in LAN; `null` for others. */
  text: string | null;
  /** The turn that it completed, in LAN. */
  turn: string | null;
  /** What the clock of the player shows after the turn, in seconds. */
  time: number | null;
  /** The match clock after it. */
  clocks: ClockTimes | null;
  /** The service's time. */
  now: number;
}

/** Something was offered, accepted or declined. */
export interface OfferMessage {
  /** Which message it is. */
  type: "offer";
  /** The id of the action. */
  id: string;
  /** The version after it. */
  version: number;
  /** Who has done it. */
  color: Color;
  /** What it is about. */
  kind: OfferKind;
  /** What was done. */
  action: OfferAction;
  /** After an accepted takeback: how many turns are left. */
  turns: number | null;
  /** After an accepted rematch: the name of the next game. It has the same secrets, with sides changed. */
  next: string | null;
  /** The match clock after it. */
  clocks: ClockTimes | null;
  /** The service's time. */
  now: number;
}

/** A side has come for the first time. */
export interface JoinedMessage {
  /** Which message it is. */
  type: "joined";
  /** The version after it. */
  version: number;
  /** Who has come. */
  color: Color;
  /** The match clock after it. */
  clocks: ClockTimes | null;
  /** The service's time. */
  now: number;
}

/** The game has ended. */
export interface EndedMessage {
  /** Which message it is. */
  type: "ended";
  /** The id of the action that ended it; `null` if that was a clock, the rules, or an agreement. */
  id: string | null;
  /** Who has ended it by an action. */
  color: Color | null;
  /** The version after it. */
  version: number;
  /** How it has ended. */
  outcome: Outcome;
  /** The match clock at the end. */
  clocks: ClockTimes | null;
  /** The service's time. */
  now: number;
}

/** An action was not accepted, and has changed nothing. */
export interface RefusedMessage {
  /** Which message it is. */
  type: "refused";
  /** The id of the action; `null` if it had none that can be read. */
  id: string | null;
  /** Why: a {@link RefusalCode}, or the code of an error of the rules. */
  code: string;
  /** The same as a sentence in English. */
  message: string;
  /** Why a move is not legal. */
  illegal: Illegal | null;
  /** The version, which has not changed. */
  version: number;
}

/** Someone has come or gone. */
export interface PresenceMessage {
  /** Which message it is. */
  type: "presence";
  /** Who is there now. */
  online: Presence;
}

/** The answer to `ping`. */
export interface PongMessage {
  /** Which message it is. */
  type: "pong";
  /** That of the ping. */
  id?: string;
  /** The service's time, if the ping had an `id`. */
  now?: number;
}

/** What the service sends. */
export type ServiceMessage =
  | StateMessage
  | StepMessage
  | OfferMessage
  | JoinedMessage
  | EndedMessage
  | RefusedMessage
  | PresenceMessage
  | PongMessage;

/** Why the service refuses a message, besides the codes of the rules. */
export type RefusalCode =
  /** It is no JSON object of this protocol, or a field is wrong. */
  | "BAD_MESSAGE"
  /** Something else was sent before `hello`. */
  | "HELLO_FIRST"
  /** The version of the protocol is another one. */
  | "WRONG_PROTOCOL"
  /** The secret belongs to no side of this game. */
  | "WRONG_SEAT"
  /** A spectator cannot do this. */
  | "SPECTATOR"
  /** The other side has not been there yet. */
  | "NOT_JOINED"
  /** It is the turn of the other side. */
  | "NOT_YOUR_TURN"
  /** The other side has changed the game meanwhile. */
  | "WRONG_VERSION"
  /** The game has ended. */
  | "GAME_OVER"
  /** The game has not ended. */
  | "GAME_RUNNING"
  /** This is not offered. */
  | "NO_OFFER"
  /** It is offered already, or was declined since the last turn. */
  | "OFFER_AGAIN"
  /** There is nothing to take back. */
  | "NOTHING_TO_UNDO"
  /** The other side is there, or not away for long enough. */
  | "NOT_ABSENT"
  /** Nothing more can be stored for this game; it can only be ended. */
  | "STORAGE_FULL"
  /** There were too many messages. */
  | "TOO_MANY";

/** Why the service closes a connection: the codes of the WebSocket's close event. */
export const CLOSE_CODES = /* @__PURE__ */ Object.freeze({
  /** There is no such game, or no longer. */
  noGame: 4404,
  /** A message was no text, too long, or there were too many bad ones. */
  badMessage: 4400,
  /** The protocol or the secret is wrong. */
  refused: 4403,
  /** Too many messages. */
  tooMany: 4429,
  /** The place is taken: too many watch, or one side has too many connections. */
  full: 4409,
} as const);
