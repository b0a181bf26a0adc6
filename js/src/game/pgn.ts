// A game of the class as a record, and from a PGN.
import { takeCommands, takeLineCommands } from "../pgn/commands.js";
import { endAsDeclared, isDeclared, TERMINATION } from "../pgn/ends.js";
import { readInput } from "../pgn/input.js";
import { PgnReader, type ReadGame, type ReadingOptions } from "../pgn/reader.js";
import { withoutHeader } from "../pgn/tags.js";
import { createNotes, createRecord, createTurn } from "../record/create.js";
import type { PlayedTurns } from "../record/members.js";
import { mergeTurns } from "../record/merge.js";
import type { GameRecord, OpenDeploy, TurnNotes } from "../record/types.js";
import { readAnswer } from "../wasm/answer.js";
import { decodeSession } from "../wasm/decode-session.js";
import type { Game } from "../wasm/module.js";
import { listHeaders, listNotes, setHeader, setNotes, type PlyNotes } from "./notes.js";

/** What plays a game again. */
export function readTurns(game: Game): PlayedTurns {
  return game.record() as PlayedTurns;
}

/** The record of a game. Its end may be declared or follow from the rules. */
export function toRecord(game: Game): GameRecord {
  const {
    rules,
    start,
    autoCommit = true,
    turns: lans,
    deploy,
    steps = [],
    result,
  } = readTurns(game);
  const noted = listNotes(game).map(toTurnNotes);
  const turns = game.history().map((san, n) => {
    const id = n + 1;
    return createTurn({ id, san, lan: lans[n]!, ...noted[id] });
  });
  const after = turns.length;
  return createRecord({
    rules,
    start,
    autoCommit,
    headers: listHeaders(game),
    notes: createNotes(noted[0] ?? {}),
    turns: Object.freeze(turns),
    deploy: toOpenDeploy(game, { after, steps, started: deploy !== undefined }),
    end: result ? { after, outcome: Object.freeze(result) } : null,
  });
}

function toTurnNotes({ comment, clock }: PlyNotes): TurnNotes {
  return { comments: comment === undefined ? [] : Object.freeze([comment]), clock };
}

function toOpenDeploy(game: Game, known: Omit<OpenDeploy, "square">): OpenDeploy | null {
  const { session } = decodeSession(readAnswer(game.packedSession()));
  return session && Object.freeze({ ...known, square: session.square });
}

/** A record whose evaluations, arrows and marks are notes of their own, and not text in comments. */
export function withCommands(record: GameRecord): GameRecord {
  const notes = createNotes(takeCommands(record.notes));
  return { ...record, notes, turns: takeLineCommands(record.turns) };
}

/** The one game of a PGN, as text or as data, as a record, with its end, if that was declared, or its result. */
export function readPgn(pgn: unknown, options: ReadingOptions): GameRecord {
  const read = typeof pgn === "string" ? new PgnReader(pgn, options).single() : readInput(pgn);
  try {
    const record = withCommands(withEnd(read));
    const turns = mergeTurns(record.turns);
    const end = record.end && { ...record.end, after: turns.at(-1)?.id ?? 0 };
    return { ...record, turns, end };
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
  const read = new PgnReader(text, { ...options, autoCommit: game.autoCommit() }).single();
  const { headers, notes, turns } = withEnd(read);
  const { Result: result, ...set } = headers;
  game.replace(read.game);
  const plies = [notes, ...turns].map(({ comments = [], clock }) => ({
    comment: comments.length > 0 ? comments.join(" ") : undefined,
    clock: clock ?? undefined,
  }));
  setNotes(game, set, plies);
  if (result !== undefined) setHeader(game, "Result", result);
}
