// Applies record changes that were made elsewhere: by the other side of an online game, or by the service. `draft.ts` has
// what they will do; `turns.ts`, `deploys.ts` and `replacing.ts` make them.
import { readHeader } from "../../pgn/tags.js";
import { createNotes } from "../../record/create.js";
import { readChanges } from "../../record/read-change.js";
import type { RecordChange, RecordedTurn } from "../../record/types.js";
import type { Core } from "../core.js";
import { cancelDeploy, commitDeploy, openDeploy, playStep, undoStep } from "./deploys.js";
import { Draft } from "./draft.js";
import { replaceRecord, setClock } from "./replacing.js";
import { declare, playTurns, removeTurn, takeBack } from "./turns.js";

/** Applies changes that were made elsewhere. If one is wrong, it throws and changes nothing. */
export function applyChanges(core: Core, value: unknown): void {
  play(core, readChanges(value));
}

/**
 * Takes over changes that were made here and have come back from the service. Turns get the notes that the service has
 * added; changes that only the service makes, such as those of the clock, are applied.
 */
export function confirmChanges(core: Core, value: unknown): void {
  const changes = readChanges(value).flatMap((change): RecordChange[] => {
    switch (change.type) {
      case "played":
        return change.turns.map(toNotes);
      case "committed":
        return [toNotes(change.turn)];
      case "opened":
      case "stepped":
      case "unstepped":
      case "cancelled":
        return [];
      default:
        return [change];
    }
  });
  play(core, changes);
}

function toNotes(turn: RecordedTurn): RecordChange {
  return { type: "annotated", node: turn.id, notes: createNotes(turn) };
}

function play(core: Core, changes: readonly RecordChange[]): void {
  if (changes.length === 0) return;
  const draft = new Draft(core);
  try {
    for (const [n, change] of changes.entries()) make(draft, change, `changes[${n}]`);
    draft.requireWhole();
  } catch (error) {
    draft.drop();
    throw error;
  }
  draft.adopt();
}

function make(draft: Draft, change: RecordChange, path: string): void {
  if (change.type !== "committed") draft.requireWhole();
  switch (change.type) {
    case "played":
      return playTurns(draft, change, path);
    case "opened":
      return openDeploy(draft, change, path);
    case "stepped":
      return playStep(draft, change, path);
    case "unstepped":
      return undoStep(draft, change);
    case "cancelled":
      return cancelDeploy(draft, change);
    case "committed":
      return commitDeploy(draft, change.turn, path);
    case "takenBack":
      return takeBack(draft, change);
    case "declared":
      return declare(draft, change.end, `${path}.end`);
    case "timed":
      return setClock(draft, change.clock, path);
    case "headerSet":
      return draft.apply({ ...change, ...readHeader(change.name, change.value) });
    case "annotated":
    case "promoted":
      return draft.apply(change);
    case "removed":
      return removeTurn(draft, change);
    case "replaced":
      return replaceRecord(draft, change.record, `${path}.record`);
  }
}
