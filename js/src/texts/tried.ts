// Why a move is not legal, said with its piece and its target.
import { terrainAt } from "../vocabulary/terrain.js";
import type { Illegal, Piece, Square } from "../vocabulary/types.js";
import { SQUARES } from "../vocabulary/words.js";
import { FILES, NAVY_VS_NAVY, RANGES } from "../vocabulary/generated.js";
import type { Texts } from "./table.js";

/** A move that was tried. What `connect` of `cotulenh-wasm/board/play` reports is one. */
export interface TriedMove {
  /** Where it starts. */
  readonly from: Square;
  /** Where it leads. */
  readonly to: Square;
  /** What was to move. */
  readonly piece?: Piece | null | undefined;
  /** What stands where it leads. */
  readonly target?: Piece | null | undefined;
}

/** How far apart two squares are along files and along ranks. */
function measure(from: Square, to: Square): [number, number] {
  const [start, end] = [SQUARES.indexOf(from), SQUARES.indexOf(to)];
  const { length } = FILES;
  const files = Math.abs((start % length) - (end % length));
  return [files, Math.abs(Math.floor(start / length) - Math.floor(end / length))];
}

function describeDistance(
  { reason }: Illegal,
  { from, to, piece, target }: TriedMove & { piece: Piece },
  texts: Texts,
): string | null {
  const { type, heroic = false } = piece;
  // R11 `headquarterMarches`: how far a heroic one goes is up to the rules.
  if (type === "h" && heroic) return null;
  const { tried } = texts;
  const name = tried.piece(texts.pieces[type], heroic);
  const [moves, captures] = RANGES[type][heroic ? 1 : 0];
  if (moves[0] === 0) return tried.fixed(name);
  const [files, ranks] = measure(from, to);
  const isDiagonal = files === ranks;
  if (reason === "noLine") {
    if (isDiagonal) return moves[1] === 0 ? tried.straight(name) : null;
    return files > 0 && ranks > 0 ? tried.noLine(from, to, moves[1] > 0) : null;
  }
  const isCapture = target ? target.color !== piece.color : false;
  const further = type === "n" && target?.type === "n" ? NAVY_VS_NAVY : 0;
  const ranges = isCapture ? captures : moves;
  const range = ranges[isDiagonal ? 1 : 0] + (isCapture ? further : 0);
  const steps = Math.max(files, ranks);
  if (!(steps > range)) return null;
  const isShorter = isDiagonal && ranges[0] !== ranges[1];
  return (isCapture ? tried.captures : tried.moves)(name, range, isShorter, to, steps);
}

/** The sentence for a move whose piece is known; `null` where the reason says all there is to say. */
export function describeTried(illegal: Illegal, move: TriedMove, texts: Texts): string | null {
  const { piece } = move;
  // In a stack, another part than the carrier may have come furthest.
  if (!piece || piece.carrying?.length) return null;
  const [square] = illegal.squares;
  if (illegal.reason === "terrain" && square) {
    const { zone } = terrainAt(SQUARES.indexOf(square));
    const name = texts.tried.piece(texts.pieces[piece.type], piece.heroic ?? false);
    return zone === "mixed" ? null : texts.tried.terrain[zone](square, name);
  }
  const isDistance = illegal.reason === "tooFar" || illegal.reason === "noLine";
  return isDistance ? describeDistance(illegal, { ...move, piece }, texts) : null;
}
