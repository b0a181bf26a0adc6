// Reading the options of a call, and their values. Unknown options are refused.
import { CoTuLenhError } from "../errors/error.js";
import type { ErrorFacts } from "../vocabulary/error-codes.js";
import { adviseCall, adviseOption } from "../errors/advice.js";
import { readObject, shown, type Fields, type Kind } from "./objects.js";

const OPTIONS: Kind = {
  code: "INVALID_OPTIONS",
  what: "options must be an object",
  field: "an option here",
};

/** The options of a call. */
export function readOptions<K extends string>(options: unknown, known: readonly K[]): Fields<K> {
  if (options === undefined) return {};
  const advice = adviseOption(options, known);
  if (advice) throw invalidOptions(`${OPTIONS.what}, not ${shown(options)}${advice}`);
  return readObject(options, known, OPTIONS);
}

/** Refuses `move("f4", "f6")`: a text where a call takes a move and options. */
export function requireNoText(call: string, move: unknown, options: unknown): void {
  if (typeof options !== "string") return;
  const advice = adviseCall(call, [move, options]);
  throw invalidOptions(`${OPTIONS.what}, not ${shown(options)}${advice}`);
}

export function invalidOptions(message: string, facts?: ErrorFacts): CoTuLenhError {
  return new CoTuLenhError("INVALID_OPTIONS", message, facts);
}

/** The value of an option that is one of a few words; the first of them where it is not given. */
export function choice<T extends string>(value: unknown, name: string, words: readonly T[]): T {
  const found = value === undefined ? words[0] : words.find((word) => word === value);
  if (found !== undefined) return found;
  const list = words.map((word) => JSON.stringify(word)).join(" or ");
  throw invalidOptions(`${name} is ${list}, not ${shown(value)}`);
}

/** The value of an option that is a whole number, from 0 or more; `fallback` where it is not given. */
export function count(value: unknown, name: string, fallback: number, least = 0): number {
  if (value === undefined) return fallback;
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value < 2 ** 31) {
    return value;
  }
  throw invalidOptions(`${name} is a whole number from ${least}, not ${shown(value)}`);
}

/** The value of an option that is true or false; `fallback` where it is not given. */
export function flag(value: unknown, name: string, fallback = false): boolean {
  if (value === undefined) return fallback;
  if (typeof value === "boolean") return value;
  throw invalidOptions(`${name} is true or false, not ${shown(value)}`);
}
