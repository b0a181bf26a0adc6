// The arbiter of a match on this page: it keeps the clock, and declares the draws and ends that the players or the clock
// decide. For online games the referee does that, on the server.
import { CoTuLenhError } from "../../errors/error.js";
import { findTurn } from "../../record/lines.js";
import type { GameRecord } from "../../record/types.js";
import type { Node } from "../../tree/node.js";
import type { Color } from "../../vocabulary/types.js";
import { COLORS } from "../../vocabulary/words.js";
import { addIncrement, isTimeUp, pauseClock, runClock, setTimes, timeLeft } from "./clock.js";
import { JUMP, type Core } from "../core.js";
import type { ReadOptions } from "../options.js";
import { agreesToDraw, isEngine, negate, pause, searchCopy } from "./players.js";
import { otherColor } from "../../vocabulary/colors.js";
import { isFinal } from "../position.js";
import type { ClockState } from "../types.js";

/** The limits of the search by which an engine answers a draw offer. */
const DRAW = { nodes: 20_000 };

/** The longest that a timer waits. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The time that each side had used at a node, by the id of the node. */
export type UsedTimes = ReadonlyMap<number, ClockState["used"]>;

/** The clock of a match, its draw offers and its ends. */
export class Arbiter {
  clock: ClockState | null;
  /** The side that offers a draw. */
  drawOffer: Color | null = null;
  /** The node where the game goes on, while a user may look at earlier turns. */
  live: Node;
  readonly #core: Core;
  readonly #used = new Map<Node, ClockState["used"]>();
  /** The time that each side had used when a node was left by a takeback. */
  readonly #usedWhenLeft = new Map<Node, ClockState["used"]>();
  /** The same at the beginning, for earlier nodes. */
  readonly #firstUsed: ClockState["used"] | null;
  /** Whether the game is over where it goes on. */
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(core: Core, { clock, live, used }: ReadOptions) {
    this.#core = core;
    this.live = (live === undefined ? undefined : core.state.nodes.get(live)) ?? core.node;
    this.clock = clock;
    for (const [id, times] of used) {
      const node = core.state.nodes.get(id);
      if (node) this.#used.set(node, times);
    }
    this.#firstUsed = clock && clock.used;
    this.#noteUsed();
  }

  get #now(): number {
    return this.#core.options.now();
  }

  /** Whether the node where the game goes on is still in the tree. */
  get #isLiveThere(): boolean {
    return this.#core.state.nodes.get(this.live.id) === this.live;
  }

  /** Whether the game stands where it goes on. */
  get isLive(): boolean {
    return this.#core.node === this.live;
  }

  /** Whether turns can be played here. Without takebacks, none can be played after an earlier turn. */
  get isOpen(): boolean {
    return this.isLive || this.#core.options.takebacks;
  }

  requireOpen(): void {
    if (this.isOpen) return;
    const message =
      "an earlier turn is shown, and nothing is taken back: the game goes on at its end";
    throw new CoTuLenhError("NOT_LIVE", message);
  }

  /** Without takebacks, neither the turns of the match nor its end can be removed. */
  guardMatch(after: GameRecord): void {
    if (this.#core.options.takebacks) return;
    const { record } = this.#core.state;
    const isKept = findTurn(after, this.live.id) !== null && (!record.end || after.end);
    if (isKept || !this.#isLiveThere) return;
    const message = "a turn or the end of the match would be removed, and nothing is taken back";
    throw new CoTuLenhError("NO_TAKEBACKS", message);
  }

  // Clocks.

  timeLeft(color: Color): number | null {
    return this.clock && timeLeft(this.clock, color, this.#now);
  }

  /** The times that were used at the nodes of the tree. */
  get usedTimes(): UsedTimes {
    return new Map([...this.#used].map(([{ id }, used]) => [id, used]));
  }

  /** Notes the used times at the beginning of a turn. */
  #noteUsed(): void {
    if (this.clock && !this.#used.has(this.live)) this.#used.set(this.live, this.clock.used);
  }

  /** The clock as it was at a node, or at the last one before it for which that is known. */
  #clockAt(node: Node): ClockState | null {
    let used = this.#firstUsed;
    for (let at: Node | null = node; at; at = at.parent) {
      const known = this.#used.get(at);
      if (!known) continue;
      used = known;
      break;
    }
    return this.clock && used && setTimes(this.clock, { used, running: null, since: null });
  }

  /**
   * A takeback restores the clock of that node, so that no time is lost or won by it; and doing the turn again the clock
   * at the takeback, so that the time of the turn after it is not given back.
   */
  restoreClock(): void {
    const { node, options } = this.#core;
    if (!options.judgesTime) return;
    const left = this.clock && runClock(this.clock, null, this.#now).used;
    const whenLeft = isAfter(node, this.live) ? this.#usedWhenLeft.get(node) : undefined;
    if (left && node !== this.live) this.#usedWhenLeft.set(this.live, left);
    const clock = this.#clockAt(node);
    this.clock =
      clock && whenLeft ? setTimes(clock, { used: whenLeft, running: null, since: null }) : clock;
  }

  /** The clock after a turn of a side that was played at a node, which may be an earlier one. */
  clockAfter(color: Color, node: Node): ClockState | null {
    const clock = node === this.live ? this.clock : this.#clockAt(node);
    return clock && addIncrement(clock, color, this.#now);
  }

  /** A side has ended its turn, and so refused a draw offer. */
  finishTurn(color: Color, clock: ClockState | null): void {
    this.clock = clock;
    // A turn that is played again after a takeback takes its own time.
    this.#used.delete(this.#core.node);
    this.#usedWhenLeft.delete(this.#core.node);
    if (this.drawOffer === otherColor(color)) this.drawOffer = null;
  }

  /** The game goes on from the current node. */
  moveLive(): void {
    this.live = this.#core.node;
    this.#core.thinking.liveMoved(this.live);
    this.#noteUsed();
    this.run();
  }

  /**
   * The tree has changed, or stands elsewhere now. The end of the main line is where the game goes on; without
   * takebacks, only where that continues the match. Returns whether it goes on at another node than before.
   */
  followTree(): boolean {
    const { node, options } = this.#core;
    const canMove = options.takebacks || isAfter(node, this.live);
    const moves = node !== this.live && ((isMainEnd(node) && canMove) || !this.#isLiveThere);
    if (moves) this.leaveLive();
    else this.run();
    return moves;
  }

  /** The game goes on from the current node, where it was not played to: the clock is the one of that moment. */
  leaveLive(): void {
    const { node } = this.#core;
    // After the live node, the clock runs on, unless the turn was taken back before.
    if (this.#used.has(node) || !isAfter(node, this.live)) this.restoreClock();
    this.moveLive();
  }

  /** Runs the clock of the side to move, and sets a timer for its end. */
  run(): void {
    this.stopTimer();
    const { position, declared } = this.#core;
    if (this.isLive) this.#isOver = position.outcome !== null;
    const { clock, live } = this;
    if (!clock) return;
    const hasStarted = clock.starts === "now" || live.ply > 0 || clock.running !== null;
    // After a declared end, the clock stays stopped while the user goes through the game.
    const runs = hasStarted && !clock.paused && !this.#isOver && declared === null;
    this.clock = runClock(clock, runs ? live.toMove : null, this.#now);
    if (!runs || !this.#core.options.judgesTime) return;
    this.#timer = setTimeout(
      () => {
        this.tick();
        if (this.clock?.running) this.run();
      },
      Math.min(this.timeLeft(live.toMove)!, LONGEST_TIMER),
    );
    // A clock does not keep a server alive.
    (this.#timer as { unref?: () => void }).unref?.();
  }

  /** Sets a clock that is kept elsewhere. It is started here only if time is judged here. */
  setClock(clock: ClockState | null): void {
    this.clock = clock;
    if (this.#core.options.judgesTime) this.run();
  }

  stopTimer(): void {
    clearTimeout(this.#timer);
  }

  pause(): void {
    if (!this.clock || this.clock.paused || this.#isOver) return;
    this.clock = pauseClock(this.clock, true, this.#now);
    this.#core.thinking.stop();
    this.stopTimer();
    this.#core.changed();
  }

  /** Ends a pause. Returns whether there was one. */
  unpause(): boolean {
    if (!this.clock?.paused) return false;
    this.clock = pauseClock(this.clock, false, this.#now);
    return true;
  }

  get isFlagDown(): boolean {
    // A game that has ended, perhaps in its tree, does not end again.
    const { options, position, declared } = this.#core;
    if (!options.judgesTime || this.clock === null) return false;
    const isOver = this.isLive ? isFinal(position) : declared !== null;
    return isTimeUp(this.clock, this.#now) && !isOver;
  }

  /** Ends the game if its time is up. */
  tick(): void {
    if (this.#core.isDestroyed || !this.isFlagDown) return;
    this.endByTime();
    this.#core.changed();
  }

  endByTime(): void {
    const { flag, running } = this.clock!;
    this.#declare(() => {
      if (flag === "points") this.#core.game.timeUp();
      else this.#core.game.forfeit(running!, "time");
    });
  }

  // Ends.

  /** The only human side, or the one to move. */
  get ownColor(): Color {
    const humans = COLORS.filter((color) => this.#core.isHuman(color));
    return humans.length === 1 ? humans[0]! : this.#core.position.turn;
  }

  resign(color: Color): void {
    this.#end(() => this.#core.game.resign(color));
  }

  async offerDraw(side: Color): Promise<boolean> {
    const core = this.#core;
    if (isFinal(core.position)) throw new CoTuLenhError("GAME_OVER", "the game is over");
    const other = otherColor(side);
    if (this.drawOffer === other) return this.#agree();
    this.drawOffer = side;
    core.changed();
    const player = core.options.players[other];
    if (!isEngine(player)) return false;
    const { node } = core;
    const isOpen = (): boolean =>
      !core.isDestroyed && core.node === node && this.drawOffer === side;
    let isAgreed = false;
    try {
      const started = Date.now();
      core.thinking.stopPondering();
      const { lines } = await searchCopy(player.engine, core.game, DRAW);
      await pause(core.options.minThinkTime - (Date.now() - started));
      const score = lines[0]?.score;
      if (!isOpen()) return false;
      const own = score && (core.position.turn === other ? score : negate(score));
      isAgreed = agreesToDraw(node.ply, own);
    } finally {
      if (isOpen() && !isAgreed) this.declineDraw();
    }
    return isOpen() && this.#agree();
  }

  #agree(): true {
    this.#end(() => this.#core.game.agreeDraw());
    return true;
  }

  declineDraw(): void {
    if (this.drawOffer === null) return;
    this.drawOffer = null;
    this.#core.changed();
  }

  #end(declare: () => void): void {
    this.#declare(declare);
    this.#core.changed();
  }

  #declare(declare: () => void): void {
    const core = this.#core;
    // A match ends at its last turn, even if an earlier one is shown.
    const isMatch = this.clock?.running || !core.options.takebacks;
    if (isMatch && !this.isLive && this.#isLiveThere) core.goTo(this.live, JUMP);
    declare();
    const outcome = core.game.outcome()!;
    core.edit(() => core.tree.declare(outcome));
    core.selecting.dropPremoves();
    this.drawOffer = null;
    core.positionChanged({ kind: "end", moves: [], turn: null });
    this.moveLive();
  }
}

/** Whether a node is the last of the main line. */
export function isMainEnd(node: Node): boolean {
  if (node.children.length > 0) return false;
  for (let at = node; at.parent; at = at.parent) if (at.parent.children[0] !== at) return false;
  return true;
}

/** Whether a node follows another. */
function isAfter(node: Node, other: Node): boolean {
  for (let at = node.parent; at; at = at.parent) if (at === other) return true;
  return false;
}
