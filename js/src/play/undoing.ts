// Going back and forward in a game that is played.
import type { TreeNode } from "../tree/types.js";
import type { Color, Move } from "../types.js";
import type { Core } from "./core.js";
import { isEngine } from "./match/players.js";

/** Takes back a step of the open deploy, an end that was declared, or the last turn of a human. */
export function undo(core: Core): boolean {
  const { session, outcome, turn } = core.position;
  if (core.isEndedHere) {
    core.game.undo();
    core.edit(() => core.tree.declare(null));
    // A clock without time would end the game at once.
    if (outcome?.reason === "time") core.match.clock = null;
    core.positionChanged({ kind: "undo", moves: [], turn: null });
  } else if (session && !isEngine(core.options.players[turn])) {
    const step = core.game.undo() as Move | null;
    const { undoneSteps } = core;
    core.positionChanged({ kind: "undo", moves: step ? [step] : [], turn: null });
    core.undoneSteps = undoneSteps + 1;
  } else {
    const target = findUndo(core);
    if (!target) return false;
    const { turn: last } = core.node;
    core.goTo(target, { kind: "undo", moves: last?.moves ?? [], turn: last });
  }
  core.goOn(false);
  return true;
}

/** Does again what was taken back. */
export function redo(core: Core): boolean {
  const { undoneSteps } = core;
  if (core.isEndedHere) return false;
  if (undoneSteps > 0) {
    const step = core.game.redo() as Move | null;
    core.positionChanged({ kind: "redo", moves: step ? [step] : [], turn: null });
    core.undoneSteps = undoneSteps - 1;
  } else {
    const target = core.position.session ? null : findRedo(core);
    if (!target) return false;
    core.goTo(target, { kind: "redo", moves: target.turn?.moves ?? [], turn: target.turn });
  }
  core.goOn(false);
  return true;
}

/** Where a human can move again; the position before, if no engine plays. */
export function findUndo(core: Core): TreeNode | null {
  let target = core.node.parent;
  if (!core.hasEngine) return target;
  while (target && !isHumanTurn(core, target)) target = target.parent;
  return target;
}

export function findRedo(core: Core): TreeNode | null {
  let target = core.tree.next(core.node);
  if (!core.hasEngine) return target;
  while (target && !isHumanTurn(core, target)) {
    const next = core.tree.next(target);
    if (!next) break;
    target = next;
  }
  return target;
}

function isHumanTurn(core: Core, node: TreeNode): boolean {
  return core.isHuman(node.fen.split(" ")[1] as Color);
}
