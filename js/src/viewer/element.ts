// The element `<cotulenh-game>`: a PGN as a board with its moves.
import { CoTuLenh } from "../game/public.js";
import { CoTuLenhError } from "../errors/error.js";
import { isAttribute, readAttribute, type AttributeName } from "../board/read/attributes.js";
import type { BoardInput } from "../board/options.js";
import { html } from "../board/view/dom.js";
import { parsePgn } from "../pgn/data.js";
import type { PgnGame } from "../pgn/types.js";
import { describeError } from "../texts/describe.js";
import { GameTree } from "../tree/class.js";
import type { TreeData, TreeNode } from "../tree/types.js";
import { textsFor, type ViewerTexts } from "./texts.js";
import { Viewer } from "./viewer.js";

/** On a server there are no elements; the module can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** Attributes of the board that the viewer has, too. */
const BOARD = [
  "orientation",
  "zones",
  "coordinates",
  "theme",
  "piece-set",
] as const satisfies AttributeName[];

/** The events of the element, with what they tell. */
export interface CotulenhGameEvents {
  /** Another position is shown. */
  move: CustomEvent<{
    /** Its node. */
    node: TreeNode;
  }>;
}

/** What JSX and templates may give the element. */
export interface CotulenhGameProps {
  /** The PGN. */
  pgn?: string | undefined;
  /** The address of a file with a PGN. */
  src?: string | undefined;
  /** Where it begins: `start`, which is the default, `end`, or after so many turns. */
  at?: string | number | undefined;
  /** The language: English, which is the default, or Vietnamese. It may be that of an element around it. */
  lang?: string | undefined;
  /** The side at the bottom. */
  orientation?: BoardInput["orientation"];
  /** The sides whose zones are shown. */
  zones?: "red" | "blue" | "both" | undefined;
  /** Where the names of files and ranks stand. */
  coordinates?: BoardInput["coordinates"];
  /** How the ground looks. */
  theme?: "classic" | "map" | "plain" | undefined;
  /** The drawings of the pieces. */
  "piece-set"?: "symbols" | "traditional" | "contrast" | undefined;
}

/** What an element that is off the page needs to show the same again. */
interface Kept {
  readonly tree: TreeData;
  readonly options: BoardInput;
  /** Its text, which may have become another game. */
  readonly text: string;
}

/** A game of a PGN: from the attribute `pgn`, the address `src`, or its own text. */
export class CotulenhGameElement extends Base {
  /** The names of its attributes. */
  static readonly observedAttributes: readonly string[] = ["pgn", "src", "at", "lang", ...BOARD];
  #viewer: Viewer | null = null;
  #observer: MutationObserver | null = null;
  #select: HTMLSelectElement | null = null;
  #games: readonly PgnGame[] = [];
  /** The PGN that was set as a property. */
  #pgn: string | null = null;
  /** Counts what was asked for: an answer that comes late is not shown. */
  #requests = 0;
  /** The node of the last event. */
  #announced: TreeNode | null = null;
  /** What was shown when the element was taken off the page. */
  #kept: Kept | null = null;

  /** @internal */
  connectedCallback(): void {
    if (Object.hasOwn(this, "pgn")) {
      const { pgn } = this;
      delete (this as { pgn?: string }).pgn;
      this.#pgn = pgn;
    }
    // The text may come after the element, while the page is read.
    this.#observer = new MutationObserver(() => this.#readText());
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
    // It was only moved to another place of the page.
    if (this.#viewer) return this.#viewer.speak(this.#texts);
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    this.#viewer = new Viewer(shadow, this.#texts, () => this.#announce());
    for (const name of BOARD) this.#viewer.set(readAttribute(this, name));
    if (!this.#restore()) void this.#load();
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.#viewer?.pause();
    // What is moved is on the page again when this runs.
    queueMicrotask(() => {
      if (!this.isConnected) this.#release();
    });
  }

  /** Gives the memory of the game back, and keeps what is shown as data. */
  #release(): void {
    const viewer = this.#viewer;
    if (!viewer) return;
    const { orientation, zones } = viewer.options;
    const sides = typeof zones === "string" || zones === null ? zones : "both";
    const options = { orientation, zones: sides };
    const tree = viewer.tree?.toJSON();
    this.#kept = tree ? { tree, options, text: this.textContent ?? "" } : null;
    this.#viewer = null;
    this.#requests++;
    viewer.destroy();
  }

  /** Shows what was shown before, unless the element has another game now. */
  #restore(): boolean {
    const kept = this.#kept;
    this.#kept = null;
    const isOther = this.#pgn === null && kept?.text !== this.textContent;
    if (!kept || isOther) return false;
    this.#viewer?.set(kept.options);
    const game = new CoTuLenh();
    this.#show(GameTree.fromJSON(kept.tree, game));
    game.free();
    return true;
  }

  /** @internal */
  attributeChangedCallback(name: string): void {
    const isOfBoard = (BOARD as readonly string[]).includes(name);
    if (!isOfBoard && name !== "lang") {
      this.#kept = null;
      if (name === "pgn") this.#pgn = null;
    }
    if (!this.#viewer || !this.isConnected) return;
    if (name === "lang") this.#viewer.speak(this.#texts);
    else if (isAttribute(name)) this.#viewer.set(readAttribute(this, name));
    else void this.#load();
  }

  get #texts(): ViewerTexts {
    return textsFor(this.closest<HTMLElement>("[lang]")?.lang ?? "en");
  }

  #readText(): void {
    if (this.#pgn === null && !this.hasAttribute("pgn") && !this.hasAttribute("src"))
      void this.#load();
  }

  async #load(): Promise<void> {
    const request = ++this.#requests;
    const source = this.#pgn ?? this.getAttribute("pgn");
    const address = this.getAttribute("src");
    if (source !== null || !address) return this.#read(source ?? this.textContent ?? "");
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(answer.statusText);
      const text = await answer.text();
      if (request === this.#requests) this.#read(text);
    } catch {
      if (request === this.#requests) this.#show(null, this.#texts.notFound(address));
    }
  }

  /** Reads a PGN, which may have several games. */
  #read(text: string): void {
    this.#select?.remove();
    this.#select = null;
    if (!text.trim()) return this.#show(null);
    try {
      const games = parsePgn(text);
      this.#games = games;
      if (games.length > 1) this.#offer(games.map(({ tags }, i) => nameOf(tags, i)));
      this.#open(0);
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
      this.#show(null, `${describeError(error, this.#texts.words)}\n\n${text.trim()}`);
    }
  }

  #offer(names: readonly string[]): void {
    const options = names.map((name, i) => html("option", { value: String(i) }, name));
    const select = html("select", { part: "games", "aria-label": this.#texts.games }, ...options);
    select.addEventListener("change", () => this.#open(select.selectedIndex));
    this.shadowRoot?.prepend(select);
    this.#select = select;
  }

  #open(index: number): void {
    const game = new CoTuLenh();
    const tree = GameTree.fromPgn(this.#games[index] ?? "*", game);
    game.free();
    const line = tree.mainLine();
    const at = this.getAttribute("at") ?? "start";
    const ply = at === "end" ? line.length : Number(at) || 0;
    tree.goTo(line.find((node) => node.ply === ply) ?? (ply > 0 ? line.at(-1) : null) ?? tree.root);
    this.#show(tree);
  }

  #show(tree: GameTree | null, complaint = ""): void {
    this.#viewer?.show(tree, complaint);
  }

  #announce(): void {
    const node = this.tree?.current ?? null;
    const isOther = node !== this.#announced;
    this.#announced = node;
    if (node && isOther) this.dispatchEvent(new CustomEvent("move", { detail: { node } }));
  }

  /** The PGN that is shown. */
  get pgn(): string {
    return this.tree?.pgn() ?? "";
  }

  /** Shows the games of a PGN, the first one at first. */
  set pgn(pgn: string) {
    this.#pgn = String(pgn);
    this.#kept = null;
    if (this.#viewer) void this.#load();
  }

  /** The game that is shown, to go through it; `null` if there is none, and off the page. */
  get tree(): GameTree | null {
    return this.#viewer?.tree ?? null;
  }

  /** Goes through the game by itself. */
  play(): void {
    this.#viewer?.start();
  }

  /** Stops going through the game. */
  pause(): void {
    this.#viewer?.pause();
  }

  /** Turns the board round. */
  flip(): void {
    this.#viewer?.press("flip");
  }
}

function nameOf(tags: Readonly<Record<string, string>>, index: number): string {
  const { Red: red = "?", Blue: blue = "?", Event: event } = tags;
  const players = red === "?" && blue === "?" ? "" : `${red} – ${blue}`;
  return `${index + 1}. ${[players, event].filter((text) => text && text !== "?").join(", ")}`;
}

export interface CotulenhGameElement {
  /** Listens to an event of the viewer, or of any element. */
  addEventListener<Name extends keyof CotulenhGameEvents>(
    type: Name,
    listener: (this: CotulenhGameElement, event: CotulenhGameEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Listens to an event of the viewer, or of any element. */
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Listens to an event of the viewer, or of any element. */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Stops listening to an event. */
  removeEventListener<Name extends keyof CotulenhGameEvents>(
    type: Name,
    listener: (this: CotulenhGameElement, event: CotulenhGameEvents[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  /** Stops listening to an event. */
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  /** Stops listening to an event. */
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "cotulenh-game": CotulenhGameElement;
  }
}
