// The one error class.
import type { ErrorCode, ErrorFacts } from "../vocabulary/error-codes.js";

const NAME = "CoTuLenhError";

/** The name of the error for a search that its signal has ended, as everywhere in JavaScript. */
const ABORT_NAME = "AbortError";

/** What every refused call throws. The game is then as it was before the call. */
export class CoTuLenhError extends Error {
  /** Each entry of the package has this class in its own file: to users they are one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    const isError = this === CoTuLenhError && value instanceof Error;
    if (!isError) return Function.prototype[Symbol.hasInstance].call(this, value);
    const { name, code } = value as Partial<CoTuLenhError>;
    return name === NAME || (name === ABORT_NAME && code === "ABORTED");
  }

  /** What went wrong, for programs; the message is for people. */
  readonly code: ErrorCode;

  /** Made by the package, for calls that it refuses. */
  constructor(code: ErrorCode, message: string, facts: ErrorFacts = {}) {
    super(message);
    this.name = code === "ABORTED" ? ABORT_NAME : NAME;
    this.code = code;
    Object.assign(this, facts);
  }
}

export interface CoTuLenhError extends ErrorFacts {}

/** Messages and facts quote what was passed, which may be long. */
const MAX_QUOTED = 1000;

function shorten(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

/**
 * An error that quotes what was passed.
 * @internal
 */
export function refusal(code: ErrorCode, message: string, facts: ErrorFacts): CoTuLenhError {
  const { text } = facts;
  const quoted = text === undefined ? facts : { ...facts, text: shorten(text) };
  return new CoTuLenhError(code, shorten(message), quoted);
}
