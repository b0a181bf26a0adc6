// Reading data of several levels: an error names the path of what is wrong.
import { CoTuLenhError, type ErrorCode } from "../errors.js";
import { isArray, readObject, shown, type Fields } from "./objects.js";

/** Reads objects of one kind, and refuses what is wrong with one code. */
export class FieldReader {
  readonly #code: ErrorCode;

  constructor(code: ErrorCode) {
    this.#code = code;
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

  /** The fields of an object. */
  fields<K extends string>(value: unknown, names: readonly K[], path: string): Fields<K> {
    return readObject(value, names, { code: this.#code, what: `${path} is an object`, path });
  }

  /** Some fields of an object that may have others. */
  someFields<K extends string>(value: unknown, names: readonly K[], path: string): Fields<K> {
    const kind = { code: this.#code, what: `${path} is an object`, others: null, path };
    return readObject(value, names, kind);
  }

  /** The names and values of an object of texts that may be missing. */
  texts(value: unknown, path: string): [name: string, text: string][] {
    if (value === undefined) return [];
    let entries: [string, unknown][];
    try {
      entries = Object.entries(value as object);
    } catch {
      this.refuse(path, "an object of texts", value);
    }
    if (typeof value !== "object" || isArray(value)) this.refuse(path, "an object of texts", value);
    return entries.map(([name, text]) => [name, this.text(text, `${path}.${name}`)]);
  }

  text(value: unknown, path: string): string {
    if (typeof value !== "string") this.refuse(path, "a text", value);
    return value;
  }

  /** Calls `each` for the elements of a list that may be missing. */
  list(value: unknown, path: string, each: (element: unknown, path: string) => void): void {
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
