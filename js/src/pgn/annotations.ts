// What a PGN holds besides the turns of a game: tags, comments, glyphs, variations and a result (R12.5).
// `src/annotated_game.rs` does the same for Rust. The annotations of an undone turn are kept, and apply
// again when the same turn is played again.
import { readAnswer } from "../wasm/answer.js";
import { BLUE, DECLARED_REASONS } from "../vocabulary.js";
import { decodeTurnKeys, turnKey } from "../wasm/decode-moves.js";
import { CoTuLenhError } from "../errors.js";
import { decodeOutcome } from "../game/state.js";
import { ENDS, STATES } from "../wasm/generated.js";
import { joinWords } from "./lexer.js";
import {
  PgnReader,
  type Notes,
  type NotedTurn,
  type Pgn,
  type ReadingOptions,
  type ReadPgn,
} from "./reader.js";
import { allTags, findTag, readResult, withoutTag, withTag, type Tag } from "./tags.js";
import type { Outcome, PgnComment, PgnResult } from "../types.js";
import { Game } from "../wasm/module.js";

/** The annotations of a game. They are replaced, never changed: copies of a game share them. */
interface Annotations {
  readonly tags: readonly Tag[];
  /** Comments before the first turn. */
  readonly comments: readonly string[];
  /** The annotated turns and all turns before them, each with its key. The game may have left this line. */
  readonly turns: readonly (Notes & { key: string })[];
  /** The declared result, and the state of the game it was declared for. */
  readonly declared?: { readonly result: PgnResult; readonly moment: string } | undefined;
}

const NONE: Annotations = { tags: [], comments: [], turns: [] };

/** Most games have none. */
const annotations = new WeakMap<Game, Annotations>();

function annotationsOf(game: Game): Annotations {
  return annotations.get(game) ?? NONE;
}

function annotate(game: Game, changes: Partial<Annotations>): void {
  annotations.set(game, { ...annotationsOf(game), ...changes });
}

/** Gives a copy of a game the annotations of that. */
export function copyAnnotations(from: Game, to: Game): void {
  const copied = annotations.get(from);
  if (copied) annotations.set(to, copied);
}

/** For a game that starts again. */
export function dropAnnotations(game: Game): void {
  annotations.delete(game);
}

/** A state of the game: the number of turns, and the hash of the position. */
function momentOf(game: Game): string {
  return `${game.turnCount()} ${game.hash()}`;
}

/** Edits the position. If that changes it, the annotations of turns are dropped, and the tags stay. */
export function edit<T>(game: Game, change: () => T): T {
  if (!annotations.has(game)) return change();
  const before = momentOf(game);
  const changed = change();
  if (momentOf(game) !== before) {
    annotations.set(game, { ...NONE, tags: annotationsOf(game).tags });
  }
  return changed;
}

/** How many turns the game has in common with the annotated line. */
function countAnnotated(game: Game, keys: readonly string[]): number {
  const { turns } = annotationsOf(game);
  const differs = turns.findIndex(({ key }, n) => key !== keys[n]);
  return differs < 0 ? turns.length : differs;
}

/** The keys of the turns that were played. They take time to read, and are not needed in most games. */
function readKeys(game: Game): string[] {
  return decodeTurnKeys(readAnswer(game.playedMoves()));
}

/** What is written about the turns that were played, up to the last one that has something. */
function playedNotes(game: Game): readonly Notes[] {
  const { turns } = annotationsOf(game);
  return turns.length === 0 ? turns : turns.slice(0, countAnnotated(game, readKeys(game)));
}

/** The comment after the last turn, or before the first one. Empty if there is none. */
export function getComment(game: Game): string {
  const { comments } = annotationsOf(game);
  const count = game.turnCount();
  const found = count === 0 ? comments : playedNotes(game)[count - 1]?.comments;
  return (found ?? []).join(" ");
}

/** Replaces the comment after the last turn, or before the first one. A blank text removes it. */
export function setComment(game: Game, text: string): void {
  const comments = joinWords(text) === "" ? [] : [text];
  const keys = readKeys(game);
  const last = keys.length - 1;
  if (last < 0) {
    annotate(game, { comments });
    return;
  }
  const { turns } = annotationsOf(game);
  const annotated = countAnnotated(game, keys);
  const kept = annotated < keys.length ? turns.slice(0, annotated) : [...turns];
  for (const key of keys.slice(kept.length)) {
    kept.push({ key, nags: [], comments: [], variations: [] });
  }
  kept[last] = { ...kept[last]!, comments };
  annotate(game, { turns: kept });
}

/** The comments on the turns that were played. */
export function listComments(game: Game): PgnComment[] {
  const notes = [{ comments: annotationsOf(game).comments }, ...playedNotes(game)];
  if (notes.every(({ comments }) => comments.length === 0)) return [];
  // Of each turn the position after it and the one before it; only FENs have spaces.
  const lines = readAnswer(game.historyTurns()).lines();
  const fens = lines.filter((line) => line.includes(" "));
  const start = readStart(game);
  const listed = notes.map(({ comments }, turn) => {
    return { turn, fen: turn === 0 ? start : fens[2 * turn - 2]!, comment: comments.join(" ") };
  });
  return listed.filter(({ comment }) => comment !== "");
}

/** The FEN before the first turn. */
export function readStart(game: Game): string {
  return readAnswer(game.start()).line();
}

function resultOf(outcome: Outcome | null): PgnResult {
  if (!outcome) return "*";
  if (outcome.winner === null) return "1/2-1/2";
  return outcome.winner === BLUE ? "0-1" : "1-0";
}

/** The result: by the rules (R10), or as declared after the last turn. */
function readPgnResult(game: Game, outcome: Outcome | null): PgnResult {
  const { declared } = annotationsOf(game);
  const applies = !outcome && declared?.moment === momentOf(game);
  return applies ? declared.result : resultOf(outcome);
}

const TERMINATION = "Termination";

/** Has the host ended the game (R13.5)? The tag `Termination` keeps the reason. */
function isSaidByHost(outcome: Outcome | null): outcome is Outcome {
  return outcome !== null && DECLARED_REASONS.includes(outcome.reason);
}

/** What a PGN of the game has but its turns. */
function readHead(game: Game): Omit<Pgn, "main"> {
  const outcome = decodeOutcome(game.outcome());
  let { tags } = annotationsOf(game);
  if (isSaidByHost(outcome)) {
    tags = [...withoutTag(tags, TERMINATION), [TERMINATION, outcome.reason]];
  }
  return {
    tags: [...tags],
    start: readStart(game),
    rules: game.rules(),
    result: readPgnResult(game, outcome),
  };
}

/** Turns with what is written about them. */
export function annotateTurns(
  game: Game,
  turns: readonly { san: string; lan: string }[],
): NotedTurn[] {
  const notes = playedNotes(game);
  return turns.map(({ san, lan }, n) => {
    const { nags, comments, variations, clock } = notes[n] ?? NO_NOTES;
    return { san, lan, nags, comments, ...(clock !== undefined && { clock }), variations };
  });
}

const NO_NOTES: Notes = { nags: [], comments: [], variations: [] };

/** The game as a PGN. Steps of an open deploy session are left out. */
export function toPgn(game: Game): Pgn {
  // A text needs no LAN.
  const sans = readAnswer(game.history()).lines();
  const turns = sans.map((san) => ({ san, lan: san }));
  const comments = [...annotationsOf(game).comments];
  return { ...readHead(game), main: { comments, turns: annotateTurns(game, turns) } };
}

/** All tags of the PGN in their order, with those that are computed from the game. */
export function listTags(game: Game): Tag[] {
  const head = readHead(game);
  return allTags(head.tags, head);
}

/**
 * The tags that were set, in the order in which they were, with `Result` if it was declared after the
 * last turn and the rules say nothing else.
 */
export function listSetTags(game: Game): Tag[] {
  const outcome = decodeOutcome(game.outcome());
  const result = outcome ? "*" : readPgnResult(game, outcome);
  const { tags } = annotationsOf(game);
  return result === "*" ? [...tags] : [...tags, ["Result", result]];
}

/** Sets a tag. `Result` declares the result after the last turn. */
export function setTag(game: Game, name: string, value: string): void {
  if (name === "Result") {
    annotate(game, { declared: { result: readResult(value), moment: momentOf(game) } });
  } else {
    annotate(game, { tags: withTag(annotationsOf(game).tags, name, value) });
  }
}

/** Removes a tag, or the declared result. Returns whether it was there. */
export function removeTag(game: Game, name: string): boolean {
  const { tags, declared } = annotationsOf(game);
  if (name === "Result") {
    annotate(game, { declared: undefined });
    return declared !== undefined;
  }
  const left = withoutTag(tags, name);
  annotate(game, { tags: left });
  return left.length < tags.length;
}

/** Starts again with the game of a PGN, at its end, with its annotations. */
export function loadPgn(game: Game, text: string, options: ReadingOptions): void {
  readAnswer(game.requireNoSession());
  const pgn = new PgnReader(text, options).single();
  const played = game.is(STATES.autoCommit) ? pgn.game : replay(pgn);
  endAsDeclared(played, pgn);
  const isEnded = isSaidByHost(decodeOutcome(played.outcome()));
  game.replace(played);
  annotations.set(game, {
    // An end that the host has said is part of the game, and can be undone there.
    tags: isEnded ? withoutTag(pgn.tags, TERMINATION) : pgn.tags,
    comments: pgn.main.comments,
    turns: pgn.main.turns.map(({ san: _, lan, ...notes }) => ({ key: turnKey(lan), ...notes })),
    declared: isEnded ? undefined : { result: pgn.result, moment: momentOf(game) },
  });
}

/** The engine's game of a PGN, with sessions that do not commit by themselves. */
function replay(pgn: ReadPgn): Game {
  pgn.game.free();
  const game = new Game(pgn.rules, false);
  readAnswer(game.load(pgn.start));
  for (const { lan } of pgn.main.turns) readAnswer(game.readTurn(lan));
  return game;
}

/** Ends a game as the tag `Termination` says, if that leads to the result. Other values end nothing. */
function endAsDeclared(game: Game, { tags, result }: Pgn): void {
  const ends: Readonly<Record<string, number>> = {
    "resigned 1-0": ENDS.blueResigns,
    "resigned 0-1": ENDS.redResigns,
    "agreed 1/2-1/2": ENDS.drawAgreed,
  };
  const termination = findTag(tags, TERMINATION);
  const end = termination === "time" ? ENDS.timeUp : ends[`${termination} ${result}`];
  if (end === undefined) return;
  try {
    readAnswer(game.end(end));
  } catch (error) {
    // The game has ended by the rules.
    if (error instanceof CoTuLenhError) return;
    throw error;
  }
  if (resultOf(decodeOutcome(game.outcome())) !== result) game.undo();
}
