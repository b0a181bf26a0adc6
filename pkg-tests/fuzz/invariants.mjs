// What must hold of a game after every call, and what a user can see of it.
import assert from "node:assert/strict";
import {
  CoTuLenh,
  CoTuLenhError,
  DECLARED_REASONS,
  ERROR_CODES,
  parsePgn,
  writePgn,
} from "cotulenh-wasm";

/** All that a game shows, as text. */
export function snapshot(game) {
  const copy = game.clone();
  const redone = [];
  for (let turn = copy.redo(); turn; turn = copy.redo()) redone.push(turn.lan);
  copy.free();
  const texts = [game.fen(), game.hash(), game.history(), game.getComment(), game.pgn()];
  texts.push(game.getClock());
  const state = [game.rules(), game.points(), game.deployState(), game.outcome(), redone];
  return JSON.stringify([...texts, ...state]);
}

/** A refusal has a code, and a message that people can read. */
export function checkError(error) {
  assert.ok(error instanceof CoTuLenhError, `not a CoTuLenhError: ${error?.stack ?? error}`);
  assert.ok(ERROR_CODES.includes(error.code), `an unknown code: ${error.code}`);
  assert.ok(error.message.length > 0 && error.message.length < 4000, "a message of a fair length");
}

/** The FEN and the PGN read back to the same game; a session is not part of the PGN. */
function checkTexts(game, autoCommit) {
  const rules = game.rules();
  const again = new CoTuLenh(game.fen(), { rules, autoCommit });
  assert.equal(again.fen(), game.fen());
  assert.equal(again.hash(), game.hash());
  if (!isEndUnseen(game)) assert.deepEqual(again.moves(), game.moves());
  again.free();
  const [copy, read] = [game.clone(), new CoTuLenh()];
  if (copy.deployState()) copy.cancelDeploy();
  read.loadPgn(copy.pgn());
  assert.deepEqual(read.history(), game.history());
  assert.equal(read.pgn(), copy.pgn());
  const data = parsePgn(copy.pgn());
  assert.deepEqual(
    data[0].turns.map(({ san }) => san),
    game.history(),
  );
  assert.deepEqual(parsePgn(writePgn(data[0])), data);
  copy.free();
  read.free();
}

/** Reasons for an end that a FEN may not tell: one stroke took both sides' last, or the end was declared. */
const UNSEEN = ["commanderCaptured", "naval", "air", "land", ...DECLARED_REASONS];

const isEndUnseen = (game) => UNSEEN.includes(game.outcome()?.reason);

/** The game comes back from JSON with everything but what could be redone. */
function checkData(game) {
  const json = JSON.stringify(game);
  const restored = CoTuLenh.fromJSON(JSON.parse(json));
  assert.equal(JSON.stringify(restored), json);
  assert.equal(restored.pgn(), game.pgn());
  assert.deepEqual(restored.points(), game.points());
  restored.free();
}

/** The listed moves can be played and undone; when there is none, the game is over. */
function checkMoves(game, autoCommit) {
  const before = snapshot(game);
  const moves = game.moves({ verbose: true });
  const sans = game.moves();
  assert.deepEqual(
    moves.map(({ san }) => san),
    sans,
  );
  assert.equal(new Set(sans).size, sans.length, "no two moves are written the same");
  const session = game.deployState();
  assert.equal(game.perft(1), moves.length + (session?.canCommit ? 1 : 0));
  if (session === null) assert.equal(moves.length === 0, isStuck(game));
  if (session === null) assert.deepEqual(game.moves({ color: game.turn() }), sans);
  else assert.equal(game.isGameOver(), false);
  if (session && autoCommit) assert.ok(moves.length > 0, "R7.7: a session has a step left");
  const move = moves[Number.parseInt(game.hash().slice(8), 16) % Math.max(moves.length, 1)];
  if (move) {
    assert.ok(game.isLegal(move) && game.isLegal(move.san) && game.isLegal(move.lan));
    assert.equal(game.explain(move), null);
    const elsewhere = { from: move.from, to: move.from };
    assert.equal(game.explain(elsewhere) === null, game.isLegal(elsewhere));
    const copy = game.clone();
    const { promoted, endsTurn, turn, ...played } = copy.move(move);
    assert.deepEqual(played, move);
    assert.equal(endsTurn, copy.deployState() === null);
    if (turn) assert.deepEqual(turn, copy.lastTurn());
    assert.deepEqual(copy.lastTurn(), copy.history({ verbose: true }).at(-1) ?? null);
    if (!move.deploy) assert.deepEqual(game.readTurn(move.lan), copy.lastTurn());
    assert.ok(game.choices(move.from, move.to).get(move.to).length > 0);
    assert.equal(copy.canUndo(), true);
    assert.equal(copy.undo()?.lan !== undefined, true);
    if (session === null) assert.equal(copy.fen(), game.fen());
    assert.deepEqual(copy.history(), game.history());
    copy.free();
  }
  assert.equal(snapshot(game), before, "reading changes nothing");
}

const isStuck = (game) => ["checkmate", "stalemate", ...UNSEEN].includes(game.outcome()?.reason);

/** The defenders of a side, found piece by piece. */
function defenders(game, color) {
  const noFly = game.rules().airDefense === "noFly";
  return game.pieces(color).flatMap(({ square }) => {
    const zone = game.getAirDefenseAroundPiece(square);
    if (zone.length === 0) return [];
    const squares = zone.map((one) => one.square);
    return [{ square, color, level: zone[0].range, noFly, squares }];
  });
}

/** What stands on the real board where the open session has changed something. */
function ghosts(game) {
  const changed = new Set(game.deployState()?.changes.map(({ square }) => square));
  return game.realBoard().filter(({ square }) => changed.has(square));
}

/** At most one commander a side, and the same pieces by every member that lists them. */
function checkBoard(game) {
  const pieces = game.pieces();
  for (const color of ["r", "b"]) {
    const own = game.pieces(color).flatMap(({ piece }) => [piece, ...(piece.carrying ?? [])]);
    const commanders = own.filter(({ type }) => type === "c").length;
    assert.equal(commanders, game.getCommanderSquare(color) === null ? 0 : 1);
  }
  assert.deepEqual(game.virtualBoard(), pieces);
  assert.equal(game.board().flat().filter(Boolean).length, pieces.length);
  if (!game.deployState()) assert.deepEqual(game.realBoard(), pieces);
  assert.deepEqual(game.getAirDefenseZones({ by: "b" }), game.getAirDefenseZones("r"));
  const zones = game.getAirDefense("r").map(({ square }) => square);
  assert.deepEqual(zones, game.getAirDefenseZones("r"));
  assert.deepEqual(game.view(), {
    turn: game.turn(),
    isCheck: game.isCheck(),
    points: game.points(),
    fen: game.fen(),
    pieces,
    zones: { b: game.getAirDefense({ by: "b" }), r: game.getAirDefense({ by: "r" }) },
    defenders: ["r", "b"].flatMap((color) => defenders(game, color)),
    moves: game.moves({ verbose: true }),
    session: game.deployState(),
    ghosts: ghosts(game),
    outcome: game.outcome(),
  });
}

/** All that must hold of a game that is not freed. */
export function checkGame(game, autoCommit) {
  checkTexts(game, autoCommit);
  checkData(game);
  checkMoves(game, autoCommit);
  checkBoard(game);
}
