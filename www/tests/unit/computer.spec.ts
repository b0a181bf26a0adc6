// The computer as a player, with an engine that always wants the same turns.
import { expect, test } from "@playwright/test";
import { ComputerPlayer, isLookingBack, playAgain, takeBack } from "../../app/computer.js";
import { SharedEngine, type Engine, type SearchResult } from "../../game/engine.js";
import { STANDARD_RULES } from "../../game/rules.js";
import { Store } from "../../game/store.js";

/** An engine that answers with these turns, one after the other. */
function engineOf(...turns: (string | Error)[]) {
  const searches: { turns: readonly string[]; level: number | undefined }[] = [];
  const engine: Engine = {
    search: async (game, { level }): Promise<SearchResult> => {
      searches.push({ turns: game.turns, level });
      const best = turns.shift();
      if (best instanceof Error) throw best;
      const info = { depth: 1, nodes: 1, nodesPerSecond: 1, time: 1, progress: 1, lines: [] };
      return { ...info, best: best ?? null };
    },
    analyse: async function* () {},
    stop: () => {},
    close: () => {},
  };
  return { engine: new SharedEngine(async () => engine), searches };
}

const SETUP = { rules: STANDARD_RULES, clock: null } as const;
const DEPLOY = "5c5/11/11/4g6/11/11/11/11/2(NFT)1i6/11/11/6C4 r - - 0 1";

test("it plays a deploy step by step", async () => {
  const store = new Store();
  const { engine } = engineOf("c4:N:F>d4,T>&d4");
  const player = new ComputerPlayer(store, engine, () => {});
  const steps: number[] = [];
  store.subscribe(({ deploy, turns }) => steps.push(deploy?.steps.length ?? -turns.length));
  store.newGame({ ...SETUP, opponent: { color: "r", level: 3 } }, DEPLOY);
  expect(player.isThinking).toBe(true);
  await expect.poll(() => store.state.turn).toBe("b");
  expect(steps).toEqual([-0, 1, 2, -1]);
  expect(store.state.turns.map(({ san }) => san)).toEqual(["N<F>d4,T>&d4"]);
  await expect.poll(() => player.isThinking).toBe(false);
});

test("undo takes back both turns, and redo plays both again", async () => {
  const store = new Store();
  const { engine, searches } = engineOf("Mg8g7", "Mg7g8");
  const player = new ComputerPlayer(store, engine, () => {});
  store.newGame({ ...SETUP, opponent: { color: "b", level: 2 } });
  store.playText("Mg6");
  await expect.poll(() => store.state.ply).toBe(2);
  expect(searches).toEqual([{ turns: ["Mg5g6"], level: 2 }]);
  takeBack(store);
  expect([store.state.ply, store.state.turn]).toEqual([0, "r"]);
  playAgain(store);
  expect([store.state.ply, store.state.turn]).toEqual([2, "r"]);
  // Before the computer has answered, only the own turn is taken back.
  store.playText("Ic6");
  expect(player.isThinking).toBe(true);
  player.stop();
  takeBack(store);
  expect([store.state.ply, player.isThinking]).toEqual([2, false]);
});

test("it waits while earlier turns are looked at, and in a pause", async () => {
  const store = new Store();
  const { engine, searches } = engineOf("Mg8g7");
  const player = new ComputerPlayer(store, engine, () => {});
  const clock = { mode: "side", minutes: 5, flag: "loses" } as const;
  store.newGame({ ...SETUP, clock, opponent: { color: "b", level: 2 } });
  store.playText("Mg6");
  await expect.poll(() => store.state.ply).toBe(2);
  store.undo();
  expect([store.state.turn, player.isThinking]).toEqual(["b", false]);
  store.redo();
  store.playText("Ic6");
  store.pause();
  expect(player.isThinking).toBe(false);
  expect(searches).toHaveLength(1);
});

test("it answers a turn that was played before", async () => {
  const store = new Store();
  const { engine } = engineOf("Mg8g7", "Ic8c7");
  const player = new ComputerPlayer(store, engine, () => {});
  store.newGame({ ...SETUP, opponent: { color: "b", level: 2 } });
  store.playText("Mg6");
  await expect.poll(() => store.state.ply).toBe(2);
  takeBack(store);
  store.playText("Mg6");
  expect(player.isThinking).toBe(true);
  await expect.poll(() => store.state.ply).toBe(2);
  // The first answer is a variation now.
  expect(store.state.tree.mainLine().map(({ turn }) => turn?.lan)).toEqual(["Mg5g6", "Ic8c7"]);
});

test("after a look at the start it waits until it is told to play on", async () => {
  const store = new Store();
  const { engine } = engineOf("Mg5g6", "Ic5c6");
  const player = new ComputerPlayer(store, engine, () => {});
  store.newGame({ ...SETUP, opponent: { color: "r", level: 2 } });
  await expect.poll(() => store.state.ply).toBe(1);
  store.goTo(0);
  expect([player.isThinking, isLookingBack(store.state)]).toEqual([false, true]);
  store.goTo(store.state.turns.length);
  expect([store.state.ply, isLookingBack(store.state)]).toEqual([1, false]);
  store.goTo(0);
  player.playOn();
  await expect.poll(() => store.state.ply).toBe(1);
  expect(store.state.turns.map(({ lan }) => lan)).toEqual(["Ic5c6"]);
});

test("it does not play in a variation that is only looked at", async () => {
  const store = new Store();
  const { engine } = engineOf("Mg8g7");
  const player = new ComputerPlayer(store, engine, () => {});
  store.newGame({ ...SETUP, opponent: { color: "b", level: 2 } });
  store.playText("Mg6");
  await expect.poll(() => store.state.ply).toBe(2);
  // As a review does.
  store.edit((_, addLine) => addLine(store.state.tree.root, ["Ic5c6"]));
  const better = store.state.tree.root.children[1]!;
  store.goToNode(better.id);
  expect([player.isThinking, isLookingBack(store.state)]).toEqual([false, true]);
  store.goToEnd();
  expect(store.state.turns.map(({ lan }) => lan)).toEqual(["Mg5g6", "Mg8g7"]);
  expect(store.state.ply).toBe(2);
});

test("a failure is kept until the user tries again", async () => {
  const store = new Store();
  const { engine } = engineOf(new Error("no worker"), "Mg5g6");
  const player = new ComputerPlayer(store, engine, () => {});
  store.newGame({ ...SETUP, opponent: { color: "r", level: 1 } });
  await expect.poll(() => player.error).toBeInstanceOf(Error);
  expect([store.state.ply, player.isThinking]).toEqual([0, false]);
  player.start();
  await expect.poll(() => store.state.ply).toBe(1);
  expect(player.error).toBeNull();
});

test("a new game stops what it thinks about", async () => {
  const store = new Store();
  const { engine } = engineOf("Mg5g6", "Ic5c6");
  const player = new ComputerPlayer(store, engine, () => {});
  store.newGame({ ...SETUP, opponent: { color: "r", level: 1 } });
  store.newGame(SETUP);
  expect(player.isThinking).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(store.state.ply).toBe(0);
});
