// Errors of the package as plain data.
import { CoTuLenhError, type ErrorCode, type ErrorFacts } from "cotulenh-wasm";

export interface TextError extends ErrorFacts {
  code: ErrorCode;
}

/** Turns errors of the package into data. Anything else is a bug and is thrown again. */
export function toError(error: unknown): TextError {
  if (!(error instanceof CoTuLenhError)) throw error;
  return { ...error, code: error.code };
}
