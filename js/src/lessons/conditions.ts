// Checks the conditions of levels.
import type { CoTuLenh } from "../game/class.js";
import { otherColor } from "../vocabulary/colors.js";
import { typesOf } from "../play/selecting/stacks.js";
import type { Color, Piece, PieceType, Square, Turn } from "../vocabulary/types.js";
import type { Condition, ConditionName, Places } from "./level.js";

/** What conditions are checked on. */
export interface Attempt {
  /** The game after the turns. */
  readonly game: CoTuLenh;
  /** The turns of both sides. */
  readonly turns: readonly Turn[];
  /** The learner's side. */
  readonly color: Color;
}

type Of<Name extends ConditionName> = Extract<Condition, { readonly [Key in Name]: unknown }>;

const listOf = (places: Places): readonly Square[] =>
  typeof places === "string" ? [places] : places;

const partsOf = ({ carrying = [], ...carrier }: Piece): Piece[] => [carrier, ...carrying];

const has = (piece: Piece, type: PieceType | "any"): boolean =>
  type === "any" || typesOf(piece).includes(type);

/** How many pieces of a kind a side has, also in stacks. */
function countOf(game: CoTuLenh, color: Color, type: PieceType | "any"): number {
  const types = game.pieces(color).flatMap(({ piece }) => typesOf(piece));
  return types.filter((one) => type === "any" || one === type).length;
}

function wins({ game, color }: Attempt, reason: string | true, winner: Color | null): boolean {
  const outcome = game.outcome();
  if (!outcome || (reason !== true && outcome.reason !== reason)) return false;
  return outcome.winner === winner && (winner === null || winner === color);
}

const HOLDS: { [Name in ConditionName]: (condition: Of<Name>, attempt: Attempt) => boolean } = {
  reach: ({ reach, by, heroic, alone }, { game, color }) =>
    listOf(reach).some((square) => {
      const piece = game.get(square);
      if (piece?.color !== color || (alone && piece.carrying)) return false;
      return partsOf(piece).some(
        (part) => (!by || part.type === by) && (!heroic || part.heroic === true),
      );
    }),
  capture: ({ capture, on, by, kind, step, times = 1 }, { turns, color }) => {
    const moves = turns.filter((turn) => turn.color === color).flatMap((turn) => turn.moves);
    const fitting = moves.filter(
      (move) =>
        move.captured &&
        has(move.captured, capture) &&
        (!on || move.to === on) &&
        (!by || move.piece.type === by) &&
        (!kind || move.kind === kind) &&
        (step === undefined || move.deploy === step),
    );
    return fitting.length >= times;
  },
  combine: ({ combine, on }, { game, color }) =>
    game.pieces(color).some(({ square, piece }) => {
      const types = typesOf(piece);
      const isWhole = types.length === combine.length;
      return (!on || on === square) && isWhole && types.every((type) => combine.includes(type));
    }),
  deploy: ({ deploy, from }, { turns, color }) =>
    turns.some(({ color: side, moves }) => {
      const [first] = moves;
      const isDeploy = side === color && first?.deploy === true && moves.length >= deploy;
      return isDeploy && (!from || first.from === from);
    }),
  hero: ({ hero, on }, { game, color }) =>
    game
      .pieces(color)
      .some(
        ({ square, piece }) =>
          (!on || on === square) &&
          partsOf(piece).some(({ type, heroic }) => type === hero && heroic),
      ),
  check: (_, { game, color }) => game.isCheck(otherColor(color)),
  won: ({ won }, attempt) => wins(attempt, won, attempt.color),
  drawn: ({ drawn }, attempt) => wins(attempt, drawn, null),
  survive: ({ survive }, { turns, color }) =>
    turns.filter((turn) => turn.color !== color).length >= survive,
  points: ({ points }, { game, color }) => game.points()[color] >= points,
  lead: ({ lead }, { game, color }) => {
    const points = game.points();
    return points[color] - points[otherColor(color)] >= lead;
  },
  lost: ({ lost }, { turns, color }) =>
    turns
      .flatMap(({ moves }) => moves)
      .some((move) =>
        move.color === color
          ? move.kind === "suicide" && has(move.piece, lost)
          : move.captured !== undefined && has(move.captured, lost),
      ),
  clear: ({ clear }, { game, color }) => {
    const enemy = otherColor(color);
    const left = countOf(game, enemy, clear);
    return left === (clear === "any" ? countOf(game, enemy, "c") : 0);
  },
  open: ({ open }, { game, color }) =>
    listOf(open).every((square) => !game.isSquareDefended(square, color)),
  guard: ({ guard }, { game, color }) =>
    listOf(guard).every((square) => game.isSquareDefended(square, otherColor(color))),
};

const NAMES = Object.keys(HOLDS) as ConditionName[];

/** The name of a condition that holds (of the first inside an `any` or `all`); `null` if it does not hold. */
export function findHolding(condition: Condition, attempt: Attempt): ConditionName | null {
  if ("any" in condition) {
    for (const one of condition.any) {
      const found = findHolding(one, attempt);
      if (found) return found;
    }
    return null;
  }
  if ("all" in condition) {
    const found = condition.all.map((one) => findHolding(one, attempt));
    return found.every((name) => name !== null) ? (found[0] ?? null) : null;
  }
  if ("not" in condition) {
    return findHolding(condition.not, attempt) ? null : nameOf(condition.not);
  }
  const name = nameOf(condition);
  const holds = HOLDS[name] as (condition: Condition, attempt: Attempt) => boolean;
  return holds(condition, attempt) ? name : null;
}

/** The name of a condition, or of the first one inside. */
function nameOf(condition: Condition): ConditionName {
  const inside =
    "not" in condition ? condition.not : "all" in condition ? condition.all[0] : undefined;
  const first = inside ?? ("any" in condition ? condition.any[0] : undefined);
  return first ? nameOf(first) : NAMES.find((name) => name in condition)!;
}
