// `"start"`, and white space around a FEN, wherever a position is taken: the class has its own tests.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { CoTuLenh, parsePgn, START, STANDARD_RULES } from "cotulenh-wasm";
import { renderBoard } from "cotulenh-wasm/board/server";
import { Engine } from "cotulenh-wasm/engine";
import { createPlay } from "cotulenh-wasm/play";
import { createReferee } from "cotulenh-wasm/referee";
import { createRecord, GameTree, writeRecord } from "cotulenh-wasm/tree";

const engine = new Engine();
after(() => engine.close());

const cellsOf = (pieces) =>
  renderBoard({ pieces })
    .match(/aria-label="[^"]*"/g)
    .join();

for (const fen of ["start", " start\n", `\n  ${START}\t`]) {
  test(`${JSON.stringify(fen)} is the start`, async () => {
    const limits = { nodes: 500 };
    const { best } = await engine.search({ fen }, limits);
    assert.equal(best, (await engine.search({ fen: START }, limits)).best);
    const referee = createReferee({ start: fen }, { CoTuLenh });
    assert.equal(referee.record.start, START);
    assert.equal(parsePgn(`[SetUp "1"]\n[FEN "${fen.trim()}"]\n\n*`)[0].start, START);
    assert.ok(cellsOf(fen) === cellsOf(START), "the board shows the same pieces");
    const record = createRecord({ rules: STANDARD_RULES, start: fen });
    assert.equal(record.start, START);
    assert.doesNotMatch(writeRecord(record), /FEN/);
    const tree = new GameTree(new CoTuLenh());
    const play = createPlay({ tree });
    play.apply([{ type: "replaced", record: { ...tree.record, start: fen } }]);
    assert.equal(play.tree.record.start, START);
    play.destroy();
  });
}
