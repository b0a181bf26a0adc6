// Deploys that could be written as a move of the whole stack.

/**
 * The plain move that reaches the same position as a deploy; null if there is none, or if the turn is no deploy.
 * @param {import("cotulenh-wasm").CoTuLenh} game
 * @param {string} turn
 */
export function findPlainMove(game, turn) {
  if (!game.readTurn(turn).moves.some(({ deploy }) => deploy)) return null;
  const reached = (move) => {
    const after = game.clone();
    after.playTurn(move);
    const fen = after.fen();
    after.free();
    return fen;
  };
  const fen = reached(turn);
  const plain = game.moves({ verbose: true, deploy: false });
  return plain.find(({ lan }) => reached(lan) === fen)?.lan ?? null;
}
