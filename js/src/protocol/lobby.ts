// The messages between a client and a lobby, where players find each other: JSON over one WebSocket. docs/ONLINE.md
// has an example of each.
import type { ClockInput } from "../play/types.js";
import type { Color, Rules, RulesInput } from "../vocabulary/types.js";
import type { CheckMessage, CheckedMessage, PingMessage, PongMessage } from "./messages.js";

/** The version of the protocol of lobbies. A lobby refuses a `hello` with another one. */
export const LOBBY_PROTOCOL = 1;

/** How many players a visitor can block. */
export const MOST_BLOCKED = 40;

/** The clock of a challenge. */
export type ChallengeClock = Pick<ClockInput, "base" | "increment" | "flag" | "starts" | "shared">;

/** What is to be played. */
export interface ChallengeOptions {
  /** The rules; the standard ones if not given. */
  rules?: RulesInput | undefined;
  /** The clock; none if not given. */
  clock?: ChallengeClock | null | undefined;
  /** The own side; by chance if not given. */
  color?: Color | null | undefined;
  /** Whether others may find the game in the lobby, and watch it; not if not given. */
  watch?: boolean | undefined;
}

/** Who is in a lobby. */
export interface LobbyPlayer {
  /** The public name of the key: the same in each lobby. */
  readonly player: string;
  /** What the player wants to be called. */
  readonly name: string;
}

/** An open challenge. */
export interface OpenChallenge extends LobbyPlayer {
  /** Its name. */
  readonly challenge: string;
  /** The rules. */
  readonly rules: Rules;
  /** The clock; `null` for none. */
  readonly clock: ChallengeClock | null;
  /** The side of who has made it; `null` for one by chance. */
  readonly color: Color | null;
  /** Whether others may watch the game. */
  readonly watch: boolean;
  /** Since when it is open, in the service's time. */
  readonly since: number;
}

/** A game that may be watched. */
export interface WatchedGame {
  /** Its name. */
  readonly game: string;
  /** Who plays Red. */
  readonly red: string;
  /** Who plays Blue. */
  readonly blue: string;
  /** The rules. */
  readonly rules: Rules;
  /** The clock; `null` for none. */
  readonly clock: ChallengeClock | null;
  /** Since when it is played, in the service's time. */
  readonly since: number;
}

/** The first message of a client; later ones change the name and the list of those who are blocked. */
export interface LobbyHelloMessage {
  /** Which message it is. */
  type: "hello";
  /** The version of the protocol: 1. */
  protocol: number;
  /** The secret of the player, of 22 characters. The lobby keeps a hash of it. */
  key: string;
  /** What the player wants to be called. */
  name: string;
  /** The players who are not to be met, at most 40. */
  blocks?: readonly string[] | undefined;
}

/** Opens a challenge. `play` is paired with an open one that fits, and is opened if there is none. */
export interface ChallengeMessage extends ChallengeOptions {
  /** Which message it is. */
  type: "challenge" | "play";
  /** A name that the client chooses. The same one again is the same challenge. */
  id: string;
}

/** Accepts a challenge. */
export interface AcceptMessage {
  /** Which message it is. */
  type: "accept";
  /** A name that the client chooses. The same one again is not done again. */
  id: string;
  /** The name of the challenge. */
  challenge: string;
}

/** Takes the own challenge back. */
export interface WithdrawMessage {
  /** Which message it is. */
  type: "withdraw";
  /** Comes back with the answer. */
  id: string;
}

/** The client knows the game that `paired` has named. */
export interface TakenMessage {
  /** Which message it is. */
  type: "taken";
  /** The name of the game. */
  game: string;
}

/** What a client sends to a lobby. */
export type LobbyClientMessage =
  | LobbyHelloMessage
  | ChallengeMessage
  | AcceptMessage
  | WithdrawMessage
  | TakenMessage
  | PingMessage
  | CheckedMessage;

/** Two players are paired: the game is there. It comes again with each `hello`, until the client has said `taken`. */
export interface PairedMessage {
  /** Which message it is. */
  type: "paired";
  /** The id of the own challenge, or of what has accepted one. */
  id: string;
  /** The name of the game. */
  game: string;
  /** The own side. */
  color: Color;
  /** The invitation to it. */
  invitation: string;
  /** The other side. */
  opponent: LobbyPlayer;
}

/** What is in the lobby: the answer to `hello`. */
export interface LobbyMessage {
  /** Which message it is. */
  type: "lobby";
  /** The version of the protocol. */
  protocol: number;
  /** The name of the lobby. */
  lobby: string;
  /** The public name of the own key, and the name as the lobby shows it. */
  you: LobbyPlayer;
  /** The open challenges, the oldest first. */
  challenges: readonly OpenChallenge[];
  /** The games that may be watched. */
  games: readonly WatchedGame[];
  /** How many players are there. */
  players: number;
  /** A game that this player was paired for, and has not taken yet. */
  paired: PairedMessage | null;
  /** The service's time. */
  now: number;
}

/** What has changed in the lobby. */
export interface LobbyUpdateMessage {
  /** Which message it is. */
  type: "update";
  /** Challenges that were opened. */
  challenges: readonly OpenChallenge[];
  /** The names of those that are open no longer. */
  gone: readonly string[];
  /** Games that have begun. */
  games: readonly WatchedGame[];
  /** The names of those that have ended. */
  ended: readonly string[];
  /** How many players are there. */
  players: number;
}

/** The own challenge is open. */
export interface WaitingMessage {
  /** Which message it is. */
  type: "waiting";
  /** The id of the message that has opened it. */
  id: string;
  /** Its name. */
  challenge: string;
}

/** The own challenge is taken back. */
export interface WithdrawnMessage {
  /** Which message it is. */
  type: "withdrawn";
  /** The id of the message. */
  id: string;
}

/** A message was not accepted, and has changed nothing. */
export interface LobbyRefusedMessage {
  /** Which message it is. */
  type: "refused";
  /** The id of the message; `null` if it had none that can be read. */
  id: string | null;
  /** Why: a {@link LobbyRefusalCode}, or the code of an error of the rules. */
  code: string;
  /** The same as a sentence in English. */
  message: string;
}

/** What a lobby sends. */
export type LobbyServiceMessage =
  | LobbyMessage
  | LobbyUpdateMessage
  | WaitingMessage
  | WithdrawnMessage
  | PairedMessage
  | LobbyRefusedMessage
  | PongMessage
  | CheckMessage;

/** Why a lobby refuses a message, besides the codes of the rules. */
export type LobbyRefusalCode =
  | "BAD_MESSAGE"
  | "HELLO_FIRST"
  | "WRONG_PROTOCOL"
  | "TOO_MANY"
  | "NO_NEW_GAMES"
  | "SERVICE_FAILED"
  /** The name has other characters than letters, digits and single spaces, or too many. */
  | "BAD_NAME"
  /** The challenge is open no longer, or not open to this player. */
  | "NO_CHALLENGE"
  /** The player is being paired. */
  | "PAIRED_ALREADY";
