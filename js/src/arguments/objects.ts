// Reading objects, which come from JavaScript and can be anything: a getter or a Proxy may throw, or
// return another value later.
import { adviseParsing } from "../errors/advice.js";
import { CoTuLenhError } from "../errors/error.js";
import type { ErrorCode } from "../vocabulary/error-codes.js";

/** A value as it appears in a message: short, and never failing. */
export function shown(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  if (typeof value === "bigint") return `${value}n`;
  if (value === null || typeof value !== "object") {
    return typeof value === "function" ? "a function" : String(value);
  }
  try {
    return Array.isArray(value) ? "an array" : "an object";
  } catch {
    return "a revoked Proxy";
  }
}

/** Whether a value is an array. For a revoked Proxy, on which `Array.isArray` throws, it is `false`. */
export function isArray(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** A field of something that may not have any. */
export function fieldOf(value: unknown, name: string | symbol): unknown {
  try {
    return (value as Record<string | symbol, unknown> | null | undefined)?.[name];
  } catch {
    return undefined;
  }
}

/** Fields that were read once each; `undefined` where one is not given. */
export type Fields<K extends string> = { readonly [name in K]?: unknown };

/** What kind of object is read. */
export interface Kind<K extends string = string> {
  /** The code of every refusal. */
  code: ErrorCode;
  /** How a message begins that refuses something else: "options must be an object". */
  what: string;
  /** What a field of it is called. */
  field?: string;
  /** Fields that it may have besides; `null` if any. */
  others?: readonly string[] | null | undefined;
  /** What to write instead of an object with other fields; empty if that is not known. */
  advise?: (object: object) => string;
  /** Where it is, for errors. */
  path?: string;
  /** How the paths of its fields begin. */
  inside?: string;
  /** Reads the fields, each once: where calls are hot, a literal is much faster than names in a loop. */
  copy?: (object: Fields<K>) => Fields<K>;
}

/** Reads fields of an object, each once. Others are refused: they are misspelled, or belong elsewhere. */
export function readObject<K extends string>(
  value: unknown,
  names: readonly K[],
  kind: Kind<K>,
): Fields<K> {
  const { what, others = [], copy } = kind;
  if (typeof value !== "object" || value === null || isArray(value)) {
    return refuse(kind, `${what}, not ${shown(value)}${adviseParsing(value)}`);
  }
  let fields: { [name in K]?: unknown } = {};
  let reading: string | undefined;
  let unknown: string | undefined;
  try {
    if (copy) fields = copy(value);
    else for (const name of names) fields[(reading = name)] = (value as typeof fields)[name];
    for (const name of others ? Object.keys(value) : []) {
      if (!(names as readonly string[]).includes(name) && !others!.includes(name)) unknown ??= name;
    }
  } catch {
    return refuse(kind, `${what}, and this one cannot be read`, reading);
  }
  if (unknown === undefined) return fields;
  const known = [...names, ...(others ?? [])].join(", ");
  const message = `${shown(unknown)} is not ${kind.field ?? "a field here"}; known are: ${known}`;
  return refuse(kind, kind.advise?.(value) || message, unknown, unknown);
}

function refuse(
  { code, path, inside }: Kind,
  message: string,
  name?: string,
  text?: string,
): never {
  const at = name === undefined ? path : `${inside}${name}`;
  throw new CoTuLenhError(code, message, {
    ...(path !== undefined && { path: at! }),
    ...(text !== undefined && { text }),
  });
}
