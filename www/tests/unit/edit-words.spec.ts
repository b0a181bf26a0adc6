// What an edit was that is taken back: comments and signs too.
import { expect, test } from "@playwright/test";
import { CoTuLenh } from "cotulenh-wasm";
import { GameTree } from "cotulenh-wasm/tree";

// What settings want of a browser.
Object.assign(globalThis, { navigator: { languages: ["en"] }, addEventListener: () => {} });
const { sayEdit } = await import("../../places/analyse/moves/edit-words.js");

/** Takes back the last edit of a tree and makes it again, and returns what is said of both. */
function takeBack(tree: GameTree): [back: string, again: string] {
  const { record } = tree;
  tree.undoEdit();
  const before = tree.record;
  const back = sayEdit(record, before, false);
  tree.redoEdit();
  return [back, sayEdit(before, tree.record, true)];
}

test("every edit that is taken back or made again is said as what it was", () => {
  const tree = new GameTree(new CoTuLenh());
  const first = tree.play("Mg6");
  expect(takeBack(tree)).toEqual(["Taken back: Mg6.", "Made again: Mg6."]);
  tree.annotate(first, { comments: ["A step."] });
  expect(takeBack(tree)[0]).toBe("Taken back: a comment on Mg6.");
  tree.annotate(first, { nags: [1] });
  expect(takeBack(tree)[0]).toBe("Taken back: a sign of Mg6.");
  tree.annotate(tree.root, { arrows: [{ from: "g5", to: "g6", color: "green" }] });
  expect(takeBack(tree)[0]).toBe("Taken back: an arrow or a mark after the start.");
  tree.annotate(first, { evaluation: { points: 20 } });
  expect(takeBack(tree)[0]).toBe("Taken back: the review.");
  tree.setHeader("Red", "Lan");
  expect(takeBack(tree)[0]).toBe("Taken back: a detail of the game.");
  tree.goTo(tree.root);
  const other = tree.play("Ic6");
  tree.promote(other);
  expect(takeBack(tree)[0]).toBe("Taken back: the order of variations.");
  tree.remove(first);
  expect(takeBack(tree)).toEqual([
    "Taken back: the deletion of Mg6.",
    "Made again: the deletion of Mg6.",
  ]);
});
