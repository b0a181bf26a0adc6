// What a PGN holds besides the turns of a game: tags, comments, glyphs, clocks, variations and a result
// (R12.5). The annotations of an undone turn are kept, and apply again when the same turn is played again.
import { readAnswer, requireAnswer } from "../wasm/answer.js";
import { BLUE, COLORS, isDeclaredReason } from "../vocabulary.js";
import { decodeTurnKeys, decodeTurns, turnKey } from "../wasm/decode-moves.js";
import { CoTuLenhError } from "../errors.js";
import { DECLARED_REASONS, ENDS, STATES } from "../wasm/generated.js";
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
import { encodeRules } from "../rules.js";
import type { Outcome, Rules } from "../types.js";
import type { PgnComment, PgnResult } from "./types.js";
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
  const answer = readAnswer(game.hash());
  return `${game.turnCount()} ${answer.word()} ${answer.word()}`;
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
  if (game.turnCount() === 0) annotate(game, { comments });
  else annotateLastTurn(game, (notes) => ({ ...notes, comments }));
}

/** The clock after the last turn, in seconds, if there is one. */
export function getClock(game: Game): number | undefined {
  const count = game.turnCount();
  return count === 0 ? undefined : playedNotes(game)[count - 1]?.clock;
}

/** Sets the clock after the last turn, or removes it. */
export function setClock(game: Game, clock: number | undefined): void {
  if (game.turnCount() === 0) {
    throw new CoTuLenhError("INVALID_ARGUMENT", "a clock is set after a turn, and none was played");
  }
  annotateLastTurn(game, ({ clock: _, ...notes }) =>
    clock === undefined ? notes : { ...notes, clock },
  );
}

/** Changes what is written about the last turn. */
function annotateLastTurn(game: Game, change: (notes: Notes) => Notes): void {
  const keys = readKeys(game);
  const { turns } = annotationsOf(game);
  const annotated = countAnnotated(game, keys);
  const kept = annotated < keys.length ? turns.slice(0, annotated) : [...turns];
  for (const key of keys.slice(kept.length)) {
    kept.push({ key, nags: [], comments: [], variations: [] });
  }
  const last = keys.length - 1;
  kept[last] = { key: kept[last]!.key, ...change(kept[last]!) };
  annotate(game, { turns: kept });
}

/** The comments on the turns that were played. */
export function listComments(game: Game): PgnComment[] {
  const notes = [{ comments: annotationsOf(game).comments }, ...playedNotes(game)];
  if (notes.every(({ comments }) => comments.length === 0)) return [];
  const fens = decodeTurns(readAnswer(game.historyTurns())).map(({ after }) => after);
  const start = readStart(game);
  const listed = notes.map(({ comments }, turn) => {
    return { turn, fen: turn === 0 ? start : fens[turn - 1]!, comment: comments.join(" ") };
  });
  return listed.filter(({ comment }) => comment !== "");
}

/** The FEN before the first turn. */
export function readStart(game: Game): string {
  return readAnswer(game.start()).part();
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

/** What the tag `Termination` has for the side whose own clock ran out; that of the rulebook is `time`. */
const TIME_FORFEIT = "time forfeit";

/** Was the end declared (R13.5)? The tag `Termination` keeps its reason. */
function isDeclared(outcome: Outcome | null): outcome is Outcome {
  return outcome !== null && isDeclaredReason(outcome.reason);
}

/** How the game has ended. */
function readOutcome(game: Game): Outcome | null {
  return game.outcome() as Outcome | null;
}

/** What a PGN of the game has but its turns. */
function readHead(game: Game): Omit<Pgn, "main"> {
  const outcome = readOutcome(game);
  let { tags } = annotationsOf(game);
  if (isDeclared(outcome)) {
    const { reason, by } = outcome;
    const termination = reason === "time" && by ? TIME_FORFEIT : reason;
    tags = [...withoutTag(tags, TERMINATION), [TERMINATION, termination]];
  }
  return {
    tags: [...tags],
    start: readStart(game),
    rules: game.rules() as Rules,
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
  const sans = readAnswer(game.history()).parts();
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
  const outcome = readOutcome(game);
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
  game.requireNoSession();
  const pgn = new PgnReader(text, options).single();
  const played = game.is(STATES.autoCommit) ? pgn.game : replay(pgn);
  const isEnded = isDeclared(endAsDeclared(played, pgn));
  game.replace(played);
  annotations.set(game, {
    // A declared end is part of the game, and can be undone there.
    tags: isEnded ? withoutTag(pgn.tags, TERMINATION) : pgn.tags,
    comments: pgn.main.comments,
    turns: pgn.main.turns.map(({ san: _, lan, ...notes }) => ({ key: turnKey(lan), ...notes })),
    declared: isEnded ? undefined : { result: pgn.result, moment: momentOf(game) },
  });
}

/**
 * Restores comments and clocks of a game that was loaded from a PGN made of them: as text they lose line
 * breaks and fractions of a millisecond.
 */
export function restoreNotes(
  game: Game,
  comments: readonly string[],
  notes: readonly Pick<Notes, "comments" | "clock">[],
): void {
  const turns = annotationsOf(game).turns.map((turn, n) => ({ ...turn, ...notes[n]! }));
  annotate(game, { comments, turns });
}

/** The game of a PGN, with sessions that do not commit by themselves. */
function replay(pgn: ReadPgn): Game {
  pgn.game.free();
  const game = new Game(encodeRules(pgn.rules), false);
  requireAnswer(game.load(pgn.start));
  for (const { lan } of pgn.main.turns) requireAnswer(game.playPgnTurn(lan));
  return game;
}

/** Declares the end that an outcome describes, if it is one. Returns how the game has ended. */
export function declareEnd(game: Game, outcome: Outcome): Outcome | null {
  const { reason, by } = outcome;
  const end = reason === "time" && by === undefined ? "timeUp" : reason;
  if (Object.hasOwn(ENDS, end)) {
    game.declare(ENDS[end as keyof typeof ENDS], by === undefined ? 0 : COLORS.indexOf(by));
  }
  return readOutcome(game);
}

/**
 * Ends the game of a PGN as the tag `Termination` says, if that leads to the result; other values end
 * nothing. Returns how the game has ended.
 */
export function endAsDeclared(game: Game, { tags, result }: Pgn): Outcome | null {
  const termination = findTag(tags, TERMINATION);
  const winner = result === "1-0" ? "r" : result === "0-1" ? "b" : null;
  const reason = DECLARED_REASONS.find((known) => known === termination);
  const declared = termination === TIME_FORFEIT ? "time" : reason;
  if (declared === undefined || readOutcome(game)?.winner) return readOutcome(game);
  const isLoss = declared !== "agreed" && termination !== "time";
  if (isLoss && winner === null) return readOutcome(game);
  const by = isLoss ? (winner === "r" ? "b" : "r") : undefined;
  try {
    const outcome = declareEnd(game, { winner, reason: declared, ...(by && { by }) });
    if (isDeclared(outcome) && resultOf(outcome) !== result) game.undo();
  } catch (error) {
    // The game has ended by the rules.
    if (!(error instanceof CoTuLenhError)) throw error;
  }
  return readOutcome(game);
}
