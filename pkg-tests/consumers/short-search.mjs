// A short search that every consumer runs, whatever it was built with: a mate, an analysis that is left,
// a search that is aborted and one that is refused. The answer is plain data, and the same for every
// version of the engine.

const MATE_IN_1 = "10c/11/7e3/8g2/9(+FC)1/11/11/7GI2/7T3/3+f1G5/5H5/11 r - - 14 82";

const codeOf = (search) => search.then(() => null).catch(({ code }) => code);

/** Runs the searches with the package's exports, and returns what happened. */
export async function search({ CoTuLenh, Engine }, options) {
  const engine = new Engine(options);
  const game = new CoTuLenh(MATE_IN_1);
  const { best, lines } = await engine.search(game, { mate: 1 });
  game.playTurn(best);
  let infos = 0;
  for await (const info of engine.analyse({}, { lines: 2 })) {
    infos += 1;
    if (info.depth >= 2) break;
  }
  const controller = new AbortController();
  const aborted = codeOf(engine.search({}, { depth: 50, signal: controller.signal }));
  controller.abort();
  const refused = codeOf(engine.search({}, {}));
  const answer = {
    score: lines[0].score,
    isMate: game.isGameOver(),
    hasInfos: infos > 0,
    aborted: await aborted,
    refused: await refused,
  };
  engine.close();
  game.free();
  answer.closed = await codeOf(engine.search({}, { nodes: 1 }));
  return answer;
}
