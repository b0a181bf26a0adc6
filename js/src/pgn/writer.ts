// Writes games as PGN (R12.5).
import { RED } from "../vocabulary/words.js";
import type { Line } from "../record/lines.js";
import { nextMoment, readStart, type Moment } from "../record/start.js";
import type { GameRecord, RecordedTurn, TurnNotes } from "../record/types.js";
import { clockCommand } from "./clock.js";
import { writeCommands } from "./commands.js";
import { joinWords } from "./white-space.js";
import type { Tag } from "./tags.js";
import type { PgnResult } from "./types.js";

/** Writes a game with these tags. Lines are at most `maxWidth` characters long, unless a word is longer; 0 is no limit. */
export function writeGame(
  tags: readonly Tag[],
  { start, notes, turns }: Pick<GameRecord, "start" | "notes" | "turns">,
  result: PgnResult,
  maxWidth: number,
): string {
  const head = tags.map(([name, value]) => `[${name} "${escapeValue(value)}"]\n`);
  const writer = new Writer(maxWidth);
  writer.start(notes);
  writer.line(turns, readStart(start));
  writer.word(result);
  return `${head.join("")}\n${writer.text}\n`;
}

/** Escapes the value of a tag. */
function escapeValue(value: string): string {
  return value.replace(/[\r\n]/g, " ").replace(/["\\]/g, "\\$&");
}

class Writer {
  text = "";
  /** The number of characters on the current line. */
  #width = 0;
  readonly #maxWidth: number;
  /** Whether the next word follows without a space. */
  #isJoined = false;

  constructor(maxWidth: number) {
    this.#maxWidth = maxWidth;
  }

  /** Writes a word, on a new line if it does not fit. */
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
      // Braces cannot contain a brace, so it becomes a comment to the end of the line.
      this.word(";");
      this.text += ` ${words}`;
      this.#endLine();
    } else {
      for (const word of `{${words}}`.split(" ")) this.word(word);
    }
  }

  /** Writes the notes of the start. */
  start(notes: TurnNotes): void {
    for (const comment of [...writeCommands(notes), ...(notes.comments ?? [])]) {
      this.#comment(comment);
    }
  }

  line(line: Line, start: Moment): void {
    let moment = start;
    for (const comment of line[0]?.startingComments ?? []) this.#comment(comment);
    // A turn of Blue gets a number unless it directly follows one of Red.
    let isNumbered = true;
    for (const [n, turn] of line.entries()) {
      if (moment.toMove === RED) this.word(`${moment.moveNumber}.`);
      else if (isNumbered) this.word(`${moment.moveNumber}...`);
      this.word(turn.san);
      // Inside a line, a comment before a turn is written after the turn before it.
      const comments = [...(turn.comments ?? []), ...(line[n + 1]?.startingComments ?? [])];
      isNumbered = this.#notes(turn, comments, moment);
      moment = nextMoment(moment);
    }
  }

  /** Writes the notes and variations of a turn. Returns whether there is text between it and the next turn. */
  #notes(turn: RecordedTurn, comments: readonly string[], moment: Moment): boolean {
    const { nags = [], clock, variations = [] } = turn;
    for (const nag of nags) this.word(`$${nag}`);
    const commands = [
      ...(typeof clock === "number" ? [clockCommand(clock)] : []),
      ...writeCommands(turn),
    ];
    const all = [...commands, ...comments];
    for (const comment of all) this.#comment(comment);
    for (const variation of variations) {
      this.word("(");
      this.#isJoined = true;
      this.line(variation, moment);
      this.#isJoined = true;
      this.word(")");
    }
    return all.length + variations.length > 0;
  }
}
