// A short program that every consumer runs, whatever it was built with. Nothing here is particular
// to Node, to browsers or to a bundler, and the answer is plain data.

const START = "6c4/11/11/10i/11/11/4i3g2/11/4T1(EG)4/11/8F2/4C6 r - - 0 1";

/** What a refused call throws: its code, and whether it is of the package's own class. */
function refusal(call, CoTuLenhError) {
  try {
    call();
  } catch (error) {
    return { code: error.code, own: error instanceof CoTuLenhError };
  }
  return null;
}

/** Runs the program with the package's exports, and tells what happened. */
export function play({ CoTuLenh, CoTuLenhError }) {
  const game = new CoTuLenh(START);
  const answer = {
    fen: game.fen(),
    stack: game.get("g4"),
    refused: refusal(() => game.get("z9"), CoTuLenhError),
  };
  game.free();
  answer.freed = refusal(() => game.fen(), CoTuLenhError);
  return answer;
}
