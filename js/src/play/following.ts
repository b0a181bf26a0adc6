// Following a game that is played elsewhere: the play is brought to where that game stands, by what is new alone,
// so that it can be shown.
import { FieldReader } from "../arguments/data.js";
import { readOptions } from "../arguments/read-options.js";
import { shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors.js";
import { readEnd } from "../tree/ends.js";
import type { TreeNode } from "../tree/types.js";
import type { Move, Outcome } from "../types.js";
import { isDeclaredReason } from "../vocabulary.js";
import { readClock } from "./match/clock.js";
import type { Core } from "./core.js";
import type { PlayEvent } from "./types.js";

const JUMP: PlayEvent = { kind: "jump", moves: [], turn: null };

/** Brings a play to where another game stands. What is wrong is refused, and changes nothing. */
export function follow(core: Core, value: unknown): void {
  const given = readOptions(value, ["turns", "steps", "result", "clock"]);
  const turns = readTexts(given.turns, "turns");
  const steps = readTexts(given.steps, "steps");
  const clock = given.clock ? readClock(given.clock, core.options.now()) : null;
  const known = findKnown(core, turns);
  const outcome = tryGame(core, known, { turns, steps, result: given.result });
  const isKnown = known.ply === turns.length && known.children.length === 0;
  // While an earlier turn is shown, the play stays there until something happens at the end.
  const isQuiet = isKnown && core.node !== known && steps.length === 0 && !outcome;
  if (!isQuiet && playTurns(core, known, turns)) {
    playSteps(core, steps);
    if (outcome) core.match.endAs(outcome);
  }
  if (given.clock === undefined) return;
  core.match.setClock(clock);
  core.changed();
}

function readTexts(value: unknown, name: string): string[] {
  const reader = new FieldReader("INVALID_OPTIONS");
  const texts: string[] = [];
  reader.list(value, name, (text, path) => void texts.push(reader.text(text, path)));
  return texts;
}

/** The last node that both games have. */
function findKnown(core: Core, turns: readonly string[]): TreeNode {
  let node: TreeNode = core.tree.root;
  for (const lan of turns) {
    const next = node.children.find(({ turn }) => turn?.lan === lan);
    if (!next) break;
    node = next;
  }
  return node;
}

/** Plays the turns after a node. Returns whether the play stands at the end, without a turn of its own. */
function playTurns(core: Core, known: TreeNode, turns: readonly string[]): boolean {
  if (core.node !== known) leave(core, known);
  // What was taken back, or never accepted, is no variation of the game.
  for (const child of known.children) core.edit(() => core.tree.remove(child));
  const rest = turns.slice(known.ply);
  // They were prepared for another position.
  if (rest.length > 1) core.selecting.dropPremoves();
  for (const text of rest) {
    const { session } = core.position;
    if (session) core.game.cancelDeploy();
    const turn = core.game.playTurn(text);
    const count = session ? countShown(session.steps, turn.moves) : 0;
    core.finish(turn, turn.moves.slice(count), count < turn.moves.length ? "move" : "commit");
  }
  return core.node.ply === turns.length;
}

/** Goes to a node: back from turns that were taken back, or to the end from an earlier one. */
function leave(core: Core, known: TreeNode): void {
  const { node } = core;
  const isBack = node.parent === known;
  core.goTo(known, isBack ? { kind: "undo", moves: node.turn!.moves, turn: node.turn } : JUMP);
  core.goOn(false);
}

/** How many moves of a turn were shown, as steps of the open deploy. */
function countShown(steps: readonly Move[], moves: readonly Move[]): number {
  const isPart = steps.every(({ lan }, n) => moves[n]?.lan === lan);
  return isPart ? steps.length : 0;
}

/** Plays the steps of a deploy, after giving up another one. */
function playSteps(core: Core, steps: readonly string[]): void {
  const open = core.position.session?.steps ?? [];
  const isPart = open.every(({ lan }, n) => steps[n] === lan);
  const isOpen = core.position.session !== null;
  if (isOpen && (!isPart || steps.length === 0)) {
    core.game.cancelDeploy();
    core.positionChanged({ kind: "cancel", moves: open, turn: null });
    core.goOn(false);
  }
  for (const step of steps.slice(isPart ? open.length : 0)) {
    const { endsTurn: _, ...played } = core.game.move(step);
    core.positionChanged({ kind: "move", moves: [played], turn: null });
    core.goOn(false);
  }
}

/**
 * Plays what is new on a copy, which refuses what is wrong. Returns an end that was declared and is not here yet;
 * the ends of the rules are found by the rules.
 */
function tryGame(
  core: Core,
  known: TreeNode,
  { turns, steps, result }: { turns: string[]; steps: string[]; result: unknown },
): Outcome | null {
  const trial = core.tree.game(known);
  try {
    for (const text of turns.slice(known.ply)) trial.playTurn(text);
    for (const step of steps) {
      if (trial.move(step).endsTurn) refuseStep(step);
    }
    if (result === undefined || result === null || core.declared) return null;
    const { reason } = new FieldReader("INVALID_OPTIONS").fields(result, OUTCOME, "result");
    if (!isDeclaredReason(reason)) return null;
    if (trial.deployState()) trial.cancelDeploy();
    return readEnd(trial, result, "result");
  } finally {
    trial.free();
  }
}

const OUTCOME = ["winner", "reason", "by"] as const;

function refuseStep(step: string): never {
  const message = `steps: ${shown(step)} ends the turn, which belongs to the turns`;
  throw new CoTuLenhError("INVALID_OPTIONS", message, { path: "steps" });
}
