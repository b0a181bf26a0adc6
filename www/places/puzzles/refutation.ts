// What the other side does after a wrong turn, by the line that the engine has found.
import type { CoTuLenh, Move, Piece, Square } from "cotulenh-wasm";
import { playMoves } from "../../match/ask.js";
import { isAttacked, isGuarded } from "../../match/guarded.js";

export type Reply =
  | { kind: "mates" }
  /** It takes a piece of the solver. */
  | { kind: "takes"; by: Piece; from: Square; piece: Piece; square: Square }
  /** A piece that was attacked goes where nothing attacks it. */
  | { kind: "flees"; piece: Piece; from: Square; to: Square }
  /** It ends a check without going away. */
  | { kind: "blocks"; piece: Piece; square: Square }
  | { kind: "checks"; piece: Piece; square: Square }
  /** A piece that was attacked and alone is defended now. */
  | { kind: "guards"; piece: Piece; square: Square };

/** What an answer does that is played in a position; `null` if nothing simple says it. */
export function findReply(game: CoTuLenh, answer: readonly Move[]): Reply | null {
  const side = game.turn();
  const after = game.clone();
  try {
    playMoves(after, answer);
    if (after.outcome()?.winner === side) return { kind: "mates" };
    const capture = answer.find(({ captured }) => captured);
    const [first] = answer;
    if (capture) {
      const { piece, from, to, captured } = capture;
      return { kind: "takes", by: piece, from, piece: captured!, square: to };
    }
    if (!first) return null;
    const { piece, from, to } = first;
    const isSafe = !isAttacked(after, to, side);
    if (isAttacked(game, from, side) && isSafe) return { kind: "flees", piece, from, to };
    if (game.isCheck()) return { kind: "blocks", piece, square: to };
    if (after.isCheck()) return { kind: "checks", piece, square: to };
    const guarded = after.pieces(side).find(({ square, piece: one }) => {
      const wasThere = square !== to && one.type !== "c" && isAttacked(game, square, side);
      return wasThere && isGuarded(after, square, side) && !isGuarded(game, square, side);
    });
    return guarded ? { kind: "guards", ...guarded } : null;
  } finally {
    after.free();
  }
}

/** Whether the other side can take back what has just taken something. */
export function canTakeBack(game: CoTuLenh, moves: readonly Move[]): boolean {
  const places = moves
    .filter(({ captured }) => captured)
    .map(({ kind, from, to }) => (kind === "stay" ? from : to));
  return game
    .moves({ verbose: true, deploy: false })
    .some(({ to, captured }) => captured && places.includes(to));
}
