// A game on a board with its moves beside it, in the shadow root of an element.
import { Board } from "../board/class.js";
import type { BoardInput } from "../board/options.js";
import { connect } from "../board/play.js";
import { colorOf } from "../board/read/state.js";
import { html, styleSheet } from "../board/view/dom.js";
import { createPlay } from "../play/create.js";
import type { Play } from "../play/class.js";
import { describeOutcome, sideName } from "../texts/describe.js";
import type { GameTree } from "../tree/class.js";
import type { TreeNode } from "../tree/types.js";
import { Controls, type ControlName } from "./controls.js";
import { Moves } from "./moves.js";
import { VIEWER_CSS } from "./style.js";
import type { ViewerTexts } from "./texts.js";

/** How long a turn is shown before the next one, in milliseconds. */
const PAUSE = 1600;

/** Who plays, and how it ended. */
function describeHeaders({ headers }: GameTree, { words, player }: ViewerTexts): string {
  const named = (["r", "b"] as const).flatMap((color) => {
    const name = headers[color === "r" ? "Red" : "Blue"];
    return name && name !== "?" ? [player(sideName(color, words), name)] : [];
  });
  const { Event: event, Date: date } = headers;
  const rest = [event, date].filter((text) => text && !text.startsWith("?"));
  return [...named, ...rest].join(" · ");
}

export class Viewer {
  readonly #moves: Moves;
  readonly #controls: Controls;
  readonly #board: Board;
  readonly #title = html("p", { class: "title", part: "title" });
  readonly #result = html("p", { class: "result", part: "result" });
  readonly #alert = html("p", { class: "alert", part: "alert", role: "alert" });
  readonly #root: HTMLElement;
  readonly #onChange: () => void;
  #texts: ViewerTexts;
  #tree: GameTree | null = null;
  #play: Play | null = null;
  #end: (() => void) | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(shadow: ShadowRoot, texts: ViewerTexts, onChange: () => void) {
    this.#texts = texts;
    this.#onChange = onChange;
    this.#moves = new Moves((node) => this.go(node));
    this.#controls = new Controls((name) => this.press(name));
    const place = html("div", { class: "place" });
    const beside = html("div", { class: "beside" }, this.#title, this.#moves.element, this.#result, this.#controls.element); // prettier-ignore
    this.#root = html(
      "div",
      { class: "viewer", part: "viewer", role: "group" },
      place,
      beside,
      this.#alert,
    );
    this.#board = new Board(place, { viewOnly: true, labels: texts.words });
    shadow.adoptedStyleSheets = [styleSheet(VIEWER_CSS)];
    shadow.append(this.#root);
    this.#root.addEventListener("keydown", (event) => this.#onKey(event));
    this.speak(texts);
  }

  /** The game; `null` if there is none. */
  get tree(): GameTree | null {
    return this.#tree;
  }

  /** The options of the board. */
  get options(): Board["options"] {
    return this.#board.options;
  }

  /** Whether any zones are shown: sides, or the facts that the game makes of them. */
  get #hasZones(): boolean {
    const { zones } = this.#board.options;
    return typeof zones === "string" || (zones?.length ?? 0) > 0;
  }

  /** Sets options of the board. */
  set(options: BoardInput): void {
    this.#board.set(options);
    this.#update();
  }

  /** Changes the language. */
  speak(texts: ViewerTexts): void {
    this.#texts = texts;
    this.#root.ariaLabel = texts.game;
    this.#controls.speak(texts);
    this.#connect();
    this.#draw();
  }

  /** Shows a game, which is its own from now on, or says why there is none. */
  show(tree: GameTree | null, complaint = ""): void {
    this.pause();
    this.#alert.textContent = complaint;
    this.#end?.();
    this.#end = null;
    this.#play?.destroy();
    this.#tree?.free();
    this.#tree = tree;
    this.#play =
      tree && createPlay({ tree, players: { r: "remote", b: "remote" }, premoves: false });
    if (!tree) this.#board.set({ pieces: [], lastMove: null, check: null, checkers: [] });
    // Until the next turn, the board itself finds the zones of a side.
    this.#board.set({ rules: tree?.rules });
    this.#connect();
    this.#draw();
  }

  #connect(): void {
    this.#end?.();
    this.#end = null;
    const play = this.#play;
    if (!play) return;
    const disconnect = connect(this.#board, play, { texts: this.#texts.words });
    const unsubscribe = play.subscribe(() => this.#update());
    this.#end = () => {
      unsubscribe();
      disconnect();
    };
  }

  #draw(): void {
    const tree = this.#tree;
    this.#moves.draw(tree, this.#texts);
    this.#title.textContent = tree ? describeHeaders(tree, this.#texts) : "";
    this.#update();
  }

  #update(): void {
    const tree = this.#tree;
    const current = tree?.current ?? null;
    this.#controls.update({
      isAtStart: !current?.parent,
      isAtEnd: !current || current.children.length === 0,
      isPlaying: this.#timer !== null,
      hasZones: this.#hasZones,
    });
    if (!current) return;
    this.#moves.show(current);
    this.#board.set({ arrows: current.arrows, marks: current.marks });
    const outcome = this.#play?.snapshot().outcome;
    this.#result.textContent = outcome
      ? `${describeOutcome(outcome, this.#texts.words, tree?.rules)}.`
      : "";
    this.#onChange();
  }

  /** Goes to a position. */
  go(node: TreeNode): void {
    this.pause();
    this.#tree?.goTo(node);
  }

  /** Goes through the variations of the current turn. */
  #goBeside(step: 1 | -1): void {
    const current = this.#tree?.current;
    const all = current?.parent?.children ?? [];
    const next = current && all[all.indexOf(current) + step];
    if (next) this.go(next);
  }

  /** Goes on by itself until the end, or until something is pressed. */
  start(): void {
    const tree = this.#tree;
    if (!tree || this.#timer) return;
    this.#timer = setInterval(() => {
      if (tree.current.children.length > 0) tree.forward();
      if (tree.current.children.length === 0) this.pause();
    }, PAUSE);
    if (tree.current.children.length > 0) tree.forward();
    this.#update();
  }

  /** Stops going on by itself. */
  pause(): void {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#update();
  }

  /** Answers a button. */
  press(name: ControlName): void {
    const tree = this.#tree;
    if (name === "autoplay") return this.#timer ? this.pause() : this.start();
    if (name === "flip") {
      const isBlue = colorOf(this.#board.options.orientation) === "b";
      return this.set({ orientation: isBlue ? "red" : "blue" });
    }
    if (name === "zones") return this.set({ zones: this.#hasZones ? null : "both" });
    this.pause();
    if (!tree) return;
    if (name === "first") tree.goTo(tree.root);
    else if (name === "back") tree.back();
    else if (name === "forward") tree.forward();
    else tree.goTo(lastOf(tree.current));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.press("back"),
      ArrowRight: () => this.press("forward"),
      ArrowUp: () => this.#goBeside(-1),
      ArrowDown: () => this.#goBeside(1),
      Home: () => this.press("first"),
      End: () => this.press("last"),
      f: () => this.press("flip"),
      z: () => this.press("zones"),
      p: () => this.press("autoplay"),
    };
    const act = keys[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  }

  /** Ends timers, and frees the game. */
  destroy(): void {
    this.show(null);
    this.#board.destroy();
    this.#root.remove();
  }
}

/** The end of the line that a node is in. */
function lastOf(node: TreeNode): TreeNode {
  let last = node;
  while (last.children[0]) last = last.children[0];
  return last;
}
