// The one error class, and the one list of its codes.

/** Every code that a {@link CoTuLenhError} can have. */
export const ERROR_CODES = [
  /** A method was called on a game after `free()`. */
  "FREED",
  /** A method was called on something that is not a game, such as a Proxy around one. */
  "NOT_A_GAME",
  /** `cotulenh-wasm/web` was used before its `init()` was done. */
  "NOT_INITIALIZED",
  /** An options argument is not an object, or could not be read. */
  "INVALID_OPTIONS",
  /** A square is not one of the 132. */
  "INVALID_SQUARE",
  /** A piece type is neither a letter nor a name of one. */
  "INVALID_PIECE_TYPE",
] as const;

/** The stable name of what went wrong. */
export type ErrorCode = (typeof ERROR_CODES)[number];

const known: ReadonlySet<string> = new Set(ERROR_CODES);

/** What every refused call throws. The game is then as it was before the call. */
export class CoTuLenhError extends Error {
  /** What went wrong, for programs; the message is for people. */
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = "CoTuLenhError";
    this.code = code;
  }
}

/** What the wasm side throws, `CODE message`, as the error that users see. */
function translated(thrown: unknown): unknown {
  if (typeof thrown !== "string") return thrown;
  const space = thrown.indexOf(" ");
  const code = thrown.slice(0, space);
  if (!known.has(code)) return new Error(thrown);
  return new CoTuLenhError(code as ErrorCode, thrown.slice(space + 1));
}

/**
 * Calls into wasm and translates what it throws.
 * @internal
 */
export function guarded<T>(call: () => T): T {
  try {
    return call();
  } catch (thrown) {
    throw translated(thrown);
  }
}
