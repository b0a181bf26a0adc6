// Why a message is not accepted.
import { CoTuLenhError, type Illegal } from "cotulenh-wasm/web";
import type { RefusalCode } from "cotulenh-wasm/online";

const MESSAGES: Readonly<Record<RefusalCode, string>> = {
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
  NO_OFFER: "this is not offered",
  OFFER_AGAIN: "this is offered already, or was declined since the last turn",
  NOTHING_TO_UNDO: "there is nothing to take back",
  NOT_ABSENT: "the other side is not away for long enough",
  STORAGE_FULL: "nothing more can be stored for this game",
  TOO_MANY: "too many messages",
};

export class Refusal extends Error {
  readonly code: string;
  readonly illegal: Illegal | null;

  constructor(code: RefusalCode, detail?: string) {
    super(detail ?? MESSAGES[code]);
    this.code = code;
    this.illegal = null;
  }
}

/** The facts of a refusal, of the service or of the rules. Other errors are bugs, and go on. */
export function readRefusal(error: unknown): Pick<Refusal, "code" | "message" | "illegal"> {
  if (error instanceof Refusal) return error;
  if (!(error instanceof CoTuLenhError)) throw error;
  const { code, message, illegal = null } = error;
  return { code, message, illegal };
}
