// Creates records, turns and notes.
import { START } from "../vocabulary/words.js";
import type { GameRecord, RecordedTurn, TurnNotes } from "./types.js";

/**
 * Creates the record of a new game. `"start"` is the FEN of its usual start.
 *
 * @example
 * ```ts
 * createRecord({ rules: game.rules(), start: game.fen() }).turns; // []
 * ```
 */
export function createRecord(
  head: Pick<GameRecord, "rules" | "start"> & Partial<GameRecord>,
): GameRecord {
  return Object.freeze({
    autoCommit: true,
    headers: {},
    notes: {},
    turns: [],
    deploy: null,
    end: null,
    clock: null,
    ...head,
    start: readFen(head.start),
  });
}

/** A start without white space around it. What is not a text is refused by the game that is made of it. */
function readFen(start: string): string {
  const fen = typeof start === "string" ? start.trim() : start;
  return fen === "start" ? START : fen;
}

/** The names of the notes, in their order in data. */
export const NOTES = [
  "comments",
  "startingComments",
  "nags",
  "clock",
  "evaluation",
  "arrows",
  "marks",
] as const;

/** Notes without empty ones. */
export function createNotes(notes: TurnNotes): TurnNotes {
  const written = NOTES.filter((name) => {
    const note = notes[name] ?? null;
    return Array.isArray(note) ? note.length > 0 : note !== null;
  });
  return Object.freeze(Object.fromEntries(written.map((name) => [name, notes[name]])));
}

/** A turn without empty notes, with its fields in a fixed order. */
export function createTurn({
  id,
  san,
  lan,
  variations = [],
  ...notes
}: RecordedTurn): RecordedTurn {
  const turn = { id, san, lan, ...createNotes(notes) };
  return Object.freeze(variations.length > 0 ? { ...turn, variations } : turn);
}
