// Turns from elsewhere: those that were played, taken back or removed, and the end of the game.
import { fieldOf } from "../../arguments/objects.js";
import { readEnd } from "../../pgn/ends.js";
import type { PlayedChange, RemovedChange, TakenBackChange } from "../../record/types.js";
import { listPath, type Node } from "../../tree/node.js";
import { growLine } from "../../tree/read.js";
import { isDeclaredReason } from "../../vocabulary/outcomes.js";
import { JUMP } from "../core.js";
import type { PlayEvent } from "../types.js";
import { reader, type Draft } from "./draft.js";

/** What is shown when an end was taken back. */
export const UNDECLARED: PlayEvent = { kind: "undo", moves: [], turn: null };

export function playTurns(draft: Draft, { after, turns }: PlayedChange, path: string): void {
  const game = draft.gameAt(after, `${path}.after`);
  draft.requireNew(turns, `${path}.turns`);
  draft.isElsewhere ||= draft.node !== draft.core.node || turns.length > 1;
  const line = growLine(draft.growth, game, draft.node, turns, `${path}.turns`);
  draft.requireOther(after, line[0]!, `${path}.turns[0]`);
  draft.apply({ type: "played", after, turns: line });
  const last = draft.made.get(line.at(-1)!.id)!;
  draft.arrive(last, "move", last.turn!.moves);
}

export function takeBack(draft: Draft, change: TakenBackChange): void {
  draft.apply(change);
  const target = draft.find(change.to)!;
  leaveTo(draft, target);
}

export function removeTurn(draft: Draft, change: RemovedChange): void {
  const removed = draft.find(change.node);
  draft.apply(change);
  const { node, arbiter } = draft.core;
  const isLost = (at: Node): boolean => listPath(at).includes(removed!);
  if (removed && [draft.target ?? node, arbiter.live].some(isLost)) leaveTo(draft, removed.parent!);
}

/** Goes back to a node whose continuation was removed. */
export function leaveTo(draft: Draft, node: Node): void {
  draft.drop();
  const { node: from } = draft.core;
  const isBack = from.parent === node && draft.event === null;
  draft.turn = null;
  draft.isElsewhere = true;
  draft.show(node, isBack ? { kind: "undo", moves: from.turn!.moves, turn: from.turn } : JUMP);
}

/** Declares how the game has ended, or takes that back for `null`. */
export function declare(draft: Draft, end: unknown, path: string): void {
  if (end === null) {
    const { declared, node } = draft.core;
    draft.apply({ type: "declared", end });
    draft.drop();
    return draft.show(declared?.node === node ? node : (draft.target ?? node), UNDECLARED);
  }
  const { after, outcome } = reader.fields(end, ["after", "outcome"], path);
  const node = draft.require(after as number, `${path}.after`);
  // Ends that follow from the rules are found by the game itself.
  if (!isDeclaredReason(fieldOf(outcome, "reason"))) return;
  const game = draft.core.openAt(node);
  try {
    const declared = readEnd(game, outcome, `${path}.outcome`, reader);
    draft.apply({ type: "declared", end: { after: node.id, outcome: declared } });
  } finally {
    game.free();
  }
  draft.isElsewhere = true;
  draft.show(node, { kind: "end", moves: [], turn: null });
}
