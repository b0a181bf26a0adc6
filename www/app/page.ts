// The page: the board, the panels around it, and what joins them to the store.
import { BoardView } from "../board/board.js";
import type { BoardShape } from "../board/model.js";
import { engineError } from "../game/reasons.js";
import { boardShape } from "../game/shape.js";
import { kinds } from "../game/stacks.js";
import type { GameState } from "../game/state.js";
import type { Store } from "../game/store.js";
import { h } from "./dom.js";
import { language, type Messages } from "./i18n/index.js";
import type { Flawed, Keeper } from "./keeper.js";
import { editorPanel } from "./panels/editor.js";
import { legendPanel } from "./panels/legend.js";
import { lostPanel } from "./panels/lost.js";
import { movesPanel } from "./panels/moves.js";
import { newsPanel } from "./panels/news.js";
import { rulesPanel, settingsPanel } from "./panels/options.js";
import type { Context, Panel } from "./panels/panel.js";
import { recentPanel } from "./panels/recent.js";
import { stackPanel } from "./panels/stack.js";
import { statusPanel } from "./panels/status.js";
import { textsPanel } from "./panels/texts.js";
import { toolbar } from "./panels/toolbar.js";
import { loadSettings, saveSettings, type Settings } from "./settings.js";
import { playSound } from "./sound.js";
import { makeView } from "./view.js";
import { errorText } from "./words.js";

export class Page {
  readonly #root: HTMLElement;
  readonly #keeper: Keeper;
  readonly #store: Store;
  readonly #shape: BoardShape = boardShape();
  readonly #view: ReturnType<typeof makeView>;
  #settings: Settings = loadSettings();
  #m: Messages = this.#language();
  #looked: string | null = null;
  #revealed: string | undefined;
  #happened: object | null = null;
  #takeUpdate: (() => void) | null = null;
  #board!: BoardView;
  #panels: Panel[] = [];
  #stack!: Panel;
  #status!: ReturnType<typeof statusPanel>;

  constructor(root: HTMLElement, keeper: Keeper) {
    const { store } = keeper;
    this.#root = root;
    this.#keeper = keeper;
    this.#store = store;
    this.#view = makeView(store);
    this.#build();
    this.update();
    store.subscribe(() => this.update());
    keeper.subscribe((flawed) => (flawed ? this.complain(flawed) : this.update()));
  }

  #language(): Messages {
    return language(this.#settings.language, navigator.languages);
  }

  /** Shows something for a moment. */
  say(text: string): void {
    this.#status.say(text);
  }

  /** Says what is wrong with a game that should have been shown. */
  complain(flawed: Flawed): void {
    const m = this.#m;
    if (flawed.about === "kept") this.say(m.keeping.partly);
    else this.say(m.badLink + errorText(m, engineError(flawed.error)));
  }

  /** Tells that there is a new version of the page, and how to change to it. */
  offerUpdate(take: () => void): void {
    this.#takeUpdate = take;
    this.update();
  }

  /** Makes everything anew, in the language that is set. */
  #build(): void {
    const m = (this.#m = this.#language());
    document.documentElement.lang = m.code;
    document.documentElement.dataset["theme"] = this.#settings.theme;
    const context: Context = {
      store: this.#store,
      keeper: this.#keeper,
      m,
      settings: () => this.#settings,
      change: (settings) => this.#change(settings),
      say: (text) => this.say(text),
      newVersion: () => this.#takeUpdate,
    };
    const store = this.#store;
    this.#board = new BoardView(this.#shape, m.board, {
      press: (square) => store.press(square),
      grab: (square) => store.grab(square),
      choose: (option) => store.choose(option),
      cancel: () => store.cancel(),
      look: (square) => this.#look(square),
    });
    this.#board.element.addEventListener("keydown", (event) => this.#onLetter(event));
    this.#stack = stackPanel(context);
    this.#stack.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") store.cancel();
    });
    this.#status = statusPanel(context);
    const tools = toolbar(context);
    const news = newsPanel(context);
    const lost = lostPanel(context);
    const moves = movesPanel(context);
    const folded = [
      legendPanel,
      recentPanel,
      textsPanel,
      editorPanel,
      rulesPanel,
      settingsPanel,
    ].map((make) => make(context));
    this.#panels = [this.#status, tools, news, this.#stack, lost, moves, ...folded];
    const header = h("header", { class: "top" }, h("h1", {}, m.title), this.#status.element);
    this.#root.replaceChildren(
      header,
      h(
        "main",
        {},
        h("div", { class: "play" }, this.#board.element, tools.element),
        h(
          "div",
          { class: "side" },
          news.element,
          this.#stack.element,
          moves.element,
          lost.element,
          ...folded.map(({ element }) => element),
        ),
      ),
    );
  }

  #change(settings: Partial<Settings>): void {
    const before = this.#settings;
    this.#settings = { ...before, ...settings };
    saveSettings(settings);
    document.documentElement.dataset["theme"] = this.#settings.theme;
    if (this.#settings.language !== before.language) {
      // The section that the language was chosen in stays open.
      this.#build();
      this.#root.querySelector("#settings")?.setAttribute("open", "");
      this.#root.querySelector<HTMLElement>("#language")?.focus();
    }
    this.update();
  }

  #look(square: string | null): void {
    this.#looked = square;
    this.#draw();
  }

  /** Letters pick pieces of the selected stack, `0` the whole of it. */
  #onLetter(event: KeyboardEvent): void {
    const { selection } = this.#store.state;
    if (!selection || event.ctrlKey || event.metaKey || event.altKey) return;
    const kind = kinds(selection.stack).find((letter) => letter === event.key.toLowerCase());
    if (kind) this.#store.pick(kind);
    else if (event.key === "0") this.#store.pickWhole();
  }

  #draw(): void {
    this.#board.update(this.#view(this.#store.state, this.#settings, this.#looked, this.#m));
  }

  /** Scrolls what is selected out from under the sheet, where there is one over the page. */
  #reveal(): void {
    const { element } = this.#stack;
    const selected = this.#root.querySelector('[data-square][aria-selected="true"]');
    if (!selected || element.hidden || getComputedStyle(element).position !== "fixed") return;
    const hidden = selected.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: hidden });
  }

  update(): void {
    const { state } = this.#store;
    const inStack = this.#stack.element.contains(document.activeElement);
    this.#draw();
    for (const panel of this.#panels) panel.update(state);
    // Who commits by keys goes on by keys, on the board.
    if (inStack && document.activeElement === document.body) this.#board.focus();
    this.#root.classList.toggle("sheet-open", state.deploy !== null || isStack(state));
    this.#root.classList.toggle("editing", state.editing !== null);
    if (state.selection?.square !== this.#revealed) this.#reveal();
    this.#revealed = state.selection?.square;
    if (state.happened !== this.#happened && this.#settings.sound) {
      playSound(state.happened, state.check !== null);
    }
    this.#happened = state.happened;
  }
}

function isStack({ selection }: GameState): boolean {
  return selection !== null && kinds(selection.stack).length > 1;
}
