// What a game of the class has besides its turns: headers, and a comment and a clock for each position of its line.
// Like the comments of chess.js they belong to a position: those of a turn that was undone are there again when it is
// done again. Glyphs and variations are those of `GameTree`.
import { encodeRules } from "../arguments/rules.js";
import { CoTuLenhError } from "../errors/error.js";
import { endAsDeclared, isDeclared, TERMINATION } from "../pgn/ends.js";
import { takeCommands, takeLineCommands } from "../pgn/commands.js";
import { readInput } from "../pgn/input.js";
import { joinWords } from "../pgn/white-space.js";
import { PgnReader, type ReadGame, type ReadingOptions } from "../pgn/reader.js";
import { listTags } from "../pgn/record.js";
import { readResult, withHeader, withoutHeader, type Headers, type Tag } from "../pgn/tags.js";
import type { PgnComment, PgnResult, RecordedClock } from "../pgn/types.js";
import { createNotes, createRecord, createTurn } from "../record/create.js";
import { mergeTurns } from "../record/merge.js";
import type { GameRecord } from "../record/types.js";
import { readAnswer, requireAnswer } from "../wasm/answer.js";
import { decodeLastTurn, decodeTurns } from "../wasm/decode-moves.js";
import { Game } from "../wasm/module.js";

/** They are replaced, never changed: copies of a game share them. */
interface Notes {
  readonly headers: Headers;
  /** By the FEN after the turn that they are about. */
  readonly comments: ReadonlyMap<string, string>;
  /** The same, in seconds. */
  readonly clocks: ReadonlyMap<string, number>;
  /** A result that was declared, and when. */
  readonly declared?: { readonly result: PgnResult; readonly moment: string } | undefined;
}

const NONE: Notes = { headers: {}, comments: new Map(), clocks: new Map() };

/** Most games have none. */
const notes = new WeakMap<Game, Notes>();

function notesOf(game: Game): Notes {
  return notes.get(game) ?? NONE;
}

/** Replaces some of the notes of a game. */
export function change(game: Game, changes: Partial<Notes>): void {
  notes.set(game, { ...notesOf(game), ...changes });
}

/** Gives a copy of a game the notes of that. */
export function copyNotes(from: Game, to: Game): void {
  const copied = notes.get(from);
  if (copied) notes.set(to, copied);
}

/** For a game that starts again. */
export function dropNotes(game: Game): void {
  notes.delete(game);
}

/** The FEN before the first turn. */
export function readStart(game: Game): string {
  return game.start();
}

/** The number of turns, and the position. */
function momentOf(game: Game): string {
  return `${game.turnCount()} ${readAnswer(game.packedFen(false)).text()}`;
}

/** The position after the last turn that was completed. */
export function findPosition(game: Game): string {
  return decodeLastTurn(readAnswer(game.packedLastTurn()))?.after ?? readStart(game);
}

/** The positions of the line, from the start. */
function listPositions(game: Game): string[] {
  const turns = decodeTurns(readAnswer(game.packedHistory()));
  return [readStart(game), ...turns.map(({ after }) => after)];
}

/** Edits the position. If that changes it, comments and clocks are dropped, and the headers stay. */
export function edit<T>(game: Game, act: () => T): T {
  if (!notes.has(game)) return act();
  const before = momentOf(game);
  const answer = act();
  if (momentOf(game) !== before) notes.set(game, { ...NONE, headers: notesOf(game).headers });
  return answer;
}

// Comments and clocks.

function withEntry<T>(
  map: ReadonlyMap<string, T>,
  key: string,
  value: T | undefined,
): Map<string, T> {
  const entries = new Map(map);
  if (value === undefined) entries.delete(key);
  else entries.set(key, value);
  return entries;
}

/** Whether a text says nothing: a PGN cannot have it as a comment. */
export function isBlank(text: string): boolean {
  return joinWords(text) === "";
}

/** The comment on the position after the last turn, or at the start. Empty if there is none. */
export function getComment(game: Game): string {
  const { comments } = notesOf(game);
  return comments.size === 0 ? "" : (comments.get(findPosition(game)) ?? "");
}

/** Replaces that comment. A blank text removes it. */
export function setComment(game: Game, text: string): void {
  const comment = isBlank(text) ? undefined : text;
  change(game, { comments: withEntry(notesOf(game).comments, findPosition(game), comment) });
}

/** The clock after the last turn, in seconds, if there is one. */
export function getClock(game: Game): number | undefined {
  const { clocks } = notesOf(game);
  return clocks.size === 0 ? undefined : clocks.get(findPosition(game));
}

/** Sets the clock after the last turn, or removes it. */
export function setClock(game: Game, clock: number | undefined): void {
  if (game.turnCount() === 0) {
    throw new CoTuLenhError("INVALID_ARGUMENT", "a clock is set after a turn, and none was played");
  }
  change(game, { clocks: withEntry(notesOf(game).clocks, findPosition(game), clock) });
}

/** The comments of the line, in its order. */
export function listComments(game: Game): PgnComment[] {
  const { comments } = notesOf(game);
  if (comments.size === 0) return [];
  return listPositions(game).flatMap((fen, turn) => {
    const comment = comments.get(fen);
    return comment === undefined ? [] : [{ turn, fen, comment }];
  });
}

/** The clocks of the line, in its order. */
export function listClocks(game: Game): RecordedClock[] {
  const { clocks } = notesOf(game);
  if (clocks.size === 0) return [];
  return listPositions(game).flatMap((fen, turn) => {
    const clock = clocks.get(fen);
    return clock === undefined ? [] : [{ turn, clock }];
  });
}

// Headers.

/** The headers that were set, with `Result` if it was declared here and the rules say nothing else. */
export function listHeaders(game: Game): Headers {
  const { headers, declared } = notesOf(game);
  if (!declared || declared.result === "*" || game.outcome()) return headers;
  return declared.moment === momentOf(game) ? { ...headers, Result: declared.result } : headers;
}

/** All tags of the PGN in their order, with those that follow from the game. */
export function listGameTags(game: Game): Tag[] {
  const head = { headers: listHeaders(game), start: readStart(game), rules: game.rules() };
  return listTags(head, game.outcome());
}

/** Sets a header. `Result` declares the result after the last turn. */
export function setHeader(game: Game, name: string, value: string): void {
  if (name === "Result") {
    change(game, { declared: { result: readResult(value), moment: momentOf(game) } });
  } else {
    change(game, { headers: withHeader(notesOf(game).headers, name, value) });
  }
}

/** Removes a header, or the declared result. Returns whether it was there. */
export function removeHeader(game: Game, name: string): boolean {
  const { headers, declared } = notesOf(game);
  if (name === "Result") {
    change(game, { declared: undefined });
    return declared !== undefined;
  }
  change(game, { headers: withoutHeader(headers, name) });
  return Object.hasOwn(headers, name);
}

// PGN.

/** The game as a record for its PGN, which needs the SAN of turns alone. Steps of an open deploy are left out. */
export function toRecord(game: Game): GameRecord {
  const comments = new Map(listComments(game).map(({ turn, comment }) => [turn, [comment]]));
  const clocks = new Map(listClocks(game).map(({ turn, clock }) => [turn, clock]));
  const turns = game.history().map((san, n) => {
    const id = n + 1;
    return createTurn({ id, san, lan: san, comments: comments.get(id), clock: clocks.get(id) });
  });
  const outcome = game.outcome();
  return createRecord({
    rules: game.rules(),
    start: readStart(game),
    headers: listHeaders(game),
    notes: { comments: comments.get(0) },
    turns,
    end: outcome && { after: turns.length, outcome },
  });
}

/**
 * The one game of a PGN, as text or as data, as a record of a tree, with its end, if that was declared, or its result.
 */
export function readPgn(pgn: unknown, options: ReadingOptions): GameRecord {
  const read = typeof pgn === "string" ? new PgnReader(pgn, options).single() : readInput(pgn);
  try {
    const record = withEnd(read);
    const turns = mergeTurns(takeLineCommands(record.turns));
    const end = record.end && { ...record.end, after: turns.at(-1)?.id ?? 0 };
    return { ...record, notes: createNotes(takeCommands(record.notes)), turns, end };
  } finally {
    read.game.free();
  }
}

function withEnd({ game, record, result }: ReadGame): GameRecord {
  const outcome = endAsDeclared(game, record.headers, result);
  if (isDeclared(outcome)) {
    const headers = withoutHeader(record.headers, TERMINATION);
    return { ...record, headers, end: { after: record.turns.at(-1)?.id ?? 0, outcome } };
  }
  if (outcome || result === "*") return record;
  return { ...record, headers: { ...record.headers, Result: result } };
}

/** Starts again with the main line of a PGN, at its end, with its headers, comments and clocks. */
export function loadPgn(game: Game, text: string, options: ReadingOptions): void {
  game.requireNoSession();
  const read = new PgnReader(text, options).single();
  const played = game.autoCommit() ? read.game : replay(read);
  const { headers, end, notes: before, turns } = withEnd({ ...read, game: played });
  const { Result: _, ...set } = headers;
  game.replace(played);
  notes.set(game, {
    headers: set,
    comments: new Map(),
    clocks: new Map(),
    declared: end ? undefined : { result: read.result, moment: momentOf(game) },
  });
  const written = [before, ...turns];
  if (written.every(({ comments, clock }) => !comments && clock === undefined)) return;
  const positions = listPositions(game);
  change(game, {
    comments: new Map(
      written.flatMap(({ comments = [] }, n) =>
        comments.length > 0 ? [[positions[n]!, comments.join(" ")] as const] : [],
      ),
    ),
    clocks: new Map(
      written.flatMap(({ clock }, n) =>
        typeof clock === "number" ? [[positions[n]!, clock] as const] : [],
      ),
    ),
  });
}

/** The game of a PGN, with sessions that do not commit by themselves. */
function replay({ game, record }: ReadGame): Game {
  game.free();
  const played = Game.create(encodeRules(record.rules), false);
  requireAnswer(played.loadFen(record.start));
  for (const { lan } of record.turns) requireAnswer(played.playPgnTurn(lan));
  return played;
}
