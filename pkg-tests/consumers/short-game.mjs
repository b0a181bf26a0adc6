// A short game that every consumer plays, whatever it was built with: a capture, a suicide capture,
// a deploy that opens an air-defense zone, undo, redo and a record. Nothing here is particular to
// Node, to browsers or to a bundler, and the answer is plain data.

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

/** Plays the game with the package's exports, and returns what happened. */
export function play({ CoTuLenh, CoTuLenhError }) {
  const game = new CoTuLenh(START);
  const zones = () => game.getAirDefenseZones("b");

  const capture = game.move({ from: "e4", to: "e6" });
  game.move("Ik8");
  const suicide = game.move("F@i6");
  game.move("Ik7");

  const before = zones();
  game.startDeploy("g4");
  const step = game.deployStep("AntiAir", "g5");
  const during = {
    zones: zones(),
    real: game.realBoard().length,
    virtual: game.virtualBoard().length,
  };
  const turn = game.commitDeploy();
  const after = zones();

  const undone = game.undo();
  const afterUndo = zones();
  game.redo();
  const record = game.pgn();
  const again = new CoTuLenh();
  again.loadPgn(record);

  const answer = {
    capture,
    suicide,
    deploy: { before, step, during, turn, after },
    undone: { san: undone.san, zones: afterUndo },
    fen: game.fen(),
    history: game.history(),
    record,
    reread: again.fen() === game.fen() && again.hash() === game.hash(),
    refused: refusal(() => game.move("Tz9"), CoTuLenhError),
  };
  again.free();
  game.free();
  answer.freed = refusal(() => game.fen(), CoTuLenhError);
  return answer;
}
