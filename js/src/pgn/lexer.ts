// Splits a PGN into tokens, line by line.
import { refusal, type CoTuLenhError } from "../errors/error.js";
import type { ErrorCode, ErrorFacts } from "../vocabulary/error-codes.js";
import { toResult } from "./tags.js";
import { joinWords, WHITE } from "./white-space.js";

/** Moves and comments have a text in `lexer.text`. Tags also have a `name`, and glyphs a `nag`. */
export type Token = "tag" | "comment" | "nag" | "(" | ")" | "result" | "turn" | "end";

/** Where a token begins: the line, its number, and an index into it. */
export interface Place {
  readonly number: number;
  readonly line: string;
  readonly at: number;
}

export const START_OF_TEXT: Place = { number: 1, line: "", at: 0 };

/** An error in a PGN. The column counts characters. */
export function pgnError(
  { number, line, at }: Place,
  code: ErrorCode,
  message: string,
  facts?: ErrorFacts,
): CoTuLenhError {
  const place = { line: Math.max(number, 1), column: Array.from(line.slice(0, at)).length + 1 };
  const text = `${message} (line ${place.line}, column ${place.column})`;
  return refusal(code, text, { ...place, ...facts });
}

/** The glyphs that may follow a move, in the order of their numbers (NAGs), from 1. */
const GLYPHS = ["!", "?", "!!", "??", "!?", "?!"];

const SPACE = new RegExp(`[${WHITE}]*`, "uy");
const BLANK = /[ \t]*/y;
const NAME = /\w*/y;
const DIGITS = /\d*/y;
const MOVE_NUMBER = /\d*\.+/y;
/** A stack such as `(NFT)`. Any other parenthesis opens a variation. */
const STACK = /\([A-Z+]+\)/y;
const WORD = new RegExp(String.raw`(?:\([A-Z+]+\)|[^(){}[\];$${WHITE}]+)+`, "uy");

/** Splits a text into tokens. */
export class Lexer {
  /** Where the last token begins. */
  place: Place = START_OF_TEXT;
  /** The text of the last token. */
  text = "";
  /** The name of the last tag. */
  name = "";
  /** The number of the last glyph. */
  nag = 0;

  readonly #source: string;
  /** Where the next line begins. */
  #nextLine = 0;
  #line = "";
  /** The number of the line, from 1. */
  #number = 0;
  /** The index of the next character in the line. */
  #at = 0;
  /** The number of a glyph directly after the last turn, which is the next token; 0 if there is none. */
  #glyph = 0;

  constructor(source: string) {
    this.#source = source;
  }

  #here(): Place {
    return { number: this.#number, line: this.#line, at: this.#at };
  }

  #error(code: ErrorCode, message: string): CoTuLenhError {
    return pgnError(this.#here(), code, message);
  }

  /** Reads the next line; `false` at the end of the text. */
  #readLine(): boolean {
    const from = this.#nextLine;
    if (from >= this.#source.length) return false;
    const end = this.#source.indexOf("\n", from);
    this.#nextLine = end < 0 ? this.#source.length : end + 1;
    this.#line = this.#source.slice(from, this.#nextLine).replace(/[\r\n]+$/, "");
    if (from === 0 && this.#line.startsWith("\ufeff")) this.#line = this.#line.slice(1);
    this.#number += 1;
    this.#at = 0;
    return true;
  }

  /** Skips and returns what a pattern matches. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const taken = pattern.exec(this.#line)?.[0] ?? "";
    this.#at += taken.length;
    return taken;
  }

  /** Skips white space; `false` at the end of the text. */
  #skipSpace(): boolean {
    do {
      // In PGN, a line that starts with % is an escape for other programs.
      if (this.#at === 0 && this.#line.startsWith("%")) this.#at = this.#line.length;
      this.#take(SPACE);
      if (this.#at < this.#line.length) return true;
    } while (this.#readLine());
    return false;
  }

  /** Skips the rest of a game with an error, up to the tags of the next game. */
  skipGame(): void {
    this.#glyph = 0;
    this.#at = this.#line.length;
    // Tags directly after the line with the error belong to the same game; those after a blank line, or
    // after moves, do not.
    let isTagOfNext = false;
    while (this.#readLine()) {
      this.#take(SPACE);
      const isTag = this.#line[this.#at] === "[";
      this.#at = 0;
      if (isTag && isTagOfNext) return;
      isTagOfNext ||= !isTag;
    }
    this.#at = this.#line.length;
  }

  /** The next token. */
  next(): Token {
    if (this.#glyph > 0) {
      this.place = this.#here();
      this.nag = this.#glyph;
      this.#glyph = 0;
      return "nag";
    }
    for (;;) {
      const isToken = this.#skipSpace();
      this.place = this.#here();
      this.text = "";
      const token = isToken ? this.#read() : "end";
      // Move numbers and empty comments are skipped.
      if (token !== undefined && (token !== "comment" || this.text !== "")) return token;
    }
  }

  #read(): Token | undefined {
    switch (this.#line[this.#at]) {
      case "[":
        return this.#readTag();
      case "{":
        return this.#readComment();
      case ";":
        this.text = joinWords(this.#line.slice(this.#at + 1));
        this.#at = this.#line.length;
        return "comment";
      case "$":
        return this.#readNag();
      case ")":
        this.#at += 1;
        return ")";
      case "(":
        STACK.lastIndex = this.#at;
        if (STACK.test(this.#line)) return this.#readWord();
        this.#at += 1;
        return "(";
      default:
        return this.#readWord();
    }
  }

  #readNag(): Token {
    this.#at += 1;
    const digits = this.#take(DIGITS);
    this.nag = Number(digits);
    if (digits === "" || this.nag > 255) {
      throw this.#error("PGN_NAG", "a glyph is $ and a number up to 255");
    }
    return "nag";
  }

  /** `[Name "value"]`, on one line. */
  #readTag(): Token {
    const line = this.#line;
    const expect = (character: string): void => {
      if (line[this.#at] !== character) {
        throw this.#error("PGN_TAG", 'a tag looks like [Name "value"]');
      }
      this.#at += 1;
    };
    expect("[");
    this.#take(BLANK);
    this.name = this.#take(NAME);
    this.#take(BLANK);
    if (this.name === "") expect("a name");
    expect('"');
    const from = this.#at;
    while (this.#at < line.length && line[this.#at] !== '"') {
      this.#at += line.startsWith('\\"', this.#at) || line.startsWith("\\\\", this.#at) ? 2 : 1;
    }
    this.text = line.slice(from, this.#at).replace(/\\(["\\])/g, "$1");
    expect('"');
    this.#take(BLANK);
    expect("]");
    return "tag";
  }

  /** `{…}`, on one or more lines. */
  #readComment(): Token {
    const parts: string[] = [];
    this.#at += 1;
    for (;;) {
      const end = this.#line.indexOf("}", this.#at);
      parts.push(this.#line.slice(this.#at, end < 0 ? undefined : end));
      this.#at = end + 1;
      if (end >= 0) break;
      if (!this.#readLine()) {
        throw pgnError(this.place, "PGN_OPEN_COMMENT", "a comment does not end");
      }
    }
    this.text = joinWords(parts.join(" "));
    return "comment";
  }

  /** A move number, a result, a glyph or a turn. `undefined` for a number. */
  #readWord(): Token | undefined {
    if (this.#take(MOVE_NUMBER) !== "") return undefined;
    let word = this.#take(WORD);
    if (word === "") {
      // A } or ] on its own is not a token. It becomes a turn that cannot be read.
      word = this.#line[this.#at]!;
      this.#at += 1;
    }
    this.text = word;
    if (toResult(word)) return "result";
    // A bare number is a move number without its dot.
    if (/^\d+$/.test(word)) return undefined;
    const turn = word.replace(/[!?]+$/, "");
    const nag = GLYPHS.indexOf(word.slice(turn.length)) + 1;
    if (turn === "" && nag > 0) {
      this.nag = nag;
      return "nag";
    }
    this.#glyph = nag;
    this.text = turn;
    return "turn";
  }
}
