// Choices that a seed decides (mulberry32).

/** A source of choices. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit) => next() % limit;
  return {
    below,
    oneIn: (chances) => below(chances) === 0,
    pick: (values) => values[below(values.length)],
  };
}

/** A whole turn of a game in LAN, which is not played; `null` if there is none. */
export function randomTurn(random, game) {
  if (game.isGameOver()) return null;
  const trial = game.clone();
  while (!trial.move(random.pick(trial.moves())).endsTurn);
  const { lan } = trial.lastTurn();
  trial.free();
  return lan;
}
