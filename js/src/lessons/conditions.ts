// Whether a condition of a level holds.
import type { CoTuLenh } from "../game/class.js";
import { otherColor } from "../play/position.js";
import { typesOf } from "../play/selecting/stacks.js";
import type { Color, Piece, PieceType, Square, Turn } from "../types.js";
import type { Condition, ConditionName, Places } from "./level.js";

/** What conditions are asked about. */
export interface Course {
  /** It stands after the turns. */
  readonly game: CoTuLenh;
  /** The turns of both sides. */
  readonly turns: readonly Turn[];
  /** The learner's side. */
  readonly color: Color;
  /** The position of the level. */
  readonly fen: string;
}

type Of<Name extends ConditionName> = Extract<Condition, { readonly [Key in Name]: unknown }>;

const listOf = (places: Places): readonly Square[] =>
  typeof places === "string" ? [places] : places;

const partsOf = ({ carrying = [], ...carrier }: Piece): Piece[] => [carrier, ...carrying];

/** How many pieces of a kind a side has in a FEN. */
function countIn(fen: string, color: Color, type: PieceType | "any"): number {
  const [placement = ""] = fen.split(" ");
  const letters = placement.match(color === "r" ? /[A-Z]/g : /[a-z]/g) ?? [];
  return letters.filter((letter) => type === "any" || letter.toLowerCase() === type).length;
}

function wins({ game, color }: Course, reason: string | true, winner: Color | null): boolean {
  const outcome = game.outcome();
  if (!outcome || (reason !== true && outcome.reason !== reason)) return false;
  return outcome.winner === winner && (winner === null || winner === color);
}

const HOLDS: { [Name in ConditionName]: (condition: Of<Name>, course: Course) => boolean } = {
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
        (capture === "any" || typesOf(move.captured).includes(capture)) &&
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
  won: ({ won }, course) => wins(course, won, course.color),
  drawn: ({ drawn }, course) => wins(course, drawn, null),
  survive: ({ survive }, { turns, color }) =>
    turns.filter((turn) => turn.color !== color).length >= survive,
  points: ({ points }, { game, color }) => game.points()[color] >= points,
  lead: ({ lead }, { game, color }) => {
    const points = game.points();
    return points[color] - points[otherColor(color)] >= lead;
  },
  lost: ({ lost }, { game, color, fen }) =>
    countIn(game.fen(), color, lost) < countIn(fen, color, lost),
  clear: ({ clear }, { game, color }) => {
    const left = countIn(game.fen(), otherColor(color), clear);
    return left === (clear === "any" ? countIn(game.fen(), otherColor(color), "c") : 0);
  },
  open: ({ open }, { game, color }) =>
    listOf(open).every((square) => !game.isSquareDefended(square, color)),
  guard: ({ guard }, { game, color }) =>
    listOf(guard).every((square) => game.isSquareDefended(square, otherColor(color))),
};

const NAMES = Object.keys(HOLDS) as ConditionName[];

/** The name of the condition that holds, of the first one inside another; `null` if it does not hold. */
export function findHolding(condition: Condition, course: Course): ConditionName | null {
  if ("any" in condition) {
    for (const one of condition.any) {
      const found = findHolding(one, course);
      if (found) return found;
    }
    return null;
  }
  if ("all" in condition) {
    const found = condition.all.map((one) => findHolding(one, course));
    return found.every((name) => name !== null) ? (found[0] ?? null) : null;
  }
  if ("not" in condition) {
    return findHolding(condition.not, course) ? null : nameOf(condition.not);
  }
  const name = nameOf(condition);
  const holds = HOLDS[name] as (condition: Condition, course: Course) => boolean;
  return holds(condition, course) ? name : null;
}

/** The name of a condition, or of the first one inside. */
function nameOf(condition: Condition): ConditionName {
  const inside =
    "not" in condition ? condition.not : "all" in condition ? condition.all[0] : undefined;
  const first = inside ?? ("any" in condition ? condition.any[0] : undefined);
  return first ? nameOf(first) : NAMES.find((name) => name in condition)!;
}
