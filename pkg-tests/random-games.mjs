// Random games, the same in every run.

/** Numbers from 0 to 1. */
export function createRandom(seed = 1) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** One of a list. */
export const pick = (random, list) => list[Math.floor(random() * list.length)];

/** A whole turn of a game in LAN, which is not played; `null` if there is none. */
export function randomTurn(random, game) {
  if (game.isGameOver()) return null;
  const trial = game.clone();
  while (!trial.move(pick(random, trial.moves())).endsTurn);
  const { lan } = trial.lastTurn();
  trial.free();
  return lan;
}
