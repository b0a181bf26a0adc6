// A whole record from elsewhere.
import { atPath } from "../../arguments/data.js";
import { CoTuLenhError } from "../../errors/error.js";
import { createTurn } from "../../record/create.js";
import { findTurn } from "../../record/lines.js";
import type { GameEnd, OpenDeploy } from "../../record/types.js";
import type { Node } from "../../tree/node.js";
import { readTreeData } from "../../tree/read.js";
import { JUMP } from "../core.js";
import { readClock } from "../match/clock.js";
import { openDeploy, playStep } from "./deploys.js";
import { reader, type Draft } from "./draft.js";
import { declare, leaveTo, playTurns, UNDECLARED } from "./turns.js";

/** Sets the match clock, from data that can be any value. */
export function setClock(draft: Draft, value: unknown, path: string): void {
  const { arbiter, options } = draft.core;
  const clock =
    value === null ? null : atPath(`${path}.clock`, () => readClock(value, options.now()));
  if (clock || arbiter.clock) draft.clock = clock;
  draft.apply({ type: "timed", clock });
}

/**
 * Goes from the record of the tree to another record of the same game. Turns that both have in common at the
 * beginning stay. They have the same id and the same LAN: after a takeback an id can be used again.
 */
export function replaceRecord(draft: Draft, value: unknown, path: string): void {
  const { state, node: shownNode, declared, deploy: shownDeploy } = draft.core;
  const { record, rest } = inside(path, () => readTreeData(value));
  if (record.start !== state.record.start) {
    reader.refuse(`${path}.start`, "the start of the game", record.start);
  }
  draft.drop();
  draft.made.clear();
  draft.changes.length = 0;
  // What the changes before have done is replaced, too.
  draft.target = draft.event = draft.turn = null;
  draft.steps = [];
  const known: Node[] = [];
  let last: Node = state.root;
  for (const { id, lan, variations } of record.turns) {
    const [next, ...others] = last.children as readonly Node[];
    if (!next || others.length > 0 || variations || next.id !== id) break;
    if (next.turn!.lan !== lan) break;
    known.push((last = next));
  }
  const isShorter = last.children.length > 0;
  const missing = record.turns.slice(known.length);
  const kept = known.map(({ turn }, n) => {
    const { san, lan } = turn!;
    return createTurn({ ...record.turns[n]!, san, lan });
  });
  const { headers, notes } = record;
  const { rules, start, autoCommit, clock } = state.record;
  const head = { rules, start, autoCommit, headers, notes, clock, deploy: null, end: null };
  draft.record = Object.freeze({ ...head, turns: Object.freeze(kept) });
  if (isShorter) leaveTo(draft, last);
  if (missing.length > 0) {
    playTurns(draft, { type: "played", after: last.id, turns: missing }, path);
    last = draft.node;
  }
  replaceDeploy(draft, rest.deploy ?? null, `${path}.deploy`);
  if (rest.end !== undefined && rest.end !== null) declare(draft, rest.end, `${path}.end`);
  const isSame =
    !isShorter &&
    missing.length === 0 &&
    draft.record.deploy === shownDeploy &&
    isSameEnd(draft.record.end, declared && { after: declared.node.id, ...declared });
  if (isSame) {
    draft.target = draft.event = null;
  } else if (!draft.event) draft.show(last, last === shownNode ? UNDECLARED : JUMP);
  if (rest.clock !== undefined) setClock(draft, rest.clock, path);
  draft.changes.splice(0, draft.changes.length, { type: "replaced", record: draft.record });
}

/** Opens the deploy of a new record, unless it is open already. */
function replaceDeploy(draft: Draft, value: unknown, path: string): void {
  const { deploy: shown } = draft.core;
  if (value === null) {
    if (shown && !draft.event) draft.show(draft.core.node, JUMP);
    return;
  }
  const fields = reader.fields(value, ["after", "square", "steps", "started"], path);
  const { after, square, started } = fields as Partial<OpenDeploy>;
  const steps: string[] = [];
  reader.list(fields.steps, `${path}.steps`, (step, at) => steps.push(reader.text(step, at)));
  const isShown =
    shown !== null &&
    findTurn(draft.record, shown.after) !== null &&
    shown.after === after &&
    shown.square === square &&
    shown.started === started &&
    shown.steps.length === steps.length &&
    shown.steps.every((step, n) => step === steps[n]);
  if (isShown) {
    draft.record = Object.freeze({ ...draft.record, deploy: shown });
    return;
  }
  if (started) openDeploy(draft, { type: "opened", after: after!, square: square! }, path);
  for (const step of steps) {
    draft.requireWhole();
    playStep(draft, { type: "stepped", after: after!, square: square!, step }, path);
  }
  draft.requireWhole();
  if (!draft.record.deploy) reader.refuse(`${path}.steps`, "one step or more", fields.steps);
}

function isSameEnd(one: GameEnd | null, other: GameEnd | null): boolean {
  if (!one || !other) return one === other;
  return one.after === other.after && one.outcome.reason === other.outcome.reason;
}

/** Reads a part of the changes, and puts its path before that of an error. */
function inside<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const inner = error instanceof CoTuLenhError ? error.path : undefined;
    return atPath(inner ? `${path}.${inner}` : path, () => {
      throw error;
    });
  }
}
