// The accessible names of the squares.
import type { Square } from "../../vocabulary/types.js";
import { terrainAt } from "../../vocabulary/terrain.js";
import { SQUARES } from "../../vocabulary/words.js";
import type { BoardState } from "../read/state.js";

const TERRAINS = new Map(SQUARES.map((square, i) => [square, terrainAt(i)]));

/** The accessible name of a square. */
export function labelOf(state: BoardState, square: Square): string {
  const { labels, options } = state;
  const facts = {
    square,
    piece: state.pieces.get(square) ?? null,
    defends: state.defenders.find((one) => one.square === square)?.level ?? null,
    terrain: TERRAINS.get(square)!,
    covered: state.covered.get(square)!,
    approach: state.sky?.approaches.get(square) ?? null,
    kinds: state.targets.get(square) ?? [],
    isSelected: options.selected === square,
    isMovable: !options.viewOnly && state.movable.has(square),
    isCheck: state.check === square,
    isLastMove: state.lastMove.includes(square),
  };
  return labels.square(facts, labels);
}
