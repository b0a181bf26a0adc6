// The page: connects the store with the board and the panels around it.
import { rematch } from "../game/games.js";
import { describeError, namePieces } from "cotulenh-wasm/texts";
import { Analysis } from "../game/analysis.js";
import { SharedEngine } from "../game/engine.js";
import { Review } from "../game/review.js";
import type { Session } from "../game/session.js";
import { heldPieces } from "../game/stacks.js";
import { isComputerToMove, type State } from "../game/state.js";
import type { SquarePiece } from "../game/vocabulary.js";
import { toggleArrow, type Arrow } from "./arrows.js";
import type { Autosave, LoadProblem } from "./autosave.js";
import { boardActions } from "./board-actions.js";
import { BoardState } from "./board-state.js";
import { BoardView } from "./board-view.js";
import { describeStatus } from "./describe.js";
import { ARROW_KEYS, arrowKeys, type ArrowKeys } from "./arrow-keys.js";
import { h } from "./dom.js";
import { createHint, type Hint } from "./hint.js";
import { language, type Messages } from "./i18n/index.js";
import { Inspector } from "./inspector.js";
import { listenToKeys, listenToLetters, type KeyActions } from "./keys.js";
import { Lesson } from "./lesson.js";
import { analysisPanel } from "./panels/analysis.js";
import { bannersPanel } from "./panels/banners.js";
import { editorPanel } from "./panels/editor.js";
import { footer } from "./panels/footer.js";
import { header } from "./panels/header.js";
import { helpDialog } from "./panels/help.js";
import { legendPanel } from "./panels/legend.js";
import { matchPanel } from "./panels/match.js";
import { movesPanel } from "./panels/moves.js";
import { newGameDialog } from "./panels/new-game.js";
import { rulesPanel, settingsPanel } from "./panels/options.js";
import { opponentPanel } from "./panels/opponent.js";
import type { Context, Panel } from "./panels/panel.js";
import { recentPanel } from "./panels/recent.js";
import { resultPanel } from "./panels/result.js";
import { reviewPanel, type ReviewPanel } from "./panels/review.js";
import { scorePanel, type ScorePanel } from "./panels/score.js";
import { sharePanel, type SharePanel } from "./panels/share.js";
import { stackPanel } from "./panels/stack.js";
import { statusPanel } from "./panels/status.js";
import { textsPanel } from "./panels/texts.js";
import { toolbar } from "./panels/toolbar.js";
import { welcomePanel } from "./panels/welcome.js";
import { loadSettings, saveSettings, type Settings } from "./settings.js";
import { isEmbedded, linkToGame, shareLink } from "./share.js";
import { playSound } from "./sound.js";
import { startTicker } from "./ticker.js";

export class Page {
  readonly #root: HTMLElement;
  readonly #autosave: Autosave;
  readonly #session: Session;
  #boardState!: BoardState;
  /** The engine of the opponent and of hints. */
  readonly #engine: SharedEngine;
  /** Analysis and review have an engine of their own: the opponent does not wait for them. */
  readonly #analyst = new SharedEngine();
  readonly #analysis: Analysis;
  readonly #review: Review;
  #settings: Settings = loadSettings();
  #m: Messages = this.#language();
  /** The arrows of the page by who shows them, and those of the user. */
  readonly #arrows = new Map<string, readonly Arrow[]>();
  #shownArrows: readonly Arrow[] = [];
  #drawn: readonly Arrow[] = [];
  /** The position of a line that is pointed at. */
  #preview: readonly SquarePiece[] | null = null;
  #shownFen = "";
  /** The guided start, while it is shown instead of the game. */
  #lesson: Lesson | null = null;
  /** The selected square that was last scrolled into view. */
  #revealed: string | undefined;
  /** The selection that was announced last. */
  #announced: string | null = null;
  #lastEvent: object | null = null;
  #applyUpdate: (() => void) | null = null;
  #board!: BoardView;
  #panels: Panel[] = [];
  #newGame!: ReturnType<typeof newGameDialog>["open"];
  #hint!: Hint;
  #help!: HTMLDialogElement;
  readonly #announcer = h("p", {
    id: "selection-announcer",
    class: "visually-hidden",
    "aria-live": "polite",
  });
  #inspector!: Inspector;
  #arrowKeys!: ArrowKeys;
  #analysisPanel!: ReturnType<typeof analysisPanel>;
  #reviewPanel!: ReviewPanel;
  #sharing!: SharePanel;
  #stack!: Panel;
  #score!: ScorePanel;
  #status!: ReturnType<typeof statusPanel>;

  /** `view` says whether a link shows the board from Blue's side; null if it does not say. */
  constructor(
    root: HTMLElement,
    autosave: Autosave,
    engine: SharedEngine,
    view: boolean | null = null,
  ) {
    const { session } = autosave;
    // The view of a link is not a setting of the user.
    if (view !== null) this.#settings = { ...this.#settings, flipped: view };
    this.#root = root;
    this.#autosave = autosave;
    this.#session = session;
    this.#engine = engine;
    this.#analysis = new Analysis(this.#analyst, () => this.#analysisPanel.refresh());
    this.#review = new Review(session, this.#analyst, () => this.#reviewPanel.refresh());
    this.#build();
    this.update();
    session.subscribe(() => this.update());
    listenToKeys(() => (this.#lesson || this.#isInDialog() ? null : this.#keys));
    startTicker(session, () => this.#score.showTime());
    autosave.subscribe((problem) => (problem ? this.showProblem(problem) : this.update()));
  }

  #language(): Messages {
    return language(this.#settings.language, navigator.languages);
  }

  /** Shows why a game could not be loaded as it should be. */
  showProblem(problem: LoadProblem): void {
    const m = this.#m;
    const isBadLink = problem.kind === "badLink";
    this.#status.notify(
      isBadLink ? m.badLink + describeError(problem.error, m.words) : m.recent.incomplete,
    );
  }

  /** Shows that a new version of the page is ready; `apply` switches to it. */
  offerUpdate(apply: () => void): void {
    this.#applyUpdate = apply;
    this.update();
  }

  /** Builds the whole page in the language of the settings. */
  #build(): void {
    const m = (this.#m = this.#language());
    document.documentElement.lang = m.code;
    document.documentElement.dataset["theme"] = this.#settings.theme;
    this.#root.classList.toggle("embed", isEmbedded());
    const session = this.#session;
    this.#boardState = new BoardState(session, m);
    const context: Context = {
      session,
      autosave: this.#autosave,
      m,
      settings: () => this.#settings,
      changeSettings: (settings) => this.#changeSettings(settings),
      notify: (text) => this.#status.notify(text),
      focusBoard: () => this.#board.focus(),
      share: () => void this.#share(),
      review: () => this.#reviewPanel.open(),
      learn: () => this.#startLesson(context),
      offerDraw: () => void this.#offerDraw(),
      rematch: () => this.#rematch(),
      hint: () => this.#hint.show(),
      showArrows: (owner, arrows) => this.#showArrows(owner, arrows),
      applyUpdate: () => this.#applyUpdate,
    };
    const drawn = {
      get: () => this.#drawn,
      set: (arrows: readonly Arrow[]) => {
        this.#drawn = arrows;
        this.#draw();
      },
    };
    const actions = boardActions(session, {
      forget: () => {
        this.#arrowKeys.cancel();
        return this.#inspector.forget();
      },
      inspect: (square, before) => {
        this.#drawn = [];
        this.#inspector.showReach(square, before);
      },
      notify: () => this.#status.notify(m.play.computer.earlier),
    });
    this.#board = new BoardView({
      ...actions,
      cancel: (event) => {
        if (this.#arrowKeys.cancel()) return;
        this.#drawn = [];
        actions.cancel(event);
      },
      draw: ({ from, to, color }) => drawn.set(toggleArrow(this.#drawn, { from, to, color })),
      inspect: ({ square }) => this.#announce(this.#inspector.inspect(square)),
      hover: ({ square }) => {
        this.#arrowKeys.hover(square);
        this.#inspector.hover(square);
      },
    });
    listenToLetters(this.#board.element, session);
    this.#stack = stackPanel(context);
    this.#stack.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") session.cancel();
    });
    this.#status = statusPanel(context);
    this.#sharing = sharePanel(context, (background) => this.#board.drawPicture(background));
    this.#help = helpDialog(m);
    this.#inspector = new Inspector(context, () => this.#draw());
    this.#inspector.watch(this.#board.element);
    // Discard what was started before, such as a hint with its arrows.
    for (const owner of ["hint", ARROW_KEYS]) this.#arrows.delete(owner);
    this.#shownArrows = [...this.#arrows.values()].flat();
    this.#arrowKeys = arrowKeys(m, drawn, context.showArrows);
    this.#hint = createHint(context);
    const opponent = opponentPanel(context);
    const newGame = newGameDialog(context);
    this.#newGame = newGame.open;
    const tools = toolbar({ ...context, newGame: () => newGame.open() });
    const banners = bannersPanel(context);
    this.#score = scorePanel(context);
    const result = resultPanel(context);
    const match = matchPanel(context);
    const moves = movesPanel(context);
    const preview = (pieces: readonly SquarePiece[] | null) => {
      if (this.#preview === pieces) return;
      this.#preview = pieces;
      this.#draw();
    };
    const analysis = analysisPanel({ ...context, analysis: this.#analysis, preview });
    this.#analysisPanel = analysis;
    const review = (this.#reviewPanel = reviewPanel(context, this.#review));
    const sections = [
      legendPanel,
      recentPanel,
      textsPanel,
      editorPanel,
      rulesPanel,
      settingsPanel,
    ].map((make) => make(context));
    this.#panels = [this.#status, this.#score, tools, banners, this.#stack, result];
    this.#panels.push(opponent, match, moves, analysis, review, ...sections);
    const welcome = welcomePanel(context, {
      playComputer: () => newGame.open("computer"),
      learn: context.learn,
    });
    this.#board.element.prepend(welcome.element);
    this.#panels.push(welcome);
    const top = header(context, this.#status.element);
    this.#panels.push(top);
    this.#root.replaceChildren(
      top.element,
      h(
        "main",
        {},
        this.#score.element,
        h("div", { class: "play" }, this.#board.element, tools.element),
        h(
          "div",
          { class: "side" },
          banners.element,
          this.#stack.element,
          result.element,
          this.#sharing.element,
          opponent.element,
          moves.element,
          match.element,
          analysis.element,
          review.element,
          ...sections.map(({ element }) => element),
        ),
      ),
      footer(
        m,
        () => {
          this.#sharing.open();
          this.#sharing.element.querySelector<HTMLElement>("#share-embed")?.focus();
        },
        () => this.#help.showModal(),
      ),
      this.#help,
      this.#announcer,
      this.#inspector.element,
      newGame.element,
      match.dialog,
    );
    // The guided start goes on in the other language.
    if (this.#lesson) this.#startLesson(context);
  }

  /** Shows the guided start instead of the game, which stays as it is. */
  #startLesson(context: Context): void {
    const leave = () => {
      this.#lesson = null;
      this.#build();
      this.update();
      this.#board.focus();
    };
    const top = (status: HTMLElement) => header(context, status).element;
    this.#lesson = new Lesson(context, top, {
      leave,
      announce: (text) => this.#announce(text),
      playComputer: () => {
        leave();
        this.#newGame("computer");
      },
    });
    this.#root.replaceChildren(...this.#lesson.elements, this.#announcer);
  }

  /** Shares the game by the system's dialog, or by a link that is copied. */
  async #share(): Promise<void> {
    this.#sharing.open();
    const url = linkToGame(this.#session, this.#settings.flipped);
    try {
      const shared = await shareLink(url, describeStatus(this.#m, this.#session.state));
      if (shared === "copied") this.#status.notify(this.#m.texts.linked);
    } catch {
      // Copying is not allowed, so the link is shown.
      this.#status.notify(url);
    }
  }

  #changeSettings(settings: Partial<Settings>): void {
    const before = this.#settings;
    this.#settings = { ...before, ...settings };
    saveSettings(settings);
    document.documentElement.dataset["theme"] = this.#settings.theme;
    if (this.#settings.language !== before.language) {
      const isInSettings = document.activeElement?.id === "language";
      this.#build();
      // The section of the settings stays open.
      if (isInSettings) this.#root.querySelector("#settings")?.setAttribute("open", "");
      const control = isInSettings ? "#language" : "[data-language]";
      this.#root.querySelector<HTMLElement>(control)?.focus();
    }
    this.update();
  }

  /** What the keys of the page do. */
  readonly #keys: KeyActions = {
    back: () => this.#session.back(),
    forward: () => this.#session.forward(),
    first: () => this.#session.goTo(0),
    last: () => this.#session.goToEnd(),
    undo: () => this.#session.undo(),
    redo: () => this.#session.play.redo(),
    flip: () => this.#changeSettings({ flipped: !this.#settings.flipped }),
    hint: () => {
      if (!isComputerToMove(this.#session.state)) this.#hint.show();
    },
    drawArrow: (square, isRed) =>
      this.#announce(this.#arrowKeys.press(square, isRed ? "red" : "green")),
    help: () => this.#help.showModal(),
  };

  /** Announces something to screen readers. */
  #announce(text: string): void {
    if (this.#announcer.textContent !== text) this.#announcer.textContent = text;
  }

  /** Announces what is selected. */
  #announceSelection({ selection }: State["snapshot"]): void {
    const key = selection && `${selection.square} ${selection.types.join()}`;
    if (key === this.#announced) return;
    this.#announced = key;
    if (!selection) return this.#announce("");
    const count = new Set(selection.moves.map(({ to }) => to)).size;
    const name = namePieces(heldPieces(selection), this.#m.words);
    this.#announce(this.#m.play.keys.selected(name, selection.square, count));
  }

  /** Dialogs are beside the parts of the page. A search in all of it takes longer than most changes. */
  #isInDialog(): boolean {
    return [...this.#root.children].some((one) => one instanceof HTMLDialogElement && one.open);
  }

  async #offerDraw(): Promise<void> {
    const { draw } = this.#m.play.computer;
    try {
      this.#status.notify((await this.#session.play.offerDraw()) ? draw.agreed : draw.refused);
    } catch {
      this.#status.notify(this.#m.play.computer.failed);
    }
  }

  /** Starts the same game again. The side of the user is at the bottom. */
  #rematch(): void {
    rematch(this.#session);
    const { opponent } = this.#session.state;
    if (opponent) this.#changeSettings({ flipped: opponent.color === "r" });
  }

  #showArrows(owner: string, arrows: readonly Arrow[]): void {
    this.#arrows.set(owner, arrows);
    this.#shownArrows = [...this.#arrows.values()].flat();
    this.#draw();
  }

  #draw(): void {
    const { fen } = this.#session.state.snapshot;
    if (fen !== this.#shownFen) {
      this.#shownFen = fen;
      // Reach and arrows belong to a position.
      this.#inspector.forget();
      this.#drawn = [];
      this.#arrowKeys.cancel();
    }
    const extras = {
      hovered: this.#inspector.hovered,
      inspected: this.#inspector.inspected,
      arrows: this.#shownArrows,
      drawn: this.#drawn,
      preview: this.#preview,
    };
    this.#board.update(this.#boardState.draw(this.#settings, extras));
  }

  /** Scrolls the board between the header and the sheet of a phone, which would cover a part. */
  #reveal(): void {
    const { element } = this.#stack;
    if (element.hidden || getComputedStyle(element).position !== "fixed") return;
    const { top, bottom } = this.#board.element.getBoundingClientRect();
    const sheet = element.getBoundingClientRect();
    const header = this.#root.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
    const isBeside = sheet.left >= this.#board.element.getBoundingClientRect().right;
    const covered = isBeside ? 0 : bottom - sheet.top;
    // If there is not enough space for all of it, the top of the board is in view.
    if (covered > 0) scrollBy({ top: Math.min(covered, Math.max(0, top - header)) });
    else if (top < header && !isBeside) scrollBy({ top: top - header });
  }

  update(): void {
    const { state } = this.#session;
    const { snapshot } = state;
    const inStack = this.#stack.element.contains(document.activeElement);
    this.#hint.update(state);
    this.#draw();
    for (const panel of this.#panels) panel.update(state);
    if (!isComputerToMove(state)) this.#announceSelection(snapshot);
    // The engine is loaded while the user thinks about the first turn. A failure is shown later.
    if (state.opponent && !snapshot.outcome) this.#engine.open().catch(() => {});
    // After a commit by keyboard, the focus returns to the board.
    if (inStack && document.activeElement === document.body) this.#board.focus();
    this.#root.classList.toggle("editing", state.tool !== null);
    if (snapshot.selection?.square !== this.#revealed) this.#reveal();
    this.#revealed = snapshot.selection?.square;
    if (snapshot.event !== this.#lastEvent && this.#settings.sound) {
      playSound(snapshot.event, snapshot.check !== null);
    }
    this.#lastEvent = snapshot.event;
  }
}
