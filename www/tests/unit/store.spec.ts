// The store without a page.
import { expect, test } from "@playwright/test";
import { Store } from "../../game/store.js";

const PLACEMENT = "5c5/11/11/11/11/11/11/11/2(NF+T)8/11/11/6C4";

test("the editor changes the side to move, and keeps pieces, clocks and rules", () => {
  const store = new Store(`${PLACEMENT} r - - 3 9`, { lastGuard: true });
  store.setTool({ action: "remove" });
  store.setTurn("b");
  expect(store.state.fen).toBe(`${PLACEMENT} b - - 3 9`);
  expect(store.state.rules.lastGuard).toBe(true);
  expect(store.state.tool).toEqual({ action: "remove" });
  store.setTurn("r");
  expect(store.state.fen).toBe(`${PLACEMENT} r - - 3 9`);
});

test("the move list starts at the move number of the position", () => {
  const store = new Store(`${PLACEMENT} b - - 3 9`);
  expect(store.state.start).toEqual({ number: 9, turn: "b" });
  for (const turn of ["Ce12", "Ch1", "Cd12"]) expect(store.playText(turn)).toBe(true);
  expect(store.state.start).toEqual({ number: 9, turn: "b" });
  store.undo();
  store.undo();
  expect(store.state.start).toEqual({ number: 9, turn: "b" });
  store.undo();
  expect([store.state.start, store.state.turns.length]).toEqual([{ number: 9, turn: "b" }, 3]);
});

test("a deploy ends by itself when no piece can move any more", () => {
  const start = "5c5/11/11/11/11/11/11/11/(NFT)2i7/11/11/6C4 r - - 0 1";
  const store = new Store(start);
  expect(store.playText("N>_d4")).toBe(true);
  expect(store.state).toMatchObject({ turn: "r", notice: null, deploy: { waiting: ["f", "t"] } });
  expect(store.playText("F>d1")).toBe(true);
  expect(store.state).toMatchObject({
    turn: "b",
    deploy: null,
    notice: { kind: "deployEnded", square: "a4" },
    lastEvent: { moves: [{ san: "F>d1" }], turn: { san: "(NT)<N>_d4,F>d1" } },
  });
  store.undo();
  expect(store.state).toMatchObject({ fen: start, notice: null });
  // A deploy that is typed as a whole ends where its text ends.
  expect(store.playText("(NT)<N>_d4,F>d1")).toBe(true);
  expect(store.state).toMatchObject({ turn: "b", notice: null });
});

test("a deploy ends by itself when it captures the commander", () => {
  const fen = "5c4i/11/5(TI)5/11/11/11/11/11/11/11/11/6C4 r - - 0 1";
  const store = new Store(fen);
  expect(store.playText("T>xf12")).toBe(true);
  expect(store.state).toMatchObject({
    deploy: null,
    notice: null,
    outcome: { winner: "r", reason: "commanderCaptured" },
  });
  const goesOn = new Store(fen, { playOn: true });
  expect(goesOn.playText("T>xf12")).toBe(true);
  // The infantry could move, so the notice would be wrong.
  expect(goesOn.state).toMatchObject({ deploy: null, notice: null, outcome: null, turn: "b" });
});

test("a game that was saved before its first turn starts without the open deploy", () => {
  const store = new Store(`${PLACEMENT} r - - 3 9`);
  store.playText("F>d4");
  expect(store.state.deploy?.steps).toHaveLength(1);
  expect(store.saved()).toMatchObject({ start: `${PLACEMENT} r - - 3 9`, steps: ["Fc4>d4"] });
});
