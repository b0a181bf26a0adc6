// Why a wrong turn of a puzzle fails, from what it does on the board.
import type { CoTuLenh, Move, Piece } from "cotulenh-wasm";
import { otherColor, POINTS } from "cotulenh-wasm/constants";
import type { Puzzle, PuzzleRun, PuzzleSnapshot } from "cotulenh-wasm/puzzles";
import { namePieces } from "cotulenh-wasm/texts";
import { ask } from "../../match/ask.js";
import { DIVISIONS } from "../../match/score.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { isOwn } from "./own.js";
import { canTakeBack } from "./refutation.js";
import { puzzleTexts } from "./texts.js";

/** The pieces that defend the sky. */
const DEFENDERS = ["g", "s", "n"];

const listPieces = (piece: Piece): Piece[] => [piece, ...(piece.carrying ?? [])];

/** The pieces that some moves capture. */
const listTaken = (moves: readonly Move[]): Piece[] =>
  moves.flatMap(({ captured }) => (captured ? listPieces(captured) : []));

const countPoints = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { type }) => sum + POINTS[type], 0);

/** A way out of a check, as a sentence; `null` if there is none. The game is in check. */
function sayWayOut(game: CoTuLenh): string | null {
  const { wayOut } = read(puzzleTexts);
  const color = game.turn();
  const commander = game.getCommanderSquare(color);
  const replies = game.moves({ verbose: true, deploy: false });
  const name = ({ piece }: Move) => namePieces(piece, words());
  const flight = replies.find(({ from, piece }) => from === commander && piece.type === "c");
  if (flight) return wayOut.flees(flight.to);
  const checkers = commander
    ? game.getAttackers(commander, otherColor(color)).map(({ square }) => square)
    : [];
  const capture = replies.find(({ to, captured }) => captured && checkers.includes(to));
  if (capture) return wayOut.takes(name(capture), capture.from, capture.to);
  const [other] = replies;
  return other ? wayOut.blocks(name(other), other.to) : null;
}

/** How many turns were played before the line of a puzzle. */
const countBefore = ({ mistake }: Puzzle) => (mistake ? 1 : 0);

/** Why a turn does not mate. */
function sayNoMate({ play, puzzle }: PuzzleRun, { turns, length }: PuzzleSnapshot): string {
  const { fails } = read(puzzleTexts);
  const node = play.tree.mainLine()[countBefore(puzzle) + 2 * turns];
  const isLast = turns + 1 === length && puzzle.turns.length === 2 * turns + 1;
  const way = ask(play.tree, (game) => (game.isCheck() ? (sayWayOut(game) ?? "") : null), node);
  if (way === null) return isLast ? fails.noCheck : fails.quiet;
  if (way === "") return fails.check;
  return isLast ? fails.notMate(way) : fails.tooSlow(way);
}

/** How much a turn takes, beside what there is to take. */
function sayMaterial(
  taken: readonly Piece[],
  wanted: readonly Piece[],
  isTakenBack: () => boolean,
): string {
  const { fails } = read(puzzleTexts);
  const [first] = taken;
  if (!first) return fails.takesNothing;
  const [points, best] = [countPoints(taken), countPoints(wanted)];
  if (points < best) return fails.takesLess(words().pieces[first.type], points);
  return isTakenBack() ? fails.material : fails.takesSame;
}

/** Why the turn that was played fails. */
export function sayFailure(run: PuzzleRun, snapshot: PuzzleSnapshot): string {
  const { fails, sides } = read(puzzleTexts);
  const { play, puzzle } = run;
  const { theme } = puzzle;
  if (isOwn(puzzle)) return fails.own(sides[otherColor(puzzle.color)]);
  if (/^mate\d/.test(theme)) return sayNoMate(run, snapshot);
  const line = play.tree.mainLine();
  const at = countBefore(puzzle) + 2 * snapshot.turns;
  const moves = line[at]?.turn?.moves ?? [];
  const taken = listTaken(moves);
  if (theme === "material") {
    const right = puzzle.turns[2 * snapshot.turns]!;
    const wanted = ask(play.tree, (game) => game.readTurn(right).moves, line[at - 1]);
    const isTakenBack = () => ask(play.tree, (game) => canTakeBack(game, moves), line[at]);
    return sayMaterial(taken, listTaken(wanted), isTakenBack);
  }
  if (theme === "deploy" && !moves.some(({ deploy }) => deploy)) return fails.noDeploy;
  if (theme === "flight") {
    if (moves.some(({ kind }) => kind === "suicide")) return fails.planeLost;
    if (!moves.some(({ piece }) => piece.type === "f")) return fails.noFlight;
  }
  if (theme === "airDefense" && !taken.some(({ type }) => DEFENDERS.includes(type))) {
    return fails.noDefender;
  }
  const [, battle = ""] = /^objective=(\w+)$/.exec(puzzle.rules) ?? [];
  const division = (DIVISIONS as Readonly<Record<string, readonly string[]>>)[battle];
  if (theme === "battle" && division) {
    const theirs = ask(play.tree, (game) => game.pieces(otherColor(puzzle.color)), line[at]);
    const left = theirs
      .flatMap(({ piece }) => listPieces(piece))
      .filter(({ type }) => division.includes(type)).length;
    if (left > 0) return fails.left(left);
  }
  return fails[theme as keyof typeof fails & typeof theme];
}
