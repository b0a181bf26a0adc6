// Undo and redo in a play.
import type { Node } from "../tree/node.js";
import type { Core } from "./core.js";
import { isEngine } from "./match/players.js";

/** Takes back a step of the open deploy, a declared end, or the last turn of a human. */
export function undo(core: Core): boolean {
  const { session, outcome, turn } = core.position;
  if (core.isEndedHere) {
    if (!core.options.takebacks) return false;
    core.edit(() => core.tree.declare(null));
    // Without this, the expired clock would end the game again at once.
    if (outcome?.reason === "time") core.arbiter.restoreClock();
    // A deploy that was open before the end is open again.
    core.openCurrent({ kind: "undo", moves: [], turn: null });
  } else if (session && !isEngine(core.options.players[turn])) {
    core.undoStep();
  } else {
    const target = findUndo(core);
    if (!target) return false;
    const { turn: last } = core.node;
    core.goTo(target, { kind: "undo", moves: last?.moves ?? [], turn: last });
    core.arbiter.restoreClock();
  }
  core.continueHere();
  return true;
}

/** Does again what was taken back. */
export function redo(core: Core): boolean {
  if (core.isEndedHere) return false;
  if (core.position.canRedo) core.redoStep();
  else {
    const target = core.position.session ? null : findRedo(core);
    if (!target) return false;
    core.goTo(target, { kind: "redo", moves: target.turn?.moves ?? [], turn: target.turn });
    core.arbiter.restoreClock();
  }
  core.continueHere();
  return true;
}

/** The node that `undo` goes to: the previous one, or against an engine the previous turn of a human. */
export function findUndo(core: Core): Node | null {
  if (!core.options.takebacks) return null;
  let target = core.node.parent;
  if (!core.hasEngine) return target;
  while (target && !isHumanTurn(core, target)) target = target.parent;
  return target;
}

/** The node that `redo` goes to. */
export function findRedo(core: Core): Node | null {
  if (!core.options.takebacks) return null;
  let target = core.state.next(core.node);
  if (!core.hasEngine) return target;
  while (target && !isHumanTurn(core, target)) {
    const next = core.state.next(target);
    if (!next) break;
    target = next;
  }
  return target;
}

function isHumanTurn(core: Core, node: Node): boolean {
  return core.isHuman(node.toMove);
}
