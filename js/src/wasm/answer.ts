// Packed answers of the wasm side, read where it leaves them in its memory. The layout is described in
// `src/wasm/packed/answer.rs`: words, and a text beside them.
import { HEAD_WORDS } from "../vocabulary/generated.js";
import { memory, throwRefusal } from "./module.js";

let words = new Uint32Array();
let bytes = new Uint8Array();

/** In Safari a decoder that has decoded 2 GiB fails for ever, so each decodes less. */
const MAX_DECODED = 2 ** 31 - 2 ** 24;

let decoder = newDecoder();
let decoded = 0;

function newDecoder(): TextDecoder {
  const made = new TextDecoder("utf-8", { ignoreBOM: true });
  // Safari ignores the option in the first text.
  made.decode();
  return made;
}

function decode(text: Uint8Array): string {
  decoded += text.length;
  if (decoded > MAX_DECODED) {
    decoder = newDecoder();
    decoded = text.length;
  }
  return decoder.decode(text);
}

/**
 * An answer, read word by word. It has to be read before the next call into wasm, which takes its
 * place.
 */
class Answer {
  #at = 0;
  #end = 0;
  #text = 0;
  #textEnd = 0;
  /** The text, once a part of it was read. */
  #read: string | undefined;
  /** Where the next part begins in it. */
  #partAt = 0;

  /** Begins to read what a call has answered. */
  open(place: number): this {
    // Memory that has grown is another buffer, and the views of the old one are empty.
    if (words.length === 0) {
      words = new Uint32Array(memory());
      bytes = new Uint8Array(memory());
    }
    const head = place >>> 2;
    this.#text = words[head]!;
    this.#textEnd = this.#text + words[head + 1]!;
    this.#at = head + HEAD_WORDS;
    this.#end = this.#at + words[head + 2]!;
    this.#read = undefined;
    return this;
  }

  /** Whether there are words to read. */
  get more(): boolean {
    return this.#at < this.#end;
  }

  /** Reads the next words, whose number stands before them, as an answer of their own. */
  counted<T>(read: (answer: this) => T): T {
    const end = this.#end;
    const count = this.word();
    this.#end = this.#at + count;
    const found = read(this);
    this.#end = end;
    return found;
  }

  /** How many words there are to read. */
  get left(): number {
    return this.#end - this.#at;
  }

  /** The next word. */
  word(): number {
    return words[this.#at++]!;
  }

  /** The whole text. */
  text(): string {
    return decode(bytes.subarray(this.#text, this.#textEnd));
  }

  /** The next part of the text: the next word is its length. */
  part(): string {
    if (this.#read === undefined) {
      this.#read = this.text();
      this.#partAt = 0;
    }
    const from = this.#partAt;
    this.#partAt += this.word();
    return this.#read.slice(from, this.#partAt);
  }
}

/** The only one: there is never more than one answer in memory. */
const answer = new Answer();

export type { Answer };

/** Throws the error of a call into wasm that has answered 0: it was refused. */
export function requireAnswer(place: number): void {
  if (place === 0) throwRefusal();
}

/** The packed answer of a call into wasm. */
export function readAnswer(place: number): Answer {
  requireAnswer(place);
  return answer.open(place);
}
