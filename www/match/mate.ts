// Why a final position is mate: what attacks the commander, and what covers every point it could flee to.
import { CoTuLenh, type Attacker, type Color, type Square } from "cotulenh-wasm";

export interface MateReason {
  commander: Square;
  attackers: readonly Attacker[];
  /** The other commander, if the two face each other on an open line and nothing else attacks. */
  facing: Square | null;
  /** The points that the commander could reach, and what covers each. */
  covered: readonly { square: Square; by: readonly Square[] }[];
}

/** The same pieces where nothing ends the game. */
function openFreely(game: CoTuLenh): CoTuLenh {
  return new CoTuLenh(game.fen(), { rules: { ...game.rules(), playOn: true } });
}

/** Where the commander could go if nothing threatened it: the lines up to the first piece. */
function listFlights(game: CoTuLenh, commander: Square, enemy: Color): Square[] {
  const alone = openFreely(game);
  try {
    const enemies = alone.pieces(enemy).map(({ square }) => square);
    for (const square of enemies) alone.remove(square);
    const reached = alone.moves({ verbose: true, square: commander, type: "c" });
    return reached.map(({ to }) => to).filter((to) => !isBehind(commander, to, enemies));
  } finally {
    alone.free();
  }
}

function toPoint(square: Square): { x: number; y: number } {
  return { x: square.charCodeAt(0), y: Number(square.slice(1)) };
}

/** Whether one of some squares stands between two on a line, the last one not counted. */
function isBehind(from: Square, to: Square, blockers: readonly Square[]): boolean {
  const [a, b] = [toPoint(from), toPoint(to)];
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
  for (let [x, y] = [a.x + dx, a.y + dy]; x !== b.x || y !== b.y; x += dx, y += dy) {
    if (blockers.some((one) => toPoint(one).x === x && toPoint(one).y === y)) return true;
  }
  return false;
}

/** What covers a point once the commander has gone there. */
function listCovering(game: CoTuLenh, commander: Square, to: Square, enemy: Color): Square[] {
  const moved = openFreely(game);
  try {
    const piece = moved.remove(commander, "c");
    if (!piece) return [];
    if (moved.get(to)) moved.remove(to);
    moved.put(piece, to);
    const attackers = moved.getAttackers(to, enemy).map(({ square }) => square);
    const facing = moved.getCommanderSquare(enemy);
    if (attackers.length > 0 || !facing || !moved.isCheck(piece.color)) return [...new Set(attackers)];
    return [facing];
  } catch {
    // The commander cannot stand there.
    return [];
  } finally {
    moved.free();
  }
}

/** Why the side to move is mated; null if it is not. */
export function explainMate(game: CoTuLenh): MateReason | null {
  const loser = game.turn();
  const winner: Color = loser === "r" ? "b" : "r";
  const commander = game.getCommanderSquare(loser);
  if (!commander || !game.isCheckmate()) return null;
  const attackers = game.getAttackers(commander, winner);
  const covered = listFlights(game, commander, winner)
    .map((square) => ({ square, by: listCovering(game, commander, square, winner) }))
    .filter(({ by }) => by.length > 0);
  return {
    commander,
    attackers,
    facing: attackers.length === 0 ? game.getCommanderSquare(winner) : null,
    covered,
  };
}
