// The scene of Home is written as data, so that it needs no rules. These tests play it by the rules.
import { expect, test } from "@playwright/test";
import { CoTuLenh } from "cotulenh-wasm";
import { effects } from "cotulenh-wasm/play";
import {
  COVERED,
  FLIGHT,
  FRAMES,
  LINES,
  START,
  STILL,
  TURNS,
} from "../../places/home/scene-data.js";

/** A game that stands after so many turns of the scene. */
function gameAfter(turns: number): CoTuLenh {
  const game = new CoTuLenh(START);
  for (const { turn } of TURNS.slice(0, turns)) game.playTurn(turn);
  return game;
}

test("every turn is legal, and does what the scene shows", () => {
  const game = new CoTuLenh(START);
  for (const { turn, fen, effects: shown } of TURNS) {
    const played = game.playTurn(turn);
    expect(game.fen(), turn).toBe(fen);
    const done = Object.entries(effects(played.moves)).filter(([, list]) => list.length > 0);
    expect(Object.fromEntries(done), turn).toMatchObject({ ...shown });
    expect(done.map(([name]) => name).sort(), turn).toEqual(Object.keys(shown).sort());
  }
});

test("the lines of the plane are those of the rules", () => {
  const flights = gameAfter(0).getFlightPaths(FLIGHT.from);
  const isShown = ({ square }: { square: string }) => LINES.some((line) => line.square === square);
  const bySquare = (a: { square: string }, b: { square: string }) => (a.square < b.square ? -1 : 1);
  expect(flights.filter(isShown).sort(bySquare)).toEqual([...LINES].sort(bySquare));
});

test("the straight way is closed, and the way round is open and safe", () => {
  const start = gameAfter(0);
  expect(start.explain({ from: FLIGHT.from, to: FLIGHT.to })).toEqual({
    reason: "airDefense",
    squares: ["f7"],
  });
  expect(start.isLegal({ from: FLIGHT.from, to: FLIGHT.over })).toBe(true);
  expect(gameAfter(1).getAttackers(FLIGHT.over, "b")).toEqual([]);
  expect(gameAfter(3).getAttackers(FLIGHT.to, "b")).toEqual([]);
});

test("the landing is mate, because of the plane", () => {
  const landing = TURNS.at(-1)!.turn;
  const end = gameAfter(TURNS.length);
  expect(end.outcome()).toEqual({ winner: "r", reason: "checkmate" });
  const { check, checkers } = FRAMES.at(-1)!.board;
  expect(end.getCommanderSquare("b")).toBe(check);
  expect(end.getAttackers(check as "f11", "r").map(({ square }) => square)).toEqual(checkers);
  // The squares with a cross are those the commander could step to, and Red attacks each of them.
  const steps = (["e11", "g11", "f10", "f12"] as const).filter((square) => !end.get(square));
  expect(steps).toEqual([...COVERED]);
  for (const square of COVERED) {
    expect(end.getAttackers(square, "r", { as: "c" }), square).not.toEqual([]);
  }
  // Without the flight the commander gets away.
  const early = gameAfter(0);
  early.playTurn(landing);
  expect(early.isCheck()).toBe(true);
  expect(early.isGameOver()).toBe(false);
});

test("every picture shows a position of the scene", () => {
  const positions = [START, ...TURNS.map(({ fen }) => fen)];
  for (const { board } of [...FRAMES, STILL]) expect(positions).toContain(board.pieces);
  expect(new Set(FRAMES.map(({ board }) => board.pieces)).size).toBe(positions.length);
});
