// Moves as a view shows them: animations and arrows.
import type { CoTuLenh } from "../game/class.js";
import type { FlightSquare, Move, Square } from "../vocabulary/types.js";
import type { LineArrow, MoveEffects } from "./types.js";

/**
 * What a move did, or several of them, for animations: what slides, what fires or flies and returns, what is
 * lost, captured, joined and promoted. A board of `cotulenh-wasm/board` takes it as `effects`.
 *
 * @example
 * ```ts
 * effects(game.move("Tf6")).slide; // [{ from: "f4", to: "f6", piece: { type: "t", color: "r" } }]
 * ```
 */
export function effects(move: Move | readonly Move[]): MoveEffects {
  const all: MoveEffects = {
    slide: [],
    returns: [],
    dies: [],
    captured: [],
    joined: [],
    promoted: [],
  };
  for (const { from, to, piece, kind, captured, combined, promoted } of [move].flat() as Move[]) {
    const list = kind === "stay" ? all.returns : kind === "suicide" ? all.dies : all.slide;
    list.push({ from, to, piece });
    if (captured) all.captured.push({ square: to, piece: captured });
    if (combined) all.joined.push({ square: to, piece: combined });
    all.promoted.push(...(promoted ?? []));
  }
  return all;
}

/**
 * What awaits an Air Force on a square, as `game.getFlightPaths` has it; nothing where no Air Force stands or is
 * carried.
 *
 * @example
 * ```ts
 * board.set({ flights: { from: "c3", squares: flightsOf(game, "c3") } });
 * ```
 */
export function flightsOf(game: CoTuLenh, square: Square): FlightSquare[] {
  return game.get(square, "f") ? game.getFlightPaths(square) : [];
}

/** Each further turn of a line has weaker arrows by this factor. */
const FADING = 0.6;

/**
 * The arrows of an engine's line: of its first turn, or of `turns` turns. Deploy steps are numbered.
 *
 * @example
 * ```ts
 * const { lines } = await engine.search(game, { nodes: 10_000 });
 * arrows(lines[0], { turns: 2 });
 * ```
 */
export function arrows(
  line: { readonly moves: readonly (readonly Move[])[] },
  options: { turns?: number | undefined } = {},
): LineArrow[] {
  return line.moves.slice(0, options.turns ?? 1).flatMap((moves, turn) =>
    moves.map(({ from, to, color }, step) => ({
      from,
      to,
      side: color,
      turn,
      strength: FADING ** turn,
      ...(moves.length > 1 && { label: String(step + 1) }),
    })),
  );
}
