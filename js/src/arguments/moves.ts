// Reading pieces and moves.
import { MOVE_KINDS } from "../vocabulary.js";
import { CoTuLenhError, type ErrorCode } from "../errors.js";
import { EXACTLY_BIT, HEROIC_BIT, PIECE_COLOR_SHIFT, ROLE_MASK } from "../wasm/generated.js";
import { isArray, readObject, shown, type Kind } from "./objects.js";
import { colorCode, pieceCode, squareIndex } from "./values.js";

/** No stack has more pieces. */
const MAX_PIECES = 11;

const PIECE_FIELDS = ["type", "color", "heroic", "carrying"] as const;

const PIECE: Kind = { code: "INVALID_PIECE", what: "a piece is an object" };

const MOVE_FIELDS = ["from", "to", "piece", "kind", "deploy"] as const;

const MOVE: Kind<(typeof MOVE_FIELDS)[number]> = {
  code: "INVALID_MOVE",
  what: "a move is a text or an object with from and to",
  copy: ({ from, to, piece, kind, deploy }) => ({ from, to, piece, kind, deploy }),
  // A listed or a played move has these too, and can be passed as it is.
  others: "color flags captured combined promoted san lan endsTurn".split(" "),
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

/** A set of piece kinds, from one or from a list of them. */
export function readTypes(value: unknown): number {
  if (!isArray(value)) return 1 << (pieceCode(value) - 1);
  const list = readElements(value, "INVALID_PIECE_TYPE", "a list of piece types");
  if (list.length === 0) {
    throw new CoTuLenhError("INVALID_PIECE_TYPE", "a list of piece types has at least one");
  }
  return list.reduce((bits: number, type) => bits | (1 << (pieceCode(type) - 1)), 0);
}

/** The number of a kind of move. */
export function readKind(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const kind = (MOVE_KINDS as readonly unknown[]).indexOf(value);
  if (kind < 0) {
    throw new CoTuLenhError(
      "INVALID_MOVE",
      `kind is ${MOVE_KINDS.join(", ")}, not ${shown(value)}`,
    );
  }
  return kind;
}

/** Something that may be left open: 0 for that, 1 for no, 2 for yes. */
export function readChoice(value: unknown, name: string, code: ErrorCode): number {
  if (value === undefined) return 0;
  if (typeof value !== "boolean") {
    throw new CoTuLenhError(code, `${name} is true or false, not ${shown(value)}`);
  }
  return value ? 2 : 1;
}

/** What moves: a kind, a list of all kinds, or a piece such as that of a listed move. */
function readMover(value: unknown): number {
  if (value === undefined) return 0;
  if (isArray(value)) return readTypes(value) | EXACTLY_BIT;
  if (typeof value !== "object" || value === null) return readTypes(value);
  return readPiece(value).reduce((bits, one) => bits | (1 << ((one & ROLE_MASK) - 1)), EXACTLY_BIT);
}

/** A move given by its squares, packed as `query` in `src/wasm/moves.rs` says. */
export function readMoveInput(value: unknown): [what: number, piece: number] {
  const { from, to, piece, kind, deploy } = readObject(value, MOVE_FIELDS, MOVE);
  const squares = squareIndex(from) | (squareIndex(to) << 8);
  const mover = readMover(piece);
  const what = ((readKind(kind) ?? -1) + 1) << 16;
  return [squares | what | (readChoice(deploy, "deploy", "INVALID_MOVE") << 24), mover];
}

/** A turn as a move or a list of moves, packed. */
export function readTurn(value: unknown): Uint32Array {
  const moves = isArray(value) ? readElements(value, "INVALID_MOVE", "a turn") : [value];
  if (moves.length === 0) throw new CoTuLenhError("INVALID_MOVE", "a turn has at least one move");
  return Uint32Array.from(moves.flatMap(readMoveInput));
}
