// Hints: first which piece, then the whole turn, as arrows.
import { describeMove, namePieces } from "cotulenh-wasm/texts";
import type { SharedEngine } from "../game/engine.js";
import { listMoves } from "../game/opponent.js";
import type { GameState } from "../game/state.js";
import type { Store } from "../game/store.js";
import type { Move } from "../game/vocabulary.js";
import { toSearchedGame } from "./computer.js";
import type { Context } from "./panels/panel.js";

/** How long it looks for a good turn, in milliseconds. */
const TIME = 1200;

/** Neither the colour of a side nor that of a terrain. */
const COLOR = "yellow";

export interface Hint {
  /** Shows a hint, or more of it. */
  show(): void;
  /** Forgets the hint of another position. */
  update(state: GameState): void;
  isSearching(): boolean;
}

export function createHint(
  { store, m, notify, showArrows }: Omit<Context, "hint"> & { store: Store },
  engine: SharedEngine,
  changed: () => void,
): Hint {
  const texts = m.play.hint;
  let found: { fen: string; moves: readonly Move[]; isWhole: boolean } | null = null;
  let search: { fen: string; controller: AbortController } | null = null;

  const showFound = () => {
    if (!found) return;
    const { moves, isWhole } = found;
    const [first] = moves;
    if (!first) return;
    const { from, to, piece } = first;
    showArrows(
      "hint",
      isWhole
        ? moves.map((move) => ({ from: move.from, to: move.to, color: COLOR }))
        : [{ from, to: from, color: COLOR }],
    );
    const name = namePieces(piece, m.words);
    const words = moves.map((move) => describeMove(move, m.words, namePieces)).join(", ");
    const san = moves.map((move) => move.san).join(", ");
    notify(isWhole ? texts.turn(words, san) : texts.piece(name, from));
    if (isWhole) return;
    found = { ...found, isWhole: true };
    // The first hint for a deploy shows its first step, so that the user can try to find the rest.
    if (moves.length > 1) showArrows("hint", [{ from, to, color: COLOR }]);
  };
  const find = async (state: GameState) => {
    const controller = new AbortController();
    const own = { fen: state.fen, controller };
    search = own;
    // An update shows the notice of the game, so the notice of the hint must come later.
    changed();
    notify(texts.searching);
    let result: () => void = () => {};
    try {
      const { signal } = controller;
      const opened = await engine.open();
      signal.throwIfAborted();
      const { best } = await opened.search(toSearchedGame(state), { time: TIME, signal });
      const moves = best === null ? [] : listMoves(state.fen, state.rules, best);
      found = { fen: state.fen, moves, isWhole: false };
      result = showFound;
    } catch {
      if (search === own) result = () => notify(m.play.computer.failed);
    }
    if (search !== own) return;
    search = null;
    changed();
    result();
  };
  return {
    show: () => {
      const { state } = store;
      if (search) return;
      if (found?.fen === state.fen) return showFound();
      // A hint is a whole turn, so there is none in the middle of a deploy.
      if (state.deploy) return notify(texts.inDeploy);
      if (state.outcome === null && state.tool === null) void find(state);
    },
    update: ({ fen }) => {
      if (search && search.fen !== fen) {
        search.controller.abort();
        search = null;
      }
      if (found && found.fen !== fen) {
        found = null;
        showArrows("hint", []);
      }
    },
    isSearching: () => search !== null,
  };
}
