// What a game of the class has besides its turns: headers, and a comment and a clock for each ply of its own line, as in
// chess.js. Those of a turn that was undone come back with `redo`. Glyphs and variations are those of `GameTree`.
import { CoTuLenhError } from "../errors/error.js";
import { listTags } from "../pgn/record.js";
import { readResult, withHeader, withoutHeader, type Headers, type Tag } from "../pgn/tags.js";
import { joinWords } from "../pgn/white-space.js";
import type { PgnComment, PgnResult } from "../pgn/types.js";
import { readAnswer } from "../wasm/answer.js";
import { decodeTurns } from "../wasm/decode-moves.js";
import type { Game } from "../wasm/module.js";

/** What is noted about a ply. */
export interface PlyNotes {
  readonly comment?: string | undefined;
  /** What the clock of the side that moved shows, in seconds. */
  readonly clock?: number | undefined;
}

/** They are replaced, never changed: copies of a game share them. */
interface Notes {
  readonly headers: Headers;
  /** By the number of turns before. Turns that can be redone are among them. */
  readonly plies: readonly PlyNotes[];
  /** A result that was declared, and the number of turns before it. */
  readonly declared?: { readonly result: PgnResult; readonly after: number } | undefined;
}

const NONE: Notes = { headers: {}, plies: [] };
const NO_PLY: PlyNotes = {};

/** Most games have none. */
const notes = new WeakMap<Game, Notes>();

function notesOf(game: Game): Notes {
  return notes.get(game) ?? NONE;
}

function change(game: Game, changes: Partial<Notes>): void {
  notes.set(game, { ...notesOf(game), ...changes });
}

/** Sets all notes of a game. */
export function setNotes(game: Game, headers: Headers, plies: Notes["plies"]): void {
  notes.set(game, { headers, plies });
}

/** Gives a copy of a game the notes of the original. */
export function copyNotes(from: Game, to: Game): void {
  const copied = notes.get(from);
  if (copied) notes.set(to, copied);
}

/** For a game that starts again. */
export function dropNotes(game: Game): void {
  notes.delete(game);
}

/** For a game that starts from an edited position: only the headers stay. */
export function keepHeaders(game: Game): void {
  if (notes.has(game)) setNotes(game, notesOf(game).headers, []);
}

/** A turn was just played: what was noted about undone turns does not belong to it. */
export function dropUndone(game: Game): void {
  const known = notes.get(game);
  if (!known) return;
  const { plies, declared } = known;
  const count = game.turnCount();
  const isKept = declared && declared.after < count;
  if (plies.length <= count && isKept === Boolean(declared)) return;
  change(game, { plies: plies.slice(0, count), declared: isKept ? declared : undefined });
}

// Comments and clocks.

/** What is noted about the line, by the number of turns before. */
export function listNotes(game: Game): readonly PlyNotes[] {
  return notesOf(game).plies.slice(0, game.turnCount() + 1);
}

function notesHere(game: Game): PlyNotes {
  const { plies } = notesOf(game);
  return plies.length === 0 ? NO_PLY : (plies[game.turnCount()] ?? NO_PLY);
}

function note(game: Game, noted: PlyNotes): void {
  const plies = [...notesOf(game).plies];
  const count = game.turnCount();
  while (plies.length < count) plies.push(NO_PLY);
  plies[count] = { ...plies[count], ...noted };
  change(game, { plies });
}

/** Whether a text says nothing: a PGN cannot have it as a comment. */
export function isBlank(text: string): boolean {
  return joinWords(text) === "";
}

/** The comment after the last turn, or at the start. Empty if there is none. */
export function getComment(game: Game): string {
  return notesHere(game).comment ?? "";
}

/** Replaces that comment. A blank text removes it. */
export function setComment(game: Game, text: string): void {
  note(game, { comment: isBlank(text) ? undefined : text });
}

/** The clock after the last turn, in seconds, if there is one. */
export function getClock(game: Game): number | undefined {
  return notesHere(game).clock;
}

/** Sets the clock after the last turn, or removes it. */
export function setClock(game: Game, clock: number | undefined): void {
  if (game.turnCount() === 0) {
    throw new CoTuLenhError("INVALID_ARGUMENT", "a clock is set after a turn, and none was played");
  }
  note(game, { clock });
}

/** The comments of the line in their order, with the positions that they are about. */
export function listComments(game: Game): PgnComment[] {
  const noted = listNotes(game);
  if (noted.every(({ comment }) => comment === undefined)) return [];
  const turns = decodeTurns(readAnswer(game.packedHistory()));
  return noted.flatMap(({ comment }, turn) => {
    const fen = turns[turn - 1]?.after ?? game.start();
    return comment === undefined ? [] : [{ turn, fen, comment }];
  });
}

// Headers.

/** The headers that were set, with `Result` if it was declared here and the rules say nothing else. */
export function listHeaders(game: Game): Headers {
  const { headers, declared } = notesOf(game);
  if (!declared || declared.result === "*" || game.outcome()) return headers;
  return declared.after === game.turnCount() ? { ...headers, Result: declared.result } : headers;
}

/** All tags of the PGN in their order, with those that follow from the game. */
export function listGameTags(game: Game): Tag[] {
  const head = { headers: listHeaders(game), start: game.start(), rules: game.rules() };
  return listTags(head, game.outcome());
}

/** Sets a header. `Result` declares the result after the last turn. */
export function setHeader(game: Game, name: string, value: string): void {
  if (name === "Result") {
    change(game, { declared: { result: readResult(value), after: game.turnCount() } });
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
