// Applies record changes that were made elsewhere: by the other side of an online game, or by the service. They are
// played on a copy of the game first, so that either all of them are taken over or none.
import { CoTuLenhError } from "../errors/error.js";
import { atPath, FieldReader } from "../arguments/data.js";
import { fieldOf, shown } from "../arguments/objects.js";
import type { CoTuLenh } from "../game/class.js";
import { applyChange } from "../record/apply.js";
import { createNotes, createTurn } from "../record/create.js";
import { findTurn, listTurns, type Line } from "../record/lines.js";
import { readChanges } from "../record/read-change.js";
import type {
  ClockState,
  GameEnd,
  GameRecord,
  OpenDeploy,
  OpenedChange,
  PlayedChange,
  RecordChange,
  RecordedTurn,
  RemovedChange,
  SteppedChange,
  TakenBackChange,
} from "../record/types.js";
import { readEnd } from "../pgn/ends.js";
import { readHeader } from "../pgn/tags.js";
import { createNode, listPath, type Node } from "../tree/node.js";
import { growLine, readTreeData, type Growth } from "../tree/read.js";
import type { Move, Turn } from "../vocabulary/types.js";
import { isDeclaredReason } from "../vocabulary/outcomes.js";
import { JUMP, playDeploy, type Core } from "./core.js";
import { readClock } from "./match/clock.js";
import type { PlayEvent } from "./types.js";

const reader: FieldReader = new FieldReader("INVALID_DATA");

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
  const incoming = new Incoming(core);
  try {
    for (const [n, change] of changes.entries()) incoming.make(change, `changes[${n}]`);
    incoming.requireWhole();
  } catch (error) {
    incoming.drop();
    throw error;
  }
  incoming.adopt();
}

class Incoming {
  readonly #core: Core;
  readonly #changes: RecordChange[] = [];
  readonly #made = new Map<number, Node>();
  readonly #growth: Growth;
  #record: GameRecord;
  /** The copy of the game, and the node where it stands. */
  #game: CoTuLenh | null = null;
  #node: Node;
  /** Where the play goes, and the event that it shows. */
  #target: Node | null = null;
  #event: PlayEvent | null = null;
  #turn: Turn | null = null;
  #clock: ClockState | null | undefined;
  /** The deploy steps since the last other change. */
  #steps: readonly Move[] = [];
  /** The turn that the last step has ended: the next change has to be `committed`. */
  #ended: Turn | null = null;
  /** Whether premoves and offers were made for another position. */
  #isElsewhere = false;

  constructor(core: Core) {
    this.#core = core;
    this.#record = core.state.record;
    this.#node = core.node;
    this.#growth = {
      make: (parent, turn, id) => this.#addNode(parent, turn, id!),
      positions: core.positions,
    };
  }

  drop(): void {
    this.#game?.free();
    this.#game = null;
  }

  requireWhole(): void {
    if (!this.#ended) return;
    const message = "a step that ends the turn is followed by the change committed";
    throw new CoTuLenhError("INVALID_DATA", message);
  }

  adopt(): void {
    if (this.#node !== this.#target) this.drop();
    this.#core.adopt({
      changes: this.#changes,
      record: this.#record,
      made: this.#made,
      node: this.#target,
      game: this.#game,
      event: this.#event,
      clock: this.#clock,
      turn: this.#turn,
      isElsewhere: this.#isElsewhere,
    });
  }

  make(change: RecordChange, path: string): void {
    if (change.type !== "committed") this.requireWhole();
    switch (change.type) {
      case "played":
        return this.#playTurns(change, path);
      case "opened":
        return this.#openDeploy(change, path);
      case "stepped":
        return this.#playStep(change, path);
      case "unstepped":
        return this.#undoStep(change);
      case "cancelled":
        return this.#cancelDeploy(change);
      case "committed":
        return this.#commit(change.turn, path);
      case "takenBack":
        return this.#takeBack(change);
      case "declared":
        return this.#declare(change.end, `${path}.end`);
      case "timed": {
        const { arbiter, options } = this.#core;
        const clock =
          change.clock && atPath(`${path}.clock`, () => readClock(change.clock, options.now()));
        if (clock || arbiter.clock) this.#clock = clock;
        return this.#apply({ type: "timed", clock });
      }
      case "headerSet":
        return this.#apply({ ...change, ...readHeader(change.name, change.value) });
      case "annotated":
      case "promoted":
        return this.#apply(change);
      case "removed":
        return this.#remove(change);
      case "replaced":
        return this.#replace(change.record, `${path}.record`);
    }
  }

  #apply(change: RecordChange): void {
    this.#record = applyChange(this.#record, change);
    this.#changes.push(change);
  }

  #show(node: Node, event: PlayEvent): void {
    this.#target = node;
    this.#event = event;
    if (event.kind !== "move" || event.turn) this.#steps = [];
  }

  // Finding the game and the nodes.

  #find(id: number): Node | undefined {
    return this.#made.get(id) ?? this.#core.state.nodes.get(id);
  }

  #require(id: number, path: string): Node {
    const node = this.#find(id);
    if (node) return node;
    const message = `${path}: the record has no turn with the id ${shown(id)}`;
    throw new CoTuLenhError("UNKNOWN_NODE", message, { path });
  }

  /** The game after a turn, with the deploy that is open there. */
  #gameAt(id: number, path: string): CoTuLenh {
    const core = this.#core;
    const node = this.#require(id, path);
    if (this.#game && this.#node === node) return this.#game;
    const { deploy } = this.#record;
    this.drop();
    this.#node = node;
    const isShown = node === core.node && !core.isEndedHere && deploy === core.deploy;
    this.#game = isShown ? core.game.clone() : core.openAt(node);
    if (!isShown && deploy?.after === node.id) playDeploy(this.#game, deploy);
    return this.#game;
  }

  #addNode(parent: Node, turn: Turn, id: number): Node {
    const node = createNode(id, parent, turn);
    this.#made.set(id, node);
    return node;
  }

  /** The copy has just played a turn, and stands at its node. */
  #arrive(node: Node, kind: PlayEvent["kind"], moves: readonly Move[]): void {
    this.#node = node;
    this.#turn = node.turn;
    this.#show(node, { kind, moves, turn: node.turn });
  }

  // Turns.

  #requireNew(turns: Line, path: string): void {
    for (const { id } of listTurns(turns)) {
      if (findTurn(this.#record, id)) {
        reader.refuse(path, "turns with ids that the record does not have yet", id);
      }
    }
  }

  /** The same turn twice in one place could not be told apart. */
  #requireOther(after: number, { lan }: RecordedTurn, path: string): void {
    const place = findTurn(this.#record, after);
    const next = place?.line[place.index + 1];
    const known = next ? [next, ...(next.variations ?? []).map(([first]) => first!)] : [];
    if (known.some((turn) => turn.lan === lan)) {
      reader.refuse(path, "a turn that the record does not have there yet", lan);
    }
  }

  #playTurns({ after, turns }: PlayedChange, path: string): void {
    const game = this.#gameAt(after, `${path}.after`);
    this.#requireNew(turns, `${path}.turns`);
    this.#isElsewhere ||= this.#node !== this.#core.node || turns.length > 1;
    const line = growLine(this.#growth, game, this.#node, turns, `${path}.turns`);
    this.#requireOther(after, line[0]!, `${path}.turns[0]`);
    this.#apply({ type: "played", after, turns: line });
    const last = this.#made.get(line.at(-1)!.id)!;
    this.#arrive(last, "move", last.turn!.moves);
  }

  #takeBack(change: TakenBackChange): void {
    this.#apply(change);
    const target = this.#find(change.to)!;
    this.#leaveTo(target);
  }

  #remove(change: RemovedChange): void {
    const removed = this.#find(change.node);
    this.#apply(change);
    const { node, arbiter } = this.#core;
    const isLost = (at: Node): boolean => listPath(at).includes(removed!);
    if (removed && [this.#target ?? node, arbiter.live].some(isLost))
      this.#leaveTo(removed.parent!);
  }

  /** Goes back to a node whose continuation was removed. */
  #leaveTo(node: Node): void {
    this.drop();
    const { node: from } = this.#core;
    const isBack = from.parent === node && this.#event === null;
    this.#turn = null;
    this.#isElsewhere = true;
    this.#show(node, isBack ? { kind: "undo", moves: from.turn!.moves, turn: from.turn } : JUMP);
  }

  // Deploys.

  #openDeploy(change: OpenedChange, path: string): void {
    const game = this.#gameAt(change.after, `${path}.after`);
    atPath(`${path}.square`, () => game.startDeploy(change.square));
    this.#apply(change);
    this.#show(this.#node, { kind: "move", moves: [], turn: null });
  }

  #playStep(change: SteppedChange, path: string): void {
    const { after, square, step } = change;
    const game = this.#gameAt(after, `${path}.after`);
    const { endsTurn, turn, ...move } = atPath(`${path}.step`, () =>
      game.move(step, { strict: true }),
    );
    if (!move.deploy) reader.refuse(`${path}.step`, "a step of a deploy", step);
    if (move.from !== square) reader.refuse(`${path}.square`, "where the step starts", square);
    this.#apply({ ...change, step: move.lan });
    if (endsTurn) this.#ended = turn!;
    this.#steps = [...this.#steps, move];
    this.#show(this.#node, { kind: "move", moves: this.#steps, turn: null });
  }

  #undoStep(change: RecordChange): void {
    const { deploy } = this.#record;
    const game = deploy && this.#gameAt(deploy.after, "deploy");
    this.#apply(change);
    const step = game!.undo() as Move | null;
    // The game is opened again, so that `redo` does not offer the step here.
    this.drop();
    this.#show(this.#node, { kind: "undo", moves: step ? [step] : [], turn: null });
  }

  #cancelDeploy(change: RecordChange): void {
    const { deploy } = this.#record;
    const game = deploy && this.#gameAt(deploy.after, "deploy");
    this.#apply(change);
    const { steps } = game!.deployState()!;
    game!.cancelDeploy();
    this.#show(this.#node, { kind: "cancel", moves: steps, turn: null });
  }

  #commit(given: RecordedTurn, path: string): void {
    const { deploy } = this.#record;
    if (!deploy) return this.#apply({ type: "committed", turn: given });
    this.#requireNew([given], `${path}.turn`);
    const game = this.#gameAt(deploy.after, path);
    const steps = this.#steps;
    this.#isElsewhere ||= this.#node !== this.#core.node;
    const turn = this.#ended ?? atPath(path, () => game.commitDeploy());
    this.#ended = null;
    const { san, lan } = turn;
    const committed = createTurn({ ...given, san, lan, variations: [] });
    this.#requireOther(deploy.after, committed, `${path}.turn`);
    this.#apply({ type: "committed", turn: committed });
    const node = this.#addNode(this.#node, turn, given.id);
    this.#arrive(node, steps.length > 0 ? "move" : "commit", steps);
  }

  // Ends.

  #declare(end: unknown, path: string): void {
    if (end === null) {
      const { declared, node } = this.#core;
      this.#apply({ type: "declared", end });
      this.drop();
      return this.#show(declared?.node === node ? node : (this.#target ?? node), UNDECLARED);
    }
    const { after, outcome } = reader.fields(end, ["after", "outcome"], path);
    const node = this.#require(after as number, `${path}.after`);
    // Ends that follow from the rules are found by the game itself.
    if (!isDeclaredReason(fieldOf(outcome, "reason"))) return;
    const game = this.#core.openAt(node);
    try {
      const declared = readEnd(game, outcome, `${path}.outcome`, reader);
      this.#apply({ type: "declared", end: { after: node.id, outcome: declared } });
    } finally {
      game.free();
    }
    this.#isElsewhere = true;
    this.#show(node, { kind: "end", moves: [], turn: null });
  }

  // A whole record.

  /**
   * Goes from the record of the tree to another record of the same game. Turns that both have in common at the
   * beginning stay. They have the same id and the same LAN: after a takeback an id can be used again.
   */
  #replace(value: unknown, path: string): void {
    const { state, node: shownNode, declared, deploy: shownDeploy } = this.#core;
    const { record, rest } = inside(path, () => readTreeData(value));
    if (record.start !== state.record.start) {
      reader.refuse(`${path}.start`, "the start of the game", record.start);
    }
    this.drop();
    this.#made.clear();
    this.#changes.length = 0;
    // What the changes before have done is replaced, too.
    this.#target = this.#event = this.#turn = null;
    this.#steps = [];
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
    this.#record = Object.freeze({ ...head, turns: Object.freeze(kept) });
    if (isShorter) this.#leaveTo(last);
    if (missing.length > 0) {
      this.#playTurns({ type: "played", after: last.id, turns: missing }, path);
      last = this.#node;
    }
    this.#replaceDeploy(rest.deploy ?? null, `${path}.deploy`);
    if (rest.end !== undefined && rest.end !== null) this.#declare(rest.end, `${path}.end`);
    const isSame =
      !isShorter &&
      missing.length === 0 &&
      this.#record.deploy === shownDeploy &&
      isSameEnd(this.#record.end, declared && { after: declared.node.id, ...declared });
    if (isSame) {
      this.#target = this.#event = null;
    } else if (!this.#event) this.#show(last, last === shownNode ? UNDECLARED : JUMP);
    if (rest.clock !== undefined)
      this.make({ type: "timed", clock: rest.clock as ClockState }, path);
    this.#changes.splice(0, this.#changes.length, { type: "replaced", record: this.#record });
  }

  /** Opens the deploy of a new record, unless it is open already. */
  #replaceDeploy(value: unknown, path: string): void {
    const { deploy: shown } = this.#core;
    if (value === null) {
      if (shown && !this.#event) this.#show(this.#core.node, JUMP);
      return;
    }
    const fields = reader.fields(value, ["after", "square", "steps", "started"], path);
    const { after, square, started } = fields as Partial<OpenDeploy>;
    const steps: string[] = [];
    reader.list(fields.steps, `${path}.steps`, (step, at) => steps.push(reader.text(step, at)));
    const isShown =
      shown !== null &&
      findTurn(this.#record, shown.after) !== null &&
      shown.after === after &&
      shown.square === square &&
      shown.started === started &&
      shown.steps.length === steps.length &&
      shown.steps.every((step, n) => step === steps[n]);
    if (isShown) {
      this.#record = Object.freeze({ ...this.#record, deploy: shown });
      return;
    }
    if (started) this.make({ type: "opened", after: after!, square: square! }, path);
    for (const step of steps) {
      this.make({ type: "stepped", after: after!, square: square!, step }, path);
    }
    this.requireWhole();
    if (!this.#record.deploy) reader.refuse(`${path}.steps`, "one step or more", fields.steps);
  }
}

const UNDECLARED: PlayEvent = { kind: "undo", moves: [], turn: null };

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
