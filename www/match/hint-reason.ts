// Why a turn is good, by the position after it and by what the engine expects to follow: for hints in words.
import {
  otherColor,
  POINTS,
  type Attacker,
  type CoTuLenh,
  type Move,
  type Piece,
  type Square,
} from "cotulenh-wasm";
import { playMoves } from "./ask.js";
import { isGuarded } from "./guarded.js";

export type HintReason =
  | { kind: "mate" }
  | { kind: "win" }
  /** It captures a piece; `isSafe` if nothing can recapture. */
  | { kind: "capture"; piece: Piece; isSafe: boolean }
  /** The piece was attacked, and is not any more. */
  | { kind: "escape"; piece: Piece; by: Attacker }
  | { kind: "check" }
  /** Mate follows. */
  | { kind: "mateNext" }
  /** The piece is taken next, or is attacked now and was not before. */
  | { kind: "threat"; piece: Piece; square: Square }
  /** A friend that was attacked is defended now. */
  | { kind: "guard"; piece: Piece; square: Square }
  /** It joins a friend, and they move together. */
  | { kind: "join"; piece: Piece }
  /** It comes nearer to the enemy commander. */
  | { kind: "near" }
  /** Nothing attacks it where it goes. */
  | { kind: "room" };

/** The pieces of a side that are attacked by the other one, the most valuable first. */
function listAttacked(game: CoTuLenh, side: "r" | "b"): { square: Square; piece: Piece }[] {
  const enemy = otherColor(side);
  return game
    .pieces(side)
    .filter(
      ({ square, piece }) => piece.type !== "c" && game.getAttackers(square, enemy).length > 0,
    )
    .sort((one, other) => POINTS[other.piece.type] - POINTS[one.piece.type]);
}

/** How far a square is from a commander, in steps. */
function distance(one: Square, other: Square): number {
  const across = one.charCodeAt(0) - other.charCodeAt(0);
  return Math.max(Math.abs(across), Math.abs(Number(one.slice(1)) - Number(other.slice(1))));
}

/** What a turn does that neither takes nor threatens anything. */
function explainQuietly(game: CoTuLenh, after: CoTuLenh, move: Move): HintReason | null {
  const own = game.turn();
  const attacked = listAttacked(after, own).find(
    ({ square }) =>
      square !== move.to && isGuarded(after, square, own) && !isGuarded(game, square, own),
  );
  if (attacked) return { kind: "guard", ...attacked };
  if (move.kind === "combine") {
    const piece = after.get(move.to);
    return piece ? { kind: "join", piece } : null;
  }
  const commander = game.getCommanderSquare(otherColor(own));
  if (commander && distance(move.to, commander) < distance(move.from, commander)) {
    return { kind: "near" };
  }
  return after.getAttackers(move.to, otherColor(own)).length === 0 ? { kind: "room" } : null;
}

/** What a side takes next, or that it mates, after an answer that is expected; `null` if it does neither. */
function explainNext(after: CoTuLenh, line: readonly (readonly Move[])[]): HintReason | null {
  const [answer, next] = line;
  const capture = next?.find(({ captured }) => captured);
  if (!answer || !next) return null;
  const then = after.clone();
  try {
    playMoves(then, answer);
    playMoves(then, next);
    if (then.isCheckmate()) return { kind: "mateNext" };
  } finally {
    then.free();
  }
  if (!capture?.captured || after.get(capture.to)?.color !== capture.captured.color) return null;
  return { kind: "threat", piece: capture.captured, square: capture.to };
}

/**
 * Why the moves are good in a position; `null` if nothing simple says it. `line` is what the engine expects after them:
 * the answer, and the turn after that.
 */
export function explainHint(
  game: CoTuLenh,
  moves: readonly Move[],
  line: readonly (readonly Move[])[] = [],
): HintReason | null {
  const own = game.turn();
  const enemy = otherColor(own);
  const after = game.clone();
  try {
    playMoves(after, moves);
    const outcome = after.outcome();
    if (outcome?.winner === own) return { kind: outcome.reason === "checkmate" ? "mate" : "win" };
    const last = moves.at(-1);
    if (last?.captured) {
      const at = last.kind === "stay" ? last.from : last.to;
      const isSafe = last.kind !== "suicide" && after.getAttackers(at, enemy).length === 0;
      return { kind: "capture", piece: last.captured, isSafe };
    }
    if (after.isCheck()) return { kind: "check" };
    const [first] = moves;
    const [by] = first ? game.getAttackers(first.from, enemy) : [];
    if (first && by && moves.length === 1 && first.piece.type !== "c") {
      if (after.getAttackers(first.to, enemy).length === 0) {
        return { kind: "escape", piece: first.piece, by };
      }
    }
    const next = explainNext(after, line);
    if (next) return next;
    const known = new Set(listAttacked(game, enemy).map(({ square }) => square));
    const threat = listAttacked(after, enemy).find(({ square }) => !known.has(square));
    if (threat) return { kind: "threat", ...threat };
    return first ? explainQuietly(game, after, first) : null;
  } finally {
    after.free();
  }
}
