// The record of the store's game: going through its turns, the tree of variations, PGN.
import type { Outcome } from "cotulenh-wasm";
import type { SearchedGame } from "./engine.js";
import { formatPgn, readPgn } from "./pgn-file.js";
import type { Tags } from "./played-game.js";
import { NO_EVENT, StoreCore } from "./store-core.js";
import type { Annotations, GameTree, Sign, TreeNode } from "./tree.js";

/** The day of a time, as PGN writes it: `2026.12.31`. */
export function formatDate(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

export class RecordStore extends StoreCore {
  // Navigation.

  /** Goes to the next turn of the current line, or redoes a step of the open deploy. */
  redo(): void {
    this.navigate("redo");
  }

  protected navigate(kind: "undo" | "redo"): void {
    this.attempt(() => {
      const moves = kind === "undo" ? this.game.undo() : this.game.redo();
      if (moves) this.show({ kind, moves, turn: null });
    });
  }

  /** Goes to the position after `ply` turns of the current line. */
  goTo(ply: number): void {
    const { tree, node } = this.game;
    const target = ply === 0 ? tree.root : tree.line(node)[ply - 1];
    if (target) this.goToNode(target.id);
  }

  /** Goes to the end of the current line; at the end of a variation, to that of the game. */
  goToEnd(): void {
    const { ply, turns } = this.state;
    if (ply < turns.length) this.goTo(turns.length);
    else this.goToGame();
  }

  /** Goes to the end of the main line. */
  goToGame(): void {
    const { tree } = this.game;
    this.goToNode((tree.mainLine().at(-1) ?? tree.root).id);
  }

  /** Goes to a turn of any line, unless the steps of a deploy would be lost. */
  goToNode(id: number): void {
    const target = this.game.tree.find(id);
    const { deploy, node } = this.state;
    if (!target) return;
    if (deploy && deploy.steps.length > 0) return this.notify({ kind: "deployOpen" });
    if (target === node && !deploy) return;
    this.attempt(() => {
      this.game.goTo(target);
      const isNext = target.parent === node;
      const moves = isNext ? (target.turn?.moves ?? []) : [];
      this.show({ kind: isNext ? "redo" : "jump", moves, turn: null });
    });
  }

  // The tree of variations.

  /** Changes what is written about a turn. */
  annotate(node: TreeNode, change: Partial<Annotations>): void {
    this.game.tree.annotate(node, change);
    this.change({});
  }

  /** Gives a turn a sign such as `!`, or takes it away. */
  toggleSign(node: TreeNode, sign: Sign): void {
    this.game.tree.toggleSign(node, sign);
    this.change({});
  }

  /** Makes the variation around a turn the line that it departs from. */
  promote(node: TreeNode): void {
    if (this.game.tree.promote(node)) this.change({});
  }

  /** Removes a turn and all that follows. `undoEdit` brings it back. */
  remove(node: TreeNode): void {
    const { deploy } = this.state;
    if (deploy && deploy.steps.length > 0) return this.notify({ kind: "deployOpen" });
    if (this.game.remove(node)) this.show({ ...NO_EVENT, kind: "jump" });
  }

  /** Takes the last removal or promotion back. */
  undoEdit(): void {
    if (this.game.undoEdit()) this.change({});
  }

  /** Changes what is written about turns, and adds lines, without going there: all at once. */
  edit(
    change: (
      tree: Pick<GameTree, "annotate">,
      addLine: (after: TreeNode, turns: readonly string[]) => void,
    ) => void,
  ): void {
    change(this.game.tree, (after, turns) => this.game.addLine(after, turns));
    this.change({});
  }

  /** How the game has ended after a turn, by the rules; null if it goes on. */
  outcomeAt(node: TreeNode): Outcome | null {
    return this.game.outcomeAt(node);
  }

  /** Sets a tag of the game's PGN; an empty one is removed. */
  setTag(name: string, value: string): void {
    const { [name]: _, ...others } = this.game.tags;
    this.game.tags = value.trim() ? { ...others, [name]: value.trim() } : others;
    this.change({});
  }

  /** The game up to a turn, for the engine to search. */
  searchedGame(node: TreeNode = this.game.node): SearchedGame {
    const { tree, start, rules } = this.game;
    return { fen: start, rules, turns: tree.path(node).map(({ turn }) => turn!.lan) };
  }

  // PGN.

  /** The whole game as PGN; `names` are the tags of a game that has none. */
  pgn(names: Tags = {}): string {
    return formatPgn(this.game, { Date: formatDate(this.now()), ...names });
  }

  /** Loads a game. Throws if the PGN has an error. */
  loadPgn(text: string): void {
    this.replaceGame(readPgn(text));
    this.begin(null);
  }
}
