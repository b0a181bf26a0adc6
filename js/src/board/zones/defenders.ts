// Who defends the air. A game says it; a board that has only a FEN, or levels, knows itself who defends, and how
// far (R5.1, and R11 `noFly`). Tests compare it with the game.
import { completeRules } from "../../arguments/rules.js";
import type { Color, PieceType, Rules, Square } from "../../vocabulary/types.js";
import { FILES, SQUARES } from "../../vocabulary/words.js";
import { coveredBy } from "../../vocabulary/zones.js";
import { cellOf } from "../geometry.js";
import type { BoardOptions, DefenderInput } from "../options.js";
import type { Pieces } from "../read/placement.js";

/** A piece that defends the air around it. */
export interface Defender {
  /** Where it stands. */
  readonly square: Square;
  /** Whose it is. */
  readonly color: Color;
  /** What it is; null if the facts do not say it. */
  readonly type: PieceType | null;
  /** How far it reaches. */
  readonly level: number;
  /** What it covers. */
  readonly squares: readonly Square[];
  /** A star of lines, which no plane may enter at all, instead of a dome (R11 `noFly`). */
  readonly noFly: boolean;
}

/** How far pieces reach (R5.1, R11), for boards that show a FEN and have no game to ask. */
const REACHES: Record<Rules["airDefense"], { readonly [Type in PieceType]?: number }> = {
  levels: { s: 2, n: 1, g: 1 },
  noFly: { g: 2, h: 1 },
};

function zonesByRules(
  pieces: Pieces,
  sides: "red" | "blue" | "both",
  { airDefense }: Rules,
): DefenderInput[] {
  const noFly = airDefense === "noFly";
  return [...pieces].flatMap(([square, { type, color, heroic }]) => {
    const reach = REACHES[airDefense][type];
    if (!reach || (sides !== "both" && sides[0] !== color)) return [];
    // Only levels grow with heroism.
    return { square, color, level: heroic && !noFly ? reach + 1 : reach, noFly };
  });
}

/** A defender; what the game has not said follows from its level. */
function readDefender(
  { square, level, color, squares, noFly = false }: DefenderInput,
  pieces: Pieces,
): Defender {
  const piece = pieces.get(square);
  return {
    square,
    color: color ?? piece?.color ?? "r",
    type: piece?.type ?? null,
    level,
    squares: squares ?? coveredBy(square, level, noFly),
    noFly,
  };
}

/** The defenders to be shown. */
export function readDefenders(
  { zones, rules }: Pick<BoardOptions, "zones" | "rules">,
  pieces: Pieces,
): readonly Defender[] {
  const complete = completeRules(rules);
  if (zones === null) return [];
  const all = typeof zones === "string" ? zonesByRules(pieces, zones, complete) : zones;
  // By rank and then by file, whatever the order of the facts.
  const order = ({ square }: DefenderInput) => {
    const [file, rank] = cellOf(square);
    return rank * FILES.length + file;
  };
  return [...all].sort((a, b) => order(a) - order(b)).map((zone) => readDefender(zone, pieces));
}

/** Whether both lists say the same. */
export function areSame(some: readonly Defender[], others: readonly Defender[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, i) => {
      const other = others[i]!;
      return (
        one.square === other.square &&
        one.color === other.color &&
        one.type === other.type &&
        one.level === other.level &&
        one.noFly === other.noFly
      );
    })
  );
}

/** The defenders of each square. */
export function readCovered(
  defenders: readonly Defender[],
): ReadonlyMap<Square, readonly Defender[]> {
  const covered = new Map<Square, Defender[]>(SQUARES.map((square) => [square, []]));
  for (const one of defenders) for (const square of one.squares) covered.get(square)?.push(one);
  return covered;
}
