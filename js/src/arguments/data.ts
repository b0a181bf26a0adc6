// Reading data of several levels: an error names the path of what is wrong.
import { CoTuLenhError } from "../errors/error.js";
import type { ErrorCode, ErrorFacts } from "../vocabulary/error-codes.js";
import { isArray, readObject, shown, type Fields } from "./objects.js";

/** Reads objects of one kind, and refuses what is wrong with one code. */
export class FieldReader {
  readonly #code: ErrorCode;
  readonly #whole: string | undefined;

  /** `whole` is what messages call the whole object. The paths of its fields are their names. */
  constructor(code: ErrorCode, whole?: string) {
    this.#code = code;
    this.#whole = whole;
  }

  refuse(path: string, what: string, value: unknown): never {
    throw new CoTuLenhError(this.#code, `${path} is ${what}, not ${shown(value)}`, { path });
  }

  /** A field of an object. A getter or a Proxy may throw anything. */
  field(object: object, name: string | number, path: string): unknown {
    try {
      return (object as Record<string | number, unknown>)[name];
    } catch {
      throw new CoTuLenhError(this.#code, `${path} cannot be read`, { path });
    }
  }

  /** The fields of an object, which has no others, or any if those are `null`. */
  fields<K extends string>(
    value: unknown,
    names: readonly K[],
    path: string,
    others?: null,
  ): Fields<K> {
    const inside = path === this.#whole ? "" : `${path}.`;
    const what = `${path} is an object`;
    return readObject(value, names, { code: this.#code, what, path, inside, others });
  }

  /** The names and values of an object. */
  entries(value: unknown, path: string): [name: string, value: unknown][] {
    try {
      if (typeof value === "object" && !isArray(value)) return Object.entries(value!);
    } catch {
      // Refused below: a getter or a Proxy may throw anything, and `null` has no entries.
    }
    return this.refuse(path, "an object", value);
  }

  /** The names and values of an object of texts that may be missing. */
  texts(value: unknown, path: string): [name: string, text: string][] {
    if (value === undefined) return [];
    return this.entries(value, path).map(([name, text]) => [
      name,
      this.text(text, `${path}.${name}`),
    ]);
  }

  text(value: unknown, path: string): string {
    if (typeof value !== "string") this.refuse(path, "a text", value);
    return value;
  }

  /** Calls `each` for the elements of a list that may be missing. */
  list(value: unknown, path: string, each: (element: unknown, path: string) => unknown): void {
    if (value === undefined) return;
    if (!isArray(value)) this.refuse(path, "an array", value);
    const list = value as readonly unknown[];
    const length = this.field(list, "length", path);
    for (let n = 0; n < (length as number); n++) {
      const at = `${path}[${n}]`;
      each(this.field(list, n, at), at);
    }
  }
}

/** Does something for a part of an object. What is refused has its path. */
export function atPath<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CoTuLenhError)) throw error;
    const { code, message, name: _, ...facts } = error;
    throw new CoTuLenhError(code, `${path}: ${message}`, { ...(facts as ErrorFacts), path });
  }
}
