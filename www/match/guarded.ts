// Whether an attacked piece is guarded: what captures it can be captured there.
import { otherColor, type Color, type CoTuLenh, type Square } from "cotulenh-wasm";

/** Whether something attacks a piece of a side. */
export function isAttacked(game: CoTuLenh, square: Square, side: Color): boolean {
  return game.getAttackers(square, otherColor(side)).length > 0;
}

/** Whether a side can take back on a square what captures its piece there; `false` if nothing attacks it. */
export function isGuarded(game: CoTuLenh, square: Square, side: Color): boolean {
  const attackers = game.getAttackers(square, otherColor(side));
  return (
    attackers.length > 0 &&
    attackers.every(({ type }) => game.getAttackers(square, side, { as: type }).length > 0)
  );
}
