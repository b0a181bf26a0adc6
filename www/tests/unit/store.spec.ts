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

test("a game that was saved before its first turn starts without the open deploy", () => {
  const store = new Store(`${PLACEMENT} r - - 3 9`);
  store.playText("F>d4");
  expect(store.state.deploy?.steps).toHaveLength(1);
  expect(store.saved()).toMatchObject({ start: `${PLACEMENT} r - - 3 9`, steps: ["Fc4>d4"] });
});
