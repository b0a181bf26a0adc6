// The match: clocks, draws, and ends that the sides or the clock decide.
import { CoTuLenhError } from "../../errors.js";
import { declareEnd } from "../../tree/ends.js";
import type { TreeNode } from "../../tree/types.js";
import type { Color, Outcome } from "../../types.js";
import { COLORS } from "../../vocabulary.js";
import { addIncrement, isTimeUp, pauseClock, runClock, timeLeft } from "./clock.js";
import type { Core } from "../core.js";
import { agreesToDraw, isEngine, negate, pause, searchCopy } from "./players.js";
import { isFinal, otherColor } from "../position.js";
import type { ClockState } from "../types.js";

/** How long an engine thinks about a draw. */
const DRAW = { nodes: 20_000 };

/** The longest that a timer waits. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Match {
  clock: ClockState | null;
  /** The side that offers a draw. */
  drawOffer: Color | null = null;
  readonly #core: Core;
  /** Where the match stands, while someone goes through its turns. */
  #live: TreeNode;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(core: Core, clock: ClockState | null) {
    this.#core = core;
    this.#live = core.node;
    this.clock = clock;
  }

  get #now(): number {
    return this.#core.options.now();
  }

  // Clocks.

  timeLeft(color: Color): number | null {
    return this.clock && timeLeft(this.clock, color, this.#now);
  }

  /** The clock after a turn of a side. */
  clockAfter(color: Color): ClockState | null {
    return this.clock && addIncrement(this.clock, color, this.#now);
  }

  /** A side has ended its turn: it has refused a draw by that. */
  finishTurn(color: Color, clock: ClockState | null): void {
    this.clock = clock;
    if (this.drawOffer === otherColor(color)) this.drawOffer = null;
  }

  /** The match goes on from where the game stands. */
  goOn(): void {
    this.#live = this.#core.node;
    this.#run();
  }

  /** Lets the time of the side to move run, and waits for its end. */
  #run(): void {
    this.stopTimer();
    const { clock } = this;
    if (!clock) return;
    const { position, declared, node } = this.#core;
    // After a declared end, the clock stays stopped while the user goes through the game.
    const hasStarted = clock.starts === "now" || node.ply > 0 || clock.running !== null;
    const runs = hasStarted && !clock.paused && position.outcome === null && declared === null;
    this.clock = runClock(clock, runs ? position.turn : null, this.#now);
    if (!runs || !this.#core.options.judgesTime) return;
    this.#timer = setTimeout(
      () => {
        this.tick();
        if (this.clock?.running) this.#run();
      },
      Math.min(this.timeLeft(position.turn)!, LONGEST_TIMER),
    );
    // A clock does not keep a server alive.
    (this.#timer as { unref?: () => void }).unref?.();
  }

  /** Sets the clock that someone elsewhere keeps. Whose time runs is decided there, unless it is judged here. */
  setClock(clock: ClockState | null): void {
    this.clock = clock;
    if (this.#core.options.judgesTime) this.#run();
  }

  stopTimer(): void {
    clearTimeout(this.#timer);
  }

  pause(): void {
    if (!this.clock || this.clock.paused || this.#core.position.outcome) return;
    this.clock = pauseClock(this.clock, true, this.#now);
    this.#core.thinking.stop();
    this.#core.goOn(false);
  }

  /** Ends a pause. Returns whether there was one. */
  unpause(): boolean {
    if (!this.clock?.paused) return false;
    this.clock = pauseClock(this.clock, false, this.#now);
    return true;
  }

  get isFlagDown(): boolean {
    // A game that has ended, perhaps in its tree, does not end again.
    const { options, position } = this.#core;
    if (!options.judgesTime || this.clock === null) return false;
    return isTimeUp(this.clock, this.#now) && !isFinal(position);
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

  /** Ends the game as someone elsewhere has declared. */
  endAs(outcome: Outcome): void {
    this.#end(() => declareEnd(this.#core.game, outcome));
  }

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
    // A match ends where it stands, whatever is looked at.
    if (this.clock?.running && this.#live !== core.node && core.tree.find(this.#live.id)) {
      core.goTo(this.#live, { kind: "jump", moves: [], turn: null });
    }
    declare();
    const outcome = core.game.outcome()!;
    core.edit(() => core.tree.declare(outcome));
    core.selecting.dropPremoves();
    this.drawOffer = null;
    core.positionChanged({ kind: "end", moves: [], turn: null });
    this.#run();
  }
}
