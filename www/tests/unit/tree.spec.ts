// The tree of variations: playing, going through it, changing it, and its ways out and in again.
import { expect, test } from "@playwright/test";
import { CoTuLenh } from "cotulenh-wasm";
import { fromHash, toGameHash } from "../../app/link.js";
import { isContinuation, readSaved, type SavedGame } from "../../game/saved.js";
import { Store } from "../../game/store.js";
import type { TreeNode } from "../../game/tree.js";
import { buildTreeRows, type TurnCell } from "../../game/tree-rows.js";
import { tidyTypedMove } from "../../game/typed.js";

const play = (store: Store, ...turns: string[]) => {
  for (const turn of turns) expect(store.playText(turn), turn).toBe(true);
};

/** The tree as text: `Mg6 (Mf5 Mg7) Mg7!`. */
function show(store: Store): string {
  const cell = ({ san, sign }: TurnCell) => san + (sign ? `$${sign}` : "");
  return buildTreeRows(store.state.tree.root, { start: store.state.start, pending: null })
    .map((row) => {
      if (row.kind === "comment") return `{${row.text}}`;
      if (row.kind === "pair")
        return [row.red, row.blue].flatMap((one) => (one ? [cell(one)] : [])).join(" ");
      const parts = row.parts.map((part) =>
        part.kind === "turn" ? cell(part.cell) : `{${part.text}}`,
      );
      return `(${parts.join(" ")})`;
    })
    .join(" ");
}

/** A game with nested variations, comments and signs. The current turn is in a variation. */
function annotated(): Store {
  const store = new Store();
  play(store, "Mg6", "Mg7", "Ic6", "Ic7");
  store.goTo(1);
  play(store, "Ic7", "Ic6");
  store.undo();
  play(store, "Ik6", "Ik7");
  store.goTo(1);
  const { node } = store.state;
  store.toggleSign(node, 1);
  store.annotate(node, { comments: ["bold (1. Mf5 is. quieter)"] });
  store.redo();
  return store;
}

/** The same tree as `show` writes it. */
const TEXT = "Mg6$1 {bold (1. Mf5 is. quieter)} Mg7 (Ic7 Ic6) (Ik6 Ik7) Ic6 Ic7";

test("another turn makes a variation, and nothing is lost", () => {
  const store = annotated();
  expect(show(store)).toBe(TEXT);
  // The current line leads through the current turn.
  expect(store.state.turns.map(({ san }) => san)).toEqual(["Mg6", "Ic7", "Ik6", "Ik7"]);
  expect(store.state.ply).toBe(2);
  // Playing the same turn again adds no variation.
  const { treeRevision } = store.state;
  store.goTo(1);
  play(store, "Mg7", "Ic6");
  expect(store.state.treeRevision).toBe(treeRevision);
  expect(store.state.turns.map(({ san }) => san)).toEqual(["Mg6", "Mg7", "Ic6", "Ic7"]);
});

test("undo and redo stay in the line that was visited last", () => {
  const store = annotated();
  store.goTo(4);
  const { fen } = store.state;
  store.goTo(0);
  for (let i = 0; i < 4; i++) store.redo();
  expect(store.state).toMatchObject({ fen, ply: 4, canRedo: false });
});

test("a variation is promoted and deleted, and both can be taken back", () => {
  const store = annotated();
  const before = show(store);
  store.promote(store.state.node);
  expect(show(store)).toContain("Mg6$1 {bold (1. Mf5 is. quieter)} Ic7 (Mg7 Ic6 Ic7)");
  expect(store.state.tree.lastEdit).toMatchObject({ kind: "promoted" });
  store.undoEdit();
  expect(show(store)).toBe(before);
  expect(store.state.tree.lastEdit).toBeNull();

  const { fen, node } = store.state;
  store.remove(node);
  expect(store.state.tree.lastEdit).toEqual({ kind: "removed", count: 4 });
  expect(show(store)).toBe("Mg6$1 {bold (1. Mf5 is. quieter)} Mg7 Ic6 Ic7");
  // The current turn was in it.
  expect(store.state.node).toBe(node.parent);
  store.undoEdit();
  expect(show(store)).toBe(before);
  store.goToNode(node.id);
  expect(store.state.fen).toBe(fen);
});

test("deleting the turn after which a game was ended deletes the end, and undo brings both back", () => {
  const store = new Store();
  play(store, "Mg6", "Mg7");
  store.resign("r");
  store.remove(store.state.node);
  expect(store.state).toMatchObject({ hasEnded: false, ply: 1, outcome: null });
  store.undoEdit();
  store.redo();
  expect(store.state.outcome).toEqual({ winner: "b", reason: "resigned", by: "r" });
});

test("an end stays while the game is looked through", () => {
  const store = new Store();
  play(store, "Mg6", "Mg7");
  store.resign("r");
  store.goTo(0);
  expect(store.state).toMatchObject({ outcome: null, hasEnded: true });
  play(store, "Mf5");
  // A game that has ended cannot end again in a variation.
  store.agreeDraw();
  expect(store.state).toMatchObject({ outcome: null, notice: { kind: "gameOver" } });
  const { store: again } = Store.resume(readSaved(JSON.parse(JSON.stringify(store.saved())))!);
  for (const one of [store, again]) {
    one.goTo(0);
    one.goToNode(one.state.tree.mainLine()[1]!.id);
    expect(one.state.outcome).toEqual({ winner: "b", reason: "resigned", by: "r" });
    expect(one.pgn()).toContain('[Termination "resigned"]');
  }
});

test("in a match, the turns that are played are the main line", () => {
  const store = new Store();
  store.newGame({ rules: store.state.rules, clock: { mode: "side", minutes: 15, flag: "loses" } });
  play(store, "Mg6", "Mg7");
  store.undo();
  store.undo();
  play(store, "Mf5", "Mg7");
  expect(show(store)).toBe("Mf5 (Mg6 Mg7) Mg7");
  expect(store.state.tree.lastEdit).toBeNull();
});

test("a saved game keeps the tree and the place in it", () => {
  const store = annotated();
  const saved = readSaved(JSON.parse(JSON.stringify(store.saved())))!;
  const { store: again, isComplete } = Store.resume(saved);
  expect(isComplete).toBe(true);
  expect(show(again)).toBe(show(store));
  expect(again.state.fen).toBe(store.state.fen);
  expect(again.state.turns.map(({ san }) => san)).toEqual(store.state.turns.map(({ san }) => san));
  expect(isContinuation(saved, annotated().saved())).toBe(true);
  expect(isContinuation(new Store().saved(), saved)).toBe(false);
});

test("illegal parts of a saved tree are left out, and other data is not read", () => {
  const saved = annotated().saved();
  const [first, ...rest] = saved.tree!;
  const bad: SavedGame = {
    ...saved,
    tree: [first!, { san: "Zz9", variations: [["Ic7"]] }, ...rest],
  };
  const { store, isComplete } = Store.resume(bad);
  expect(isComplete).toBe(false);
  expect(store.state.tree.mainLine()).toHaveLength(1);
  const deep = (depth: number): unknown =>
    depth === 0 ? [] : [{ san: "a", variations: [deep(depth - 1)] }];
  const changes: object[] = [
    { tree: {} },
    { tree: [7] },
    { tree: [{ san: 1 }] },
    { tree: [{ san: "Mg6", nags: [999] }] },
    { tree: [{ san: "Mg6", comments: "x" }] },
    { tree: [{ san: "Mg6", variations: [{}] }] },
    { tree: deep(2000) },
    { path: [1, 2] },
    { path: null },
    { comments: [1] },
    { tags: null },
    { tags: { Red: 7 } },
    { endPath: [-1] },
  ];
  for (const [i, change] of changes.entries()) {
    expect(readSaved({ ...saved, ...change }), `change ${i}`).toBeNull();
  }
});

test("a PGN goes out with everything, and comes in again", () => {
  const store = annotated();
  store.setTag("Red", "Lan");
  const text = store.pgn({ Blue: "Blue" });
  expect(text).toMatch(/\[Date "\d{4}\.\d\d\.\d\d"\]\n/);
  expect(text).toContain('[Red "Lan"]\n[Blue "Blue"]');
  const again = new Store();
  again.loadPgn(text);
  expect(show(again)).toBe(show(store));
  expect(again.pgn({ Blue: "another" })).toBe(text);
});

test("a PGN keeps a declared result, clocks and evaluations, and a later turn drops the result", () => {
  const store = new Store();
  store.loadPgn(
    '[Result "1-0"]\n\n{start} 1. Mg6 {[%clk 0:09:58] [%eval 0.35] bold} Mg7 {[%eval #-3]} 1-0',
  );
  const [first, second] = store.state.tree.mainLine() as [TreeNode, TreeNode];
  expect(first).toMatchObject({ clock: 598, evaluation: { points: 35 }, comments: ["bold"] });
  expect(second).toMatchObject({ evaluation: { mate: -3 }, comments: [] });
  const text = store.pgn();
  expect(text).toContain('[Result "1-0"]');
  expect(text).toMatch(/\{start\} 1\. Mg6 \{\[%clk 0:09:58\] ?\}?/);
  expect(text.replace(/\s+/g, " ")).toContain("[%eval 0.35]");
  expect(text).toContain("[%eval #-3]");
  play(store, "Ic6");
  expect(store.pgn()).toContain('[Result "*"]');
});

test("a PGN is loaded while a deploy is open", () => {
  const store = new Store("5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 r - - 0 1");
  play(store, "F>d4");
  store.loadPgn("1. Mg6 Mg7 *");
  expect(store.state).toMatchObject({ ply: 2, deploy: null });
  // One with an error changes nothing.
  const { fen } = store.state;
  expect(() => store.loadPgn("1. Zz9")).toThrow("Zz9");
  expect(store.state).toMatchObject({ fen, ply: 2 });
});

test("a link has the whole tree, and the place in it", () => {
  const store = annotated();
  const linked = fromHash(toGameHash(store.saved()))!;
  const { store: again, isComplete } = Store.resume(linked.game!);
  expect(isComplete).toBe(true);
  expect([show(again), again.state.fen]).toEqual([show(store), store.state.fen]);
  // A line with undone turns keeps them.
  const line = new Store();
  play(line, "Mg6", "Mg7");
  line.undo();
  const { game } = fromHash(toGameHash(line.saved()))!;
  expect(game).toMatchObject({ turns: ["Mg6", "Mg7"], ply: 1, tree: null });
  expect(Store.resume(game!).isComplete).toBe(true);
  // Broken links are positions.
  for (const change of ["&path=9.9", "&path=x", "&ply=99", "&ply=-1"]) {
    const broken = toGameHash(store.saved()).replace(/&path=.*/, change);
    const read = fromHash(broken)!;
    expect(read.fen).toBe(store.state.fen);
    if (read.game) expect(Store.resume(read.game).isComplete).toBe(false);
  }
});

test("steps of a deploy are undone and redone, and other turns stay a redo away", () => {
  const store = new Store("5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 r - - 0 1");
  play(store, "Ch1", "Ce12");
  store.goTo(0);
  play(store, "F>d4");
  store.undo();
  expect(store.state).toMatchObject({ deploy: null, canRedo: true });
  store.redo();
  expect(store.state.deploy?.steps).toHaveLength(1);
  store.commit();
  expect(show(store)).toBe("Ch1 ((NT)<F>d4) Ce12");
  store.undo();
  store.redo();
  expect(store.state.turns[0]?.san).toBe("(NT)<F>d4");
});

test("what is known about a position is asked once", () => {
  const store = new Store();
  play(store, "Mg6", "Mg7", "Ic6", "Ic7");
  const calls = countCalls();
  try {
    store.undo();
    store.goTo(0);
    store.goTo(4);
    // These positions are known: the package is not asked at all.
    expect(calls.names()).toEqual([]);
    // Its game follows when it is needed.
    store.press("k5");
    expect(store.state.selection?.targets.has("k6")).toBe(true);
    store.cancel();
    calls.reset();
    play(store, "Ik6");
    // Every question is asked once, and the history is not read.
    for (const name of calls.names()) expect(calls.count(name), name).toBe(1);
    expect(calls.names()).not.toContain("history");
    calls.reset();
    store.press("k8");
    store.press("k8");
    expect(calls.names()).toEqual(["moves"]);
  } finally {
    calls.stop();
  }
});

/** Counts the calls of the package's class. */
function countCalls() {
  const counts = new Map<string, number>();
  const restore: (() => void)[] = [];
  let proto: object | null = CoTuLenh.prototype;
  for (; proto && proto !== Object.prototype; proto = Object.getPrototypeOf(proto)) {
    const owner = proto;
    for (const name of Object.getOwnPropertyNames(owner)) {
      const original = Object.getOwnPropertyDescriptor(owner, name);
      if (name === "constructor" || typeof original?.value !== "function") continue;
      const call = original.value as (...given: unknown[]) => unknown;
      const counted = function (this: unknown, ...given: unknown[]) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        return call.apply(this, given);
      };
      Object.defineProperty(owner, name, { ...original, value: counted });
      restore.push(() => Object.defineProperty(owner, name, original));
    }
  }
  return {
    count: (name: string) => counts.get(name) ?? 0,
    names: () => [...counts.keys()],
    reset: () => counts.clear(),
    stop: () => restore.forEach((one) => one()),
  };
}

test("typed moves are read with their numbers and other people's signs", () => {
  const typed: [string, string][] = [
    ["1. Mg6", "Mg6"],
    ["12... Mg7", "Mg7"],
    ["3…Ic6", "Ic6"],
    ["g5 → g6", "g5-g6"],
    ["g5–g6", "g5-g6"],
    ["T×e5", "Txe5"],
    ["Mg6.", "Mg6"],
    ["(NT)<F>d4", "(NT)<F>d4"],
  ];
  for (const [text, tidy] of typed) expect(tidyTypedMove(text)).toBe(tidy);
  const store = new Store();
  play(store, "1. mg6", "g8 → g7");
  expect(store.playText("Zz9")).toBe(false);
  expect(store.state.notice).toMatchObject({ kind: "error", isTyped: true });
});
