// The messages between a client and the service of online games: JSON over one WebSocket. docs/ONLINE.md has an
// example of each.
import type { ClockInput } from "../play/types.js";
import type { GameRecord, RecordChange } from "../record/types.js";
import type { Color, Illegal, RulesInput } from "../vocabulary/types.js";

/** The version of the protocol. A service refuses a `hello` with another one. */
export const PROTOCOL = 2;

/** What a new game is like. */
export interface NewGame {
  /** The rules; the standard ones if not given. */
  rules?: RulesInput | undefined;
  /** The position that it starts from; the usual one if not given. */
  start?: string | undefined;
  /** A match clock; none if not given. Times are from 1 second to 30 days, increments at most an hour. */
  clock?: Pick<ClockInput, "base" | "increment" | "flag" | "starts" | "shared"> | null | undefined;
  /** The side of who makes the game; Red if not given. */
  side?: Color | undefined;
  /** What who makes the game wants to be called: letters, digits and single spaces. */
  name?: string | undefined;
}

/** A game that the service has made. */
export interface CreatedGame {
  /** Its public name: whoever has it can watch. */
  game: string;
  /** The side of who has made it. */
  side: Color;
  /** The secret of that side. */
  seat: string;
  /** For the other side: whoever comes with it first gets that side. */
  invitation: string;
}

/** What one side can offer to the other. */
export type OfferKind = "draw" | "takeback" | "rematch";

/** What is done with an offer. */
export type OfferAction = "offer" | "accept" | "decline";

/** Who offers what: `null` if that is not offered. */
export type Offers = Readonly<Record<OfferKind, Color | null>>;

/** What players can say to each other. */
export const GREETINGS = /* @__PURE__ */ Object.freeze([
  "hello",
  "goodLuck",
  "wellPlayed",
  "thanks",
  "sorry",
  "bye",
] as const);

/** One of {@link GREETINGS}. */
export type Greeting = (typeof GREETINGS)[number];

/** Who is there. */
export interface Presence {
  /** Since when Red is away, in milliseconds of the service's time; `null` if it is there. */
  readonly r: number | null;
  /** The same for Blue. */
  readonly b: number | null;
  /** How many watch. */
  readonly spectators: number;
  /** From when on the side that is not to move can claim the game; `null` while the side to move is there. */
  readonly claim: number | null;
}

/** The first message of a client. */
export interface HelloMessage {
  /** Which message it is. */
  type: "hello";
  /** The version of the protocol: 2. */
  protocol: number;
  /** The secret of a side; without one the client is a spectator. */
  seat?: string | undefined;
  /** An invitation: it is exchanged for the side that it is for, which then has `seat` as its secret. */
  invitation?: string | undefined;
  /** What the player wants to be called. It counts when the side comes for the first time, and has no name yet. */
  name?: string | undefined;
  /** The last version that the client knows; 0 for none. */
  since: number;
}

/** What a player does. A message with an `id` that was accepted before is not done again. */
export interface ActionMessage {
  /** What is done. */
  type: "step" | "unstep" | "turn" | "commit" | "cancel" | "resign" | "claim" | OfferKind;
  /** A name that the client chooses, different for each action of its side; at most 64 characters. */
  id: string;
  /** Of a step: a move, or a step of a deploy. Of a turn: a move, or a deploy as a whole. In SAN or LAN. */
  text?: string | undefined;
  /** Of `draw`, `takeback` and `rematch`: what is done; `"offer"` if not given. */
  action?: OfferAction | undefined;
  /** The last version that the player has seen: if the other side has changed the game since, it is refused. */
  version?: number | undefined;
  /** Of a step, a turn and a commit: for how many milliseconds the player saw the position before. The rest is lag. */
  thought?: number | undefined;
}

/** Says something of a fixed list to the other side. */
export interface GreetMessage {
  /** Which message it is. */
  type: "greet";
  /** Comes back with the greeting. */
  id: string;
  /** What is said. */
  greeting: Greeting;
}

/** Asks whether the service is there; with an `id`, also for its time. */
export interface PingMessage {
  /** Which message it is. */
  type: "ping";
  /** Comes back with the answer. */
  id?: string | undefined;
}

/** Answers {@link CheckMessage}: so much was read. */
export interface CheckedMessage {
  /** Which message it is. */
  type: "checked";
  /** That of the check. */
  id: string;
}

/** What a client sends. */
export type ClientMessage =
  HelloMessage | ActionMessage | GreetMessage | PingMessage | CheckedMessage;

/** What is known of a game beside its record. */
export interface MatchFacts {
  /** Which sides have been there at all. The game begins when both have. */
  readonly joined: Readonly<Record<Color, boolean>>;
  /** What is offered. */
  readonly offers: Offers;
  /** The name of the game that follows this one, if a rematch was agreed. */
  readonly next: string | null;
}

/** The game has changed: `changes` tell what of its record, `facts` what else. */
interface ChangeFields {
  /** The id of the action; `null` if there was none. */
  id: string | null;
  /** The version after it. */
  version: number;
  /** Who has done it; `null` if the clock or the rules have. */
  color: Color | null;
  /** What has changed in the record, in this order. */
  changes: readonly RecordChange[];
  /** What else has changed; `null` if nothing has. */
  facts: MatchFacts | null;
  /** The service's time. */
  now: number;
}

/** A side has come for the first time. */
export interface JoinedMessage extends ChangeFields {
  /** Which message it is. */
  type: "joined";
}

/** A turn or a step was played, or taken back by the side itself. */
export interface StepMessage extends ChangeFields {
  /** Which message it is. */
  type: "step";
}

/** Something was offered, accepted or declined. */
export interface OfferMessage extends ChangeFields {
  /** Which message it is. */
  type: "offer";
}

/** The game has ended. */
export interface EndedMessage extends ChangeFields {
  /** Which message it is. */
  type: "ended";
}

/** The game has changed. */
export type ChangeMessage = JoinedMessage | StepMessage | OfferMessage | EndedMessage;

/** Where the game stands: the answer to `hello`. */
export interface StateMessage extends MatchFacts {
  /** Which message it is. */
  type: "state";
  /** The version of the protocol. */
  protocol: number;
  /** The name of the game. */
  game: string;
  /** How often the game has changed. */
  version: number;
  /** The game; `null` if the client knew it, and `missed` has the rest. */
  record: GameRecord | null;
  /** What the client has missed. */
  missed: readonly ChangeMessage[];
  /** The side of the client; `null` for a spectator. */
  you: Color | null;
  /** The last actions of that side that were accepted. */
  done: readonly string[];
  /** Who is there. */
  online: Presence;
  /** The points of each side in the games before this one, of which it is a rematch. */
  score: Readonly<Record<Color, number>>;
  /** For a player, if a rematch was agreed: the invitation to `next`. */
  invitation: string | null;
  /** Why the client is only a spectator: its invitation was already taken, or the game is broken. */
  notice: StateNotice | null;
  /** The service's time. */
  now: number;
}

/** Why a client is less than it wanted to be. */
export type StateNotice =
  /** Somebody else has come with this invitation before: the client watches. */
  | "INVITATION_USED"
  /** What is stored of this game cannot be played on; what is intact is shown. */
  | "GAME_BROKEN"
  /** It was stored by a later version of the service. */
  | "GAME_OUTDATED";

/** An action that was done already, for instance before a connection broke. */
export interface DoneMessage {
  /** Which message it is. */
  type: "done";
  /** The id of the action. */
  id: string;
  /** The version now. */
  version: number;
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

/** Someone has come or gone, or a side that is away is to move. */
export interface PresenceMessage {
  /** Which message it is. */
  type: "presence";
  /** Who is there now. */
  online: Presence;
}

/** To both players: one of them has said something. It is not stored. */
export interface GreetingMessage {
  /** Which message it is. */
  type: "greeting";
  /** The id of the message. */
  id: string;
  /** Who has said it. */
  color: Color;
  /** What was said. */
  greeting: Greeting;
}

/** To each player, after a rematch was agreed: the invitation to the next game. */
export interface NextMessage {
  /** Which message it is. */
  type: "next";
  /** The name of the next game. */
  game: string;
  /** The invitation to the own side of it. */
  invitation: string;
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

/** Checks that the client still reads its messages: it answers with `checked`. */
export interface CheckMessage {
  /** Which message it is. */
  type: "check";
  /** Comes back with the answer. */
  id: string;
}

/** What the service sends. */
export type ServiceMessage =
  | StateMessage
  | ChangeMessage
  | DoneMessage
  | RefusedMessage
  | PresenceMessage
  | GreetingMessage
  | NextMessage
  | PongMessage
  | CheckMessage;

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
  /** What is stored of this game cannot be played on. */
  | "GAME_BROKEN"
  /** The name has other characters than letters, digits and single spaces, or too many. */
  | "BAD_NAME"
  /** This is not offered. */
  | "NO_OFFER"
  /** It is offered already, or was declined since the last turn. */
  | "OFFER_AGAIN"
  /** There is nothing to take back. */
  | "NOTHING_TO_UNDO"
  /** There is no rematch of a game in which a side has not played. */
  | "NOTHING_PLAYED"
  /** The other side is there, or not away for long enough. */
  | "NOT_ABSENT"
  /** So many steps were tried in this turn that it can only be completed now. */
  | "TOO_MANY_STEPS"
  /** There were too many messages, or too many games were made. */
  | "TOO_MANY"
  /** The service makes no games at the moment. */
  | "NO_NEW_GAMES"
  /** The service has failed, and stands where it stood before: it can be tried again. */
  | "SERVICE_FAILED";

/** Why the service closes a connection: the codes of the WebSocket's close event. */
export const CLOSE_CODES = /* @__PURE__ */ Object.freeze({
  /** There is no such game, or no longer. */
  noGame: 4404,
  /** A message was no text, too long, or there were too many bad ones. */
  badMessage: 4400,
  /** The secret is wrong. */
  refused: 4403,
  /** Nothing was heard for too long, `hello` at first. */
  silent: 4408,
  /** Too many are here: to be tried again later. */
  full: 4409,
  /** The same side has connected again, more often than it may. */
  replaced: 4410,
  /** What is sent is not read. */
  backlog: 4413,
  /** What is stored of the game cannot be read. */
  unreadable: 4422,
  /** The version of the protocol is another one. */
  wrongProtocol: 4426,
  /** Too many messages. */
  tooMany: 4429,
} as const);
