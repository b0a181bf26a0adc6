// Games written as PGN (R12.5).
import { RED } from "../vocabulary.js";
import { clockCommand } from "./clock.js";
import { joinWords } from "./lexer.js";
import type { Line, NotedTurn, Pgn } from "./reader.js";
import { allTags, type Tag } from "./tags.js";

/** The highest move number. */
const MAX_NUMBER = 2 ** 32 - 1;

/** A game as text. Lines have at most `maxWidth` characters, unless one word is longer; 0 means no limit. */
export function writeGame(pgn: Pgn, maxWidth: number): string {
  return writeTagged(allTags(pgn.tags, pgn), pgn, maxWidth);
}

/** A game as text, with all its tags, those that are computed included. */
export function writeTagged(
  tags: readonly Tag[],
  { start, main, result }: Pick<Pgn, "start" | "main" | "result">,
  maxWidth: number,
): string {
  const head = tags.map(([name, value]) => `[${name} "${escapeValue(value)}"]\n`);
  const writer = new Writer(maxWidth);
  const [, color, , , , number] = start.split(" ");
  writer.line(main, { isRed: color === RED, number: Number(number) });
  writer.word(result);
  return `${head.join("")}\n${writer.text}\n`;
}

/** The value of a tag, as it stands between quotes. */
export function escapeValue(value: string): string {
  return value.replace(/[\r\n]/g, " ").replace(/["\\]/g, "\\$&");
}

/** Whose turn it is, and the number of the move. */
interface Moment {
  isRed: boolean;
  number: number;
}

class Writer {
  text = "";
  /** The number of characters on the line. */
  #width = 0;
  readonly #maxWidth: number;
  /** The next word follows without a space. */
  #isJoined = false;

  constructor(maxWidth: number) {
    this.#maxWidth = maxWidth;
  }

  /** Writes a word, on the next line if it does not fit on this one. */
  word(word: string): void {
    const width = [...word].length;
    if (this.#width > 0) {
      if (this.#isJoined) this.#isJoined = false;
      else if (this.#maxWidth > 0 && this.#width + 1 + width > this.#maxWidth) this.#endLine();
      else {
        this.text += " ";
        this.#width += 1;
      }
    }
    this.text += word;
    this.#width += width;
  }

  #endLine(): void {
    this.text += "\n";
    this.#width = 0;
  }

  #comment(comment: string): void {
    const words = joinWords(comment);
    if (words.includes("}")) {
      // It cannot be written in braces, so it goes to the end of the line.
      this.word(";");
      this.text += ` ${words}`;
      this.#endLine();
    } else {
      for (const word of `{${words}}`.split(" ")) this.word(word);
    }
  }

  line(line: Line, { isRed, number }: Moment): void {
    for (const comment of line.comments) this.#comment(comment);
    // Blue's turns have a number unless they directly follow Red's.
    let isNumbered = true;
    for (const turn of line.turns) {
      if (isRed) this.word(`${number}.`);
      else if (isNumbered) this.word(`${number}...`);
      this.word(turn.san);
      this.#notes(turn, { isRed, number });
      isNumbered =
        turn.comments.length > 0 || turn.clock !== undefined || turn.variations.length > 0;
      if (!isRed) number = Math.min(number + 1, MAX_NUMBER);
      isRed = !isRed;
    }
  }

  #notes({ nags, clock, comments, variations }: NotedTurn, moment: Moment): void {
    for (const nag of nags) this.word(`$${nag}`);
    if (clock !== undefined) this.#comment(clockCommand(clock));
    for (const comment of comments) this.#comment(comment);
    for (const variation of variations) {
      this.word("(");
      this.#isJoined = true;
      this.line(variation, moment);
      this.#isJoined = true;
      this.word(")");
    }
  }
}
