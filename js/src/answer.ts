// Answers of the wasm side, read where it leaves them in its memory. The layout is described in
// `src/wasm/answer.rs`: words, and a text beside them.
import { refusal } from "./errors.js";
import { memory } from "./wasm.js";

let words = new Uint32Array();
let bytes = new Uint8Array();

/** The words before those of the answer itself. */
const HEAD = 3;
/** Set in the place of an answer if the call was refused. */
const REFUSED = 1;

const decoder = new TextDecoder();

/**
 * An answer, read word by word. It has to be read before the next call into wasm, which takes its
 * place.
 */
class Answer {
  #at = 0;
  #end = 0;
  #text = 0;
  #textEnd = 0;

  /** Begins to read what a call has answered; throws if it was refused. */
  open(place: number): this {
    // Memory that has grown is another buffer, and the views of the old one are empty.
    if (words.length === 0) {
      words = new Uint32Array(memory());
      bytes = new Uint8Array(memory());
    }
    const head = place >>> 2;
    this.#text = words[head]!;
    this.#textEnd = this.#text + words[head + 1]!;
    this.#at = head + HEAD;
    this.#end = this.#at + words[head + 2]!;
    if (place & REFUSED) throw refusal(this.text());
    return this;
  }

  /** Whether there are words to read. */
  get more(): boolean {
    return this.#at < this.#end;
  }

  /** How many words there are to read. */
  get rest(): number {
    return this.#end - this.#at;
  }

  /** The next word. */
  word(): number {
    return words[this.#at++]!;
  }

  /** The whole text. */
  text(): string {
    return decoder.decode(bytes.subarray(this.#text, this.#textEnd));
  }

  /** The lines of the text, each of which it ends. */
  lines(): string[] {
    const lines = this.text().split("\n");
    lines.pop();
    return lines;
  }
}

/** The only one: there is never more than one answer in memory. */
const answer = new Answer();

export type { Answer };

/** What a call into wasm has answered; throws if it was refused. */
export function answered(place: number): Answer {
  return answer.open(place);
}
