// Whether a turn leaves a piece where it is lost for nothing: beginners are asked before it is played.
import {
  CoTuLenh,
  otherColor,
  POINTS,
  type Attacker,
  type Color,
  type Move,
  type Piece,
  type Square,
} from "cotulenh-wasm";
import { listTypes, playMoves } from "./ask.js";
import { isAttacked, isGuarded } from "./guarded.js";

/** A piece that would be lost. */
export interface Danger {
  /** Where it would stand. */
  readonly square: Square;
  readonly piece: Piece;
  /** What could capture it there. */
  readonly by: Attacker;
}

const countPoints = (piece: Piece): number =>
  listTypes(piece).reduce((sum, type) => sum + POINTS[type], 0);

/** What moves take, less the planes that are lost with it. */
const countTaken = (moves: readonly Move[]): number =>
  moves.reduce((sum, { kind, piece, captured }) => {
    const taken = captured ? countPoints(captured) : 0;
    return sum + taken - (kind === "suicide" ? countPoints(piece) : 0);
  }, 0);

/** Whether the capture of a piece can be taken back, or costs the piece that captures. */
function isTakenBack(game: CoTuLenh, capture: Move, color: Color): boolean {
  if (capture.kind === "suicide") return true;
  game.playTurn(capture);
  const at = capture.kind === "stay" ? capture.from : capture.to;
  const isAttackedThere = game.getAttackers(at, color).length > 0;
  game.undo();
  return isAttackedThere;
}

/**
 * The most valuable piece that a turn would lose for nothing: one that has moved, or that was safe or guarded before.
 * `null` if nothing attacks such a piece then, if the turn takes as much as the piece is worth, if a friend could take
 * back, or if the other side is in check and has something else to do. Of an open deploy the moves are all of its steps.
 */
export function findDanger(game: CoTuLenh, moves: readonly Move[]): Danger | null {
  const color = game.turn();
  const after = game.clone();
  try {
    if (!playMoves(after, moves) || after.isGameOver() || after.isCheck()) return null;
    const taken = countTaken(moves);
    const arrived = moves.map(({ kind, from, to }) => (kind === "stay" ? from : to));
    const wasLoose = (square: Square) =>
      isAttacked(game, square, color) && !isGuarded(game, square, color);
    // Only legal captures count: some would leave the other commander in danger.
    const captures = after
      .moves({ verbose: true, deploy: false })
      .filter(({ captured }) => captured && captured.type !== "c");
    const found = captures
      .map((capture) => ({ capture, piece: after.get(capture.to) }))
      .filter(
        ({ capture: { to }, piece }) =>
          piece?.color === color &&
          countPoints(piece) > taken &&
          (arrived.includes(to) || !wasLoose(to)),
      )
      .sort((one, other) => countPoints(other.piece!) - countPoints(one.piece!))
      .find(({ capture }) => !isTakenBack(after, capture, color));
    if (!found) return null;
    const { capture, piece } = found;
    const by = { square: capture.from, type: capture.piece.type };
    return { square: capture.to, piece: piece!, by };
  } finally {
    after.free();
  }
}

/** The same of a premove, as if it were played now: what the other side does before is not known. */
export function findPremoveDanger(game: CoTuLenh, moves: readonly Move[]): Danger | null {
  const own = otherColor(game.turn());
  const fen = game.fen().replace(/ [rb] /, ` ${own} `);
  let turned: CoTuLenh | null = null;
  try {
    turned = new CoTuLenh(fen, { rules: game.rules() });
    return findDanger(turned, moves);
  } catch {
    // It cannot be played now.
    return null;
  } finally {
    turned?.free();
  }
}
