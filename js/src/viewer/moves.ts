// The moves of a game as a list that can be pressed: numbers, turns, glyphs, comments and variations.
import { html } from "../board/view/dom.js";
import type { GameTree } from "../tree/class.js";
import type { TreeNode } from "../tree/types.js";
import { describeMove } from "../texts/describe.js";
import type { Turn } from "../vocabulary/types.js";
import type { ViewerTexts } from "./texts.js";

function describeTurn({ moves }: Turn, { words }: ViewerTexts): string {
  return moves.map((move) => describeMove(move, words)).join("; ");
}

/** The list of moves. Its buttons are one stop of the Tab key: the current one, or the first. */
export class Moves {
  readonly element = html("div", { class: "moves", part: "moves", role: "group" });
  readonly #go: (node: TreeNode) => void;
  readonly #buttons = new Map<TreeNode, HTMLButtonElement>();

  constructor(go: (node: TreeNode) => void) {
    this.#go = go;
  }

  /** Draws the moves of a tree, or those of none. */
  draw(tree: GameTree | null, texts: ViewerTexts): void {
    this.#buttons.clear();
    this.element.ariaLabel = texts.moves;
    const line = html("p", { class: "line" });
    this.element.replaceChildren(line);
    /** The lines that are open, the innermost last. */
    const open: HTMLElement[] = [line];
    for (const token of tree?.tokens() ?? []) {
      const at = open.at(-1)!;
      if (token.kind === "open") {
        const name = {
          class: "variation",
          part: "variation",
          role: "group",
          "aria-label": texts.variation,
        };
        const variation = html("span", name, "(");
        at.append(variation, " ");
        open.push(variation);
      } else if (token.kind === "close") {
        // Right after the last move.
        if (at.lastChild instanceof Text) at.lastChild.remove();
        at.append(")");
        open.pop();
      } else if (token.kind === "number")
        at.append(html("span", { class: "number" }, token.text), " ");
      else if (token.kind === "turn") at.append(this.#turn(token.node, texts), " ");
      else if (token.kind === "glyph") {
        const name = texts.glyphs[token.text];
        const glyph = html("span", { class: "glyph", part: "glyph", ...(name && { role: "img", "aria-label": name }) }, token.text); // prettier-ignore
        // It stands at its turn.
        at.lastChild?.before(glyph);
      } else at.append(html("span", { class: "comment", part: "comment" }, token.text), " ");
    }
  }

  #turn(node: TreeNode, texts: ViewerTexts): HTMLButtonElement {
    const turn = node.turn!;
    const title = describeTurn(turn, texts);
    const button = html("button", { type: "button", part: "move", title, "data-node": String(node.id) }, turn.san); // prettier-ignore
    button.tabIndex = this.#buttons.size === 0 ? 0 : -1;
    button.addEventListener("click", () => this.#go(node));
    this.#buttons.set(node, button);
    return button;
  }

  /** Marks the current move, scrolls to it, and keeps the focus on it if it was among the moves. */
  show(current: TreeNode): void {
    const root = this.element.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement : null;
    const [first] = this.#buttons.values();
    const button = this.#buttons.get(current);
    for (const one of this.#buttons.values()) {
      one.ariaCurrent = one === button ? "step" : null;
      one.tabIndex = one === (button ?? first) ? 0 : -1;
    }
    if (focused && this.element.contains(focused))
      (button ?? first)?.focus({ preventScroll: true });
    if (!button) return void (this.element.scrollTop = 0);
    // Only the list scrolls, never the page.
    const { offsetTop, offsetHeight } = button;
    const { scrollTop, clientHeight } = this.element;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      this.element.scrollTop = offsetTop - clientHeight / 2;
    }
  }
}
