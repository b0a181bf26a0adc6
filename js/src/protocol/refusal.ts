// Why a message is not accepted.
import { CoTuLenhError } from "../errors/error.js";
import type { Illegal } from "../vocabulary/types.js";
import type { LobbyRefusalCode } from "./lobby.js";
import type { RefusalCode } from "./messages.js";

const MESSAGES: Readonly<Record<RefusalCode | LobbyRefusalCode, string>> = {
  BAD_MESSAGE: "this is not a message of the protocol",
  HELLO_FIRST: "the first message is hello",
  WRONG_PROTOCOL: "the service speaks another version of the protocol",
  WRONG_SEAT: "this secret belongs to no side of the game",
  SPECTATOR: "a spectator cannot do this",
  NOT_JOINED: "the other side has not been here yet",
  NOT_YOUR_TURN: "it is not your turn",
  WRONG_VERSION: "the game has changed meanwhile",
  GAME_OVER: "the game has ended",
  GAME_RUNNING: "the game has not ended",
  GAME_BROKEN: "what is stored of this game cannot be played on",
  NO_OFFER: "this is not offered",
  OFFER_AGAIN: "this is offered already, or was declined since the last turn",
  NOTHING_TO_UNDO: "there is nothing to take back",
  NOTHING_PLAYED: "there is no rematch of a game in which a side has not played",
  NOT_ABSENT: "the other side is not away for long enough",
  TOO_MANY_STEPS: "so many steps were tried that the turn can only be completed now",
  TOO_MANY: "too many messages",
  BAD_NAME: "a name has letters, digits and single spaces, at most 24 in all",
  NO_CHALLENGE: "this challenge is open no longer",
  PAIRED_ALREADY: "you are being paired",
  NO_NEW_GAMES: "the service makes no games at the moment",
  SERVICE_FAILED: "the service has failed; try it again",
};

/** Why a message is not accepted. */
export class Refusal extends Error {
  /** Which reason it is. */
  readonly code: RefusalCode | LobbyRefusalCode;

  /** A refusal with the sentence of its code, or with another one. */
  constructor(code: RefusalCode | LobbyRefusalCode, detail?: string) {
    super(detail ?? MESSAGES[code]);
    this.name = "Refusal";
    this.code = code;
  }
}

/** The facts of a refusal, of the referee or of the rules. Other errors are bugs, and go on. */
export function readRefusal(error: unknown): {
  code: string;
  message: string;
  illegal: Illegal | null;
} {
  if (error instanceof Refusal) {
    return { code: error.code, message: error.message, illegal: null };
  }
  if (!(error instanceof Error) || error.name !== "CoTuLenhError") throw error;
  const { code, message, illegal = null } = error as CoTuLenhError;
  return { code, message, illegal };
}
