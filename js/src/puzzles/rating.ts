// How hard a puzzle is, from what stands in its line: the theme does not count.
import type { Color } from "../vocabulary/types.js";

/** The rating of a puzzle with few pieces, solved by one plain capture. */
const EASIEST = 500;
/** What each further depth of the search that finds it adds, and each further turn of the solver. */
const DEPTH = 70;
const TURN = 90;
/** What each piece beyond a few adds, and each one less takes off: the more stand there, the more turns there are. */
const PIECE = 18;
const FEW_PIECES = 5;
/** Turns that are harder to see: a deploy, a turn that takes nothing, captures that stay or are not survived. */
const DEPLOY = 110;
const QUIET = 90;
const RARE_CAPTURE = 70;
/** Where one piece has to do it, it is found at once. */
const ALONE = -60;
/** A commander in danger looks first at where it can go itself. */
const COMMANDER = -50;
const OTHER_RULES = 50;

/** What a line of a puzzle says. */
interface Line {
  readonly fen: string;
  readonly rules: string;
  readonly depth: number;
  readonly turns: readonly string[];
  /** The side that solves it. */
  readonly color: Color;
}

/** The rating of a puzzle, on the scale of a player's rating. */
export function ratePuzzle({ fen, rules, depth, turns, color }: Line): number {
  const [first = ""] = turns;
  const [placement = ""] = fen.split(" ");
  const pieces = placement.replace(/[^a-z]/gi, "").length;
  const others = color === "b" ? /[^a-z]/g : /[^A-Z]/g;
  const isAlone = placement.replace(others, "").length === 2;
  return (
    EASIEST +
    DEPTH * (depth - 1) +
    TURN * ((turns.length - 1) / 2) +
    PIECE * (pieces - FEW_PIECES) +
    (isAlone ? ALONE : 0) +
    (first.includes(":") ? DEPLOY : 0) +
    (first.includes("x") ? 0 : QUIET) +
    (turns.some((turn) => /[@_]/.test(turn)) ? RARE_CAPTURE : 0) +
    (/^\+?C/.test(first) ? COMMANDER : 0) +
    (rules === "standard" ? 0 : OTHER_RULES)
  );
}
