// Compiled, never run: what strict TypeScript accepts and what it must not.
import {
  AirDefenseResult,
  BITS,
  COMMANDER,
  CoTuLenh,
  CoTuLenhError,
  ERROR_CODES,
  RED,
  SQUARES,
  type Color,
  type ErrorCode,
  type Piece,
  type PieceType,
  type Square,
  type Terrain,
} from "cotulenh-wasm";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Equal<A, B>): void {}

const game = new CoTuLenh();
new CoTuLenh(CoTuLenh.START);
const turn: Color = game.turn();
const piece: Piece | null = game.get("a1");
const board: (Piece | null)[][] = game.board();
const terrain: Terrain = game.terrain("k12");
const squares: readonly Square[] = SQUARES;
game.get("c4", "f");
game.get("c4", "AirForce");
game.get("c4", "air_force");
game.fen({ stacks: "carrier" });
game[Symbol.dispose]();

same<typeof RED, "r">(true);
same<typeof COMMANDER, "c">(true);
same<(typeof BITS)["DEPLOY"], 16>(true);
same<AirDefenseResult, 0 | 1 | 2>(true);
same<PieceType, "c" | "i" | "t" | "m" | "e" | "a" | "g" | "s" | "f" | "n" | "h">(true);
same<ErrorCode, (typeof ERROR_CODES)[number]>(true);
same<Terrain["zone"], "water" | "mixed" | "land">(true);

new CoTuLenh(undefined, { rules: { airDefense: "noFly", lastGuard: true } });

// @ts-expect-error There is no such rule.
new CoTuLenh(undefined, { rules: { castling: true } });
// @ts-expect-error There is no file l.
game.get("l1");
// @ts-expect-error There is no rank 13.
game.terrain("a13");
// @ts-expect-error There is no rank 0.
const zero: Square = "a0";
// @ts-expect-error A square is not any string.
game.get("a1" as string);
// @ts-expect-error There is no queen.
game.get("a1", "queen");
// @ts-expect-error The only styles are "together" and "carrier".
game.fen({ stacks: "both" });
// @ts-expect-error A FEN is a string.
new CoTuLenh(1);
// @ts-expect-error An empty square has no piece.
game.get("a1").type;
// @ts-expect-error The list of squares is not to be changed.
SQUARES.push("a1");
// @ts-expect-error The start is not to be changed.
CoTuLenh.START = "";

try {
  game.free();
} catch (error) {
  if (error instanceof CoTuLenhError) {
    const code: ErrorCode = error.code;
    // @ts-expect-error No such code.
    if (error.code === "NO_SUCH_CODE") throw code;
  }
}

export { board, piece, squares, terrain, turn, zero };
