// Reading pieces and moves.
import { MOVE_KINDS } from "../vocabulary/words.js";
import { adviseResult } from "../errors/advice.js";
import { CoTuLenhError } from "../errors/error.js";
import type { ErrorCode } from "../vocabulary/error-codes.js";
import {
  CELL_SHIFT,
  COLOR_SHIFT,
  EXACTLY_BIT,
  HEROIC_BIT,
  PIECE_BITS,
  PIECE_COLOR_SHIFT,
  PIECE_MASK,
  ROLE_MASK,
} from "../vocabulary/generated.js";
import type { MoveKind, PieceType } from "../vocabulary/types.js";
import { fieldOf, isArray, readObject, shown, type Kind } from "./objects.js";
import { colorCode, pieceCode, readPieceType, squareIndex } from "./values.js";

/** There are no more kinds of pieces, so no list of them is longer. */
const MAX_PIECES = 11;

/** A cell has no more. */
const MAX_STACK = 3;

const PIECE_FIELDS = ["type", "color", "heroic", "carrying"] as const;

const PIECE: Kind = { code: "INVALID_PIECE", what: "a piece is an object" };

const MOVE_FIELDS = ["from", "to", "piece", "kind", "deploy"] as const;

/** What is no move, but may be taken for one. */
const adviseMove = (value: unknown): string =>
  adviseResult(fieldOf(value, "best"), fieldOf(value, "then"));

const MOVE: Kind<(typeof MOVE_FIELDS)[number]> = {
  code: "INVALID_MOVE",
  what: "a move is a text or an object with from and to",
  copy: ({ from, to, piece, kind, deploy }) => ({ from, to, piece, kind, deploy }),
  // A listed or a played move has these too, and can be passed as it is.
  others: "color flags captured combined promoted san lan endsTurn turn".split(" "),
  advise: adviseMove,
};

/** The elements of an array, read once each. */
function readElements(value: unknown, code: ErrorCode, what: string): unknown[] {
  try {
    if (Array.isArray(value) && value.length <= MAX_PIECES) return Array.from(value as unknown[]);
  } catch {
    // Refused below.
  }
  throw new CoTuLenhError(code, `${what} is a short array, not ${shown(value)}`);
}

/** A piece, packed, and what it is said to carry. */
function readSingle(value: unknown): [packed: number, carrying: unknown] {
  const { type, color, heroic, carrying } = readObject(value, PIECE_FIELDS, PIECE);
  if (heroic !== undefined && typeof heroic !== "boolean") {
    throw new CoTuLenhError("INVALID_PIECE", `heroic is true or false, not ${shown(heroic)}`);
  }
  const packed = pieceCode(type) | (colorCode(color) << PIECE_COLOR_SHIFT);
  return [heroic ? packed | HEROIC_BIT : packed, carrying];
}

/** A piece with what it carries, each packed, the carrier first. */
export function readPiece(value: unknown): number[] {
  const [carrier, carrying] = readSingle(value);
  if (carrying === undefined) return [carrier];
  const carried = readElements(carrying, "INVALID_PIECE", "carrying").map((one) => {
    const [packed, more] = readSingle(one);
    if (
      more === undefined ||
      (isArray(more) && readElements(more, "INVALID_PIECE", "carrying").length === 0)
    ) {
      return packed;
    }
    throw new CoTuLenhError("INVALID_PIECE", "a carried piece carries nothing itself");
  });
  return [carrier, ...carried];
}

/** Piece types by their letters, from one or from a list of them. */
export function readTypes(value: unknown): PieceType[] {
  if (!isArray(value)) return [readPieceType(value)];
  const list = readElements(value, "INVALID_PIECE_TYPE", "a list of piece types");
  if (list.length === 0) {
    throw new CoTuLenhError("INVALID_PIECE_TYPE", "a list of piece types has at least one");
  }
  return list.map(readPieceType);
}

/** A set of piece types, a bit for each. */
export const packTypes = (types: readonly PieceType[]): number =>
  types.reduce((bits, type) => bits | (1 << (pieceCode(type) - 1)), 0);

/** A kind of move that need not be given. */
export function readKind(value: unknown): MoveKind | undefined {
  if (value === undefined) return undefined;
  const kind = MOVE_KINDS.find((known) => known === value);
  if (kind === undefined) {
    throw new CoTuLenhError(
      "INVALID_MOVE",
      `kind is ${MOVE_KINDS.join(", ")}, not ${shown(value)}`,
    );
  }
  return kind;
}

/** Whether a move is a deploy step, which need not be said. */
export function readDeploy(value: unknown, code: ErrorCode): boolean | undefined {
  if (value === undefined || typeof value === "boolean") return value;
  throw new CoTuLenhError(code, `deploy is true or false, not ${shown(value)}`);
}

/** The cell of these pieces, each packed, the carrier first. */
const toCell = ([carrier = 0, ...carried]: readonly number[]): number => {
  const color = (carrier >> PIECE_COLOR_SHIFT) << COLOR_SHIFT;
  return carried.reduce(
    (cell, piece, n) => cell | ((piece & PIECE_MASK) << (PIECE_BITS * (n + 1))),
    color | (carrier & PIECE_MASK),
  );
};

/** What moves: a kind, a list of all kinds, or a piece such as that of a listed move, which is a cell, too. */
function readMover(value: unknown): number {
  if (value === undefined) return 0;
  if (isArray(value)) return packTypes(readTypes(value)) | EXACTLY_BIT;
  if (typeof value !== "object" || value === null) return packTypes(readTypes(value));
  const pieces = readPiece(value);
  const types = pieces.reduce((bits, one) => bits | (1 << ((one & ROLE_MASK) - 1)), EXACTLY_BIT);
  // More pieces than a stack has are no cell.
  return pieces.length > MAX_STACK ? types : types | (toCell(pieces) << CELL_SHIFT);
}

/**
 * A move that was listed, or what is known of one, as the two words of an input that `src/wasm/packed/bits.rs`
 * describes.
 */
export function readMoveInput(value: unknown): [what: number, piece: number] {
  const { from, to, piece, kind, deploy } = readObject(value, MOVE_FIELDS, MOVE);
  const advice = from === undefined ? adviseMove(value) : "";
  if (advice) throw new CoTuLenhError("INVALID_MOVE", advice);
  const squares = squareIndex(from) | (squareIndex(to) << 8);
  const mover = readMover(piece);
  const kindNumber = kind === undefined ? 0 : MOVE_KINDS.indexOf(readKind(kind)!) + 1;
  const isStep = readDeploy(deploy, "INVALID_MOVE");
  const choice = isStep === undefined ? 0 : Number(isStep) + 1;
  return [squares | (kindNumber << 16) | (choice << 24), mover];
}

/** A turn as a move or a list of moves, packed. */
export function readTurn(value: unknown): Uint32Array {
  const moves = isArray(value) ? readElements(value, "INVALID_MOVE", "a turn") : [value];
  if (moves.length === 0) throw new CoTuLenhError("INVALID_MOVE", "a turn has at least one move");
  return Uint32Array.from(moves.flatMap(readMoveInput));
}
