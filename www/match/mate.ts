// Why a position is mate: what attacks the commander, and what keeps it from every point around.
import { otherColor, SQUARES, type Attacker, type CoTuLenh, type Square } from "cotulenh-wasm";

export interface MateReason {
  commander: Square;
  attackers: readonly Attacker[];
  /** The other commander, if the two face each other on an open line and nothing else attacks. */
  facing: Square | null;
  /**
   * The points that the commander could reach, and what covers each: `inSight` where the other commander does,
   * since this one would come to an open line with it, or cross one (R9.4).
   */
  covered: readonly { square: Square; by: readonly Square[]; inSight: boolean }[];
}

/** Why the side to move is mated; null if it is not. */
export function explainMate(game: CoTuLenh): MateReason | null {
  const loser = game.turn();
  const winner = otherColor(loser);
  const commander = game.getCommanderSquare(loser);
  if (!commander || !game.isCheckmate()) return null;
  const attackers = game.getAttackers(commander, winner);
  const covered = SQUARES.flatMap((square) => {
    const illegal = game.explain({ from: commander, to: square, piece: "c" });
    const inSight = illegal?.reason === "lineOfSight";
    const isCovered = inSight || illegal?.reason === "commanderInDanger";
    return isCovered ? [{ square, by: illegal.squares, inSight }] : [];
  });
  const facing = attackers.length === 0 ? game.getCommanderSquare(winner) : null;
  return { commander, attackers, facing, covered };
}
