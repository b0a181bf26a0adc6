// The guided start: five lessons on a board of their own. The game of the page stays as it is.
import { openFen } from "../game/games.js";
import { LESSONS, listSolution, listTasks, waitForRed, type Task } from "../game/lessons.js";
import { SharedEngine } from "../game/engine.js";
import { Session } from "../game/session.js";
import type { Square } from "../game/vocabulary.js";
import type { Arrow } from "./arrows.js";
import { boardActions } from "./board-actions.js";
import { BoardState } from "./board-state.js";
import { BoardView } from "./board-view.js";
import { button, h, scrollToBoard } from "./dom.js";
import { Inspector } from "./inspector.js";
import { listenToLetters } from "./keys.js";
import { stackPanel } from "./panels/stack.js";
import { statusPanel } from "./panels/status.js";
import type { Context } from "./panels/panel.js";
import type { Settings } from "./settings.js";
import { readStored, writeStored } from "./storage.js";

const KEY = "cotulenh-lesson";

/** The lesson to go on with: 0 for the first. */
export function loadLesson(): number {
  const number = Number(readStored(KEY));
  return Number.isInteger(number) && number > 0 && number < LESSONS.length ? number : 0;
}

function saveLesson(number: number): void {
  writeStored(KEY, String(number));
}

interface LessonActions {
  leave(): void;
  /** Announces something to screen readers. */
  announce(text: string): void;
  playComputer(): void;
}

export class Lesson {
  readonly elements: readonly HTMLElement[];
  readonly #context: Context;
  readonly #actions: LessonActions;
  readonly #board: BoardView;
  readonly #boardState: BoardState;
  readonly #stack: ReturnType<typeof stackPanel>;
  readonly #status: ReturnType<typeof statusPanel>;
  readonly #panel = h("section", { id: "lesson", class: "sheet lesson" });
  #number: number;
  #task = 0;
  #isDone = false;
  /** What is announced instead of the task: the progress. */
  #remark = "";
  #arrows: readonly Arrow[] = [];
  readonly #inspector: Inspector;
  #shownFen = "";
  #settings: Settings | null = null;
  /** The event of the game that was looked at last. */
  #seen: object | null = null;

  /** `makeHeader` makes the top of the page around a status. */
  constructor(
    context: Context,
    makeHeader: (status: HTMLElement) => HTMLElement,
    actions: LessonActions,
  ) {
    const session = new Session(new SharedEngine(), this.#taskAt(loadLesson(), 0).fen);
    this.#number = loadLesson();
    // The learner plays Red, at the bottom.
    const settings = () => ({ ...context.settings(), flipped: false });
    this.#context = { ...context, session, settings };
    this.#actions = actions;
    this.#boardState = new BoardState(session, context.m);
    this.#inspector = new Inspector(this.#context, () => this.#draw());
    this.#board = new BoardView({
      ...boardActions(session, {
        forget: () => this.#inspector.forget(),
        inspect: (square, before) => this.#inspector.showReach(square, before),
      }),
      inspect: ({ square }) => actions.announce(this.#inspector.inspect(square)),
      hover: ({ square }) => this.#inspector.hover(square),
    });
    this.#inspector.watch(this.#board.element);
    listenToLetters(this.#board.element, session);
    this.#stack = stackPanel(this.#context);
    this.#status = statusPanel(this.#context);
    this.#status.element.classList.add("lesson-status");
    const main = h(
      "main",
      { class: "lesson-main" },
      h("div", { class: "play" }, this.#board.element),
      h("div", { class: "side" }, this.#panel, this.#stack.element, this.#inspector.element),
    );
    this.elements = [makeHeader(this.#status.element), main];
    session.subscribe(() => this.#update());
    this.#start();
  }

  get #session(): Session {
    return this.#context.session;
  }

  #taskAt(number: number, task: number): Task {
    return listTasks(LESSONS[number]!)[task]!;
  }

  get #current(): Task {
    return this.#taskAt(this.#number, this.#task);
  }

  /** Begins the current task. */
  #start(arrows: readonly Arrow[] = []): void {
    this.#isDone = false;
    this.#remark = "";
    const { goal, fen } = this.#current;
    const mark: Arrow[] = goal ? [{ from: goal, to: goal, color: "yellow" }] : [];
    this.#arrows = [...mark, ...arrows];
    openFen(this.#session, fen);
    this.#showPanel();
    scrollToBoard();
  }

  #showSolution(): void {
    const moves = listSolution(this.#current);
    this.#start(moves.map(({ from, to }) => ({ from, to, color: "green" })));
  }

  #goTo(number: number): void {
    this.#number = number;
    this.#task = 0;
    saveLesson(number);
    this.#start();
  }

  #next(): void {
    const isLast = this.#task === listTasks(LESSONS[this.#number]!).length - 1;
    if (!isLast) {
      this.#task++;
      this.#start();
    } else if (this.#number + 1 < LESSONS.length) {
      this.#goTo(this.#number + 1);
    } else {
      saveLesson(0);
      this.#actions.playComputer();
      return;
    }
    this.#board.focus();
  }

  #update(): void {
    const { state } = this.#session;
    const { event } = state.snapshot;
    if (event !== this.#seen) {
      this.#seen = event;
      if (event.turn && (event.kind === "move" || event.kind === "commit")) return this.#judge();
    }
    this.#draw();
    this.#stack.update(state);
    this.#status.update(state);
  }

  /** Looks at a turn: the task is done, or Blue waits, or it has failed. */
  #judge(): void {
    const { event, fen, pieces } = this.#session.state.snapshot;
    const { turn } = event;
    const isDone = turn !== null && this.#current.isDone(turn);
    this.#isDone = isDone;
    this.#arrows = isDone ? [] : this.#arrows.filter(({ from, to }) => from === to);
    if (!isDone) {
      const { lessons } = this.#context.m;
      const isLost = turn?.moves.some(({ kind }) => kind === "suicide") ?? false;
      const canGoOn = pieces.filter(({ piece }) => piece.color === "r").length > 1;
      this.#remark = isLost || !canGoOn ? lessons.lost : lessons.wait;
      openFen(this.#session, isLost || !canGoOn ? this.#current.fen : waitForRed(fen));
    }
    this.#showPanel();
    this.#draw();
    this.#stack.update(this.#session.state);
    if (isDone) this.#panel.querySelector<HTMLElement>("#lesson-next")?.focus();
  }

  #draw(): void {
    const { selection, session, fen } = this.#session.state.snapshot;
    if (fen !== this.#shownFen) {
      this.#shownFen = fen;
      this.#inspector.forget();
    }
    // A ring would hide the gun sight, and a played step needs no arrow.
    const isCapture = (square: Square) =>
      selection?.moves.some(
        ({ to, kind }) => to === square && kind !== "move" && kind !== "combine",
      );
    const arrows = this.#arrows.filter(({ from, to }) =>
      from === to ? !isCapture(to) : (session?.steps.length ?? 0) === 0,
    );
    const { hovered, inspected } = this.#inspector;
    const extras = { hovered, inspected, arrows, drawn: [] };
    this.#board.update(this.#boardState.draw(this.#view(), extras));
  }

  /** The settings of the page; the lesson about planes shows the enemy's zones. */
  #view(): Settings {
    const air = LESSONS[this.#number] === "fly" ? "blue" : "off";
    const { settings } = this.#context;
    if (this.#settings?.air !== air) this.#settings = { ...settings(), air };
    return this.#settings;
  }

  #showPanel(): void {
    const { lessons } = this.#context.m;
    const name = LESSONS[this.#number]!;
    const { title, tasks } = lessons.texts[name];
    const { task, done } = tasks[this.#task]!;
    const isEnd = this.#number === LESSONS.length - 1 && this.#task === tasks.length - 1;
    const step = lessons.step(this.#number + 1, LESSONS.length);
    const part = tasks.length > 1 ? ` · ${lessons.part(this.#task + 1, tasks.length)}` : "";
    const steps = LESSONS.map((one, i) =>
      h(
        "li",
        {},
        button(String(i + 1), () => this.#goTo(i), {
          "aria-current": i === this.#number ? "step" : undefined,
          "aria-label": `${i + 1}. ${lessons.texts[one].title}`,
          "data-lesson": one,
        }),
      ),
    );
    const text = this.#isDone ? done : [this.#remark, task].filter(Boolean).join(" ");
    this.#panel.dataset["done"] = String(this.#isDone);
    this.#panel.replaceChildren(
      h("ol", { class: "lesson-steps", "aria-label": lessons.steps }, ...steps),
      h("h2", {}, `${step}${part}: ${title}`),
      h("p", { id: "lesson-text", role: "status" }, text),
      h(
        "div",
        { class: "buttons" },
        ...(this.#isDone
          ? [
              button(isEnd ? lessons.finished : lessons.next, () => this.#next(), {
                class: "primary",
                id: "lesson-next",
              }),
            ]
          : [button(lessons.show, () => this.#showSolution(), { id: "lesson-show" })]),
        button(lessons.again, () => this.#start(), { id: "lesson-again" }),
        button(lessons.leave, () => this.#actions.leave(), { id: "lesson-leave" }),
      ),
    );
  }
}
