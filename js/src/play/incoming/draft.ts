// What changes from elsewhere will do to a play: the record after them, and what is shown then. They are made on a copy of
// the game, so that the play takes over all of them or none.
import { FieldReader } from "../../arguments/data.js";
import { shown } from "../../arguments/objects.js";
import { CoTuLenhError } from "../../errors/error.js";
import type { CoTuLenh } from "../../game/class.js";
import { applyChange } from "../../record/apply.js";
import { findTurn, listTurns, type Line } from "../../record/lines.js";
import type { ClockState, GameRecord, RecordChange, RecordedTurn } from "../../record/types.js";
import { createNode, type Node } from "../../tree/node.js";
import type { Growth } from "../../tree/read.js";
import type { Move, Turn } from "../../vocabulary/types.js";
import { playDeploy, type Core } from "../core.js";
import type { PlayEvent } from "../types.js";

export const reader: FieldReader = new FieldReader("INVALID_DATA");

/** The changes that were made so far, and what they will do. */
export class Draft {
  readonly core: Core;
  readonly changes: RecordChange[] = [];
  /** The nodes of new turns, by their ids. */
  readonly made = new Map<number, Node>();
  readonly growth: Growth;
  record: GameRecord;
  /** Where the copy of the game stands. */
  node: Node;
  #game: CoTuLenh | null = null;
  /** Where the play goes, the event that it shows, and the last turn that was played. */
  target: Node | null = null;
  event: PlayEvent | null = null;
  turn: Turn | null = null;
  /** The match clock, if it has changed. */
  clock: ClockState | null | undefined;
  /** The deploy steps since the last other change. */
  steps: readonly Move[] = [];
  /** The turn that the last step has ended: the next change has to be `committed`. */
  ended: Turn | null = null;
  /** Whether premoves and offers were made for another position. */
  isElsewhere = false;

  constructor(core: Core) {
    this.core = core;
    this.record = core.state.record;
    this.node = core.node;
    this.growth = {
      make: (parent, turn, id) => this.addNode(parent, turn, id!),
      positions: core.positions,
    };
  }

  drop(): void {
    this.#game?.free();
    this.#game = null;
  }

  requireWhole(): void {
    if (!this.ended) return;
    const message = "a step that ends the turn is followed by the change committed";
    throw new CoTuLenhError("INVALID_DATA", message);
  }

  adopt(): void {
    if (this.node !== this.target) this.drop();
    this.core.adopt({
      changes: this.changes,
      record: this.record,
      made: this.made,
      node: this.target,
      game: this.#game,
      event: this.event,
      clock: this.clock,
      turn: this.turn,
      isElsewhere: this.isElsewhere,
    });
  }

  apply(change: RecordChange): void {
    this.record = applyChange(this.record, change);
    this.changes.push(change);
  }

  show(node: Node, event: PlayEvent): void {
    this.target = node;
    this.event = event;
    if (event.kind !== "move" || event.turn) this.steps = [];
  }

  find(id: number): Node | undefined {
    return this.made.get(id) ?? this.core.state.nodes.get(id);
  }

  require(id: number, path: string): Node {
    const node = this.find(id);
    if (node) return node;
    const message = `${path}: the record has no turn with the id ${shown(id)}`;
    throw new CoTuLenhError("UNKNOWN_NODE", message, { path });
  }

  /** The game after a turn, with the deploy that is open there. */
  gameAt(id: number, path: string): CoTuLenh {
    const core = this.core;
    const node = this.require(id, path);
    if (this.#game && this.node === node) return this.#game;
    const { deploy } = this.record;
    this.drop();
    this.node = node;
    const isShown = node === core.node && !core.isEndedHere && deploy === core.deploy;
    this.#game = isShown ? core.game.clone() : core.openAt(node);
    if (!isShown && deploy?.after === node.id) playDeploy(this.#game, deploy);
    return this.#game;
  }

  addNode(parent: Node, turn: Turn, id: number): Node {
    const node = createNode(id, parent, turn);
    this.made.set(id, node);
    return node;
  }

  /** The copy has just played a turn, and stands at its node. */
  arrive(node: Node, kind: PlayEvent["kind"], moves: readonly Move[]): void {
    this.node = node;
    this.turn = node.turn;
    this.show(node, { kind, moves, turn: node.turn });
  }

  requireNew(turns: Line, path: string): void {
    for (const { id } of listTurns(turns)) {
      if (findTurn(this.record, id)) {
        reader.refuse(path, "turns with ids that the record does not have yet", id);
      }
    }
  }

  /** The same turn twice in one place could not be told apart. */
  requireOther(after: number, { lan }: RecordedTurn, path: string): void {
    const place = findTurn(this.record, after);
    const next = place?.line[place.index + 1];
    const known = next ? [next, ...(next.variations ?? []).map(([first]) => first!)] : [];
    if (known.some((turn) => turn.lan === lan)) {
      reader.refuse(path, "a turn that the record does not have there yet", lan);
    }
  }
}
