// Hints: first which piece, then the whole turn, as arrows.
import { describeMove, namePieces } from "cotulenh-wasm/texts";
import type { State } from "../game/state.js";
import type { Move } from "../game/vocabulary.js";
import type { Context } from "./panels/panel.js";

/** Neither the colour of a side nor that of a terrain. */
const COLOR = "yellow";

export interface Hint {
  /** Shows a hint, or more of it. */
  show(): void;
  /** Forgets the hint of another position. */
  update(state: State): void;
}

export function createHint({ session, m, notify, showArrows }: Omit<Context, "hint">): Hint {
  const texts = m.play.hint;
  let found: { fen: string; moves: readonly Move[]; isWhole: boolean } | null = null;
  let searched: string | null = null;

  const showFound = () => {
    const [first] = found?.moves ?? [];
    if (!found || !first) return;
    const { moves, isWhole } = found;
    const { from, to, piece } = first;
    found = { ...found, isWhole: true };
    if (isWhole) {
      showArrows(
        "hint",
        moves.map((move) => ({ from: move.from, to: move.to, color: COLOR })),
      );
      const words = moves.map((move) => describeMove(move, m.words, namePieces)).join(", ");
      return notify(texts.turn(words, moves.map(({ san }) => san).join(", ")));
    }
    // The first hint for a deploy shows its first step, so that the user can try to find the rest.
    showArrows("hint", [{ from, to: moves.length > 1 ? to : from, color: COLOR }]);
    notify(texts.piece(namePieces(piece, m.words), from));
  };
  const find = async (fen: string) => {
    searched = fen;
    notify(texts.searching);
    try {
      const moves = await session.play.hint("turn");
      if (session.state.snapshot.fen !== fen) return;
      found = { fen, moves, isWhole: false };
      showFound();
    } catch {
      if (searched === fen) notify(m.play.computer.failed);
    } finally {
      if (searched === fen) searched = null;
    }
  };
  return {
    show: () => {
      const { snapshot, tool } = session.state;
      const { fen, outcome } = snapshot;
      if (searched === fen) return;
      if (found?.fen === fen) return showFound();
      // A hint is a whole turn, so there is none in the middle of a deploy.
      if (snapshot.session) return notify(texts.inDeploy);
      if (outcome === null && tool === null) void find(fen);
    },
    update: ({ snapshot }) => {
      if (!found || found.fen === snapshot.fen) return;
      found = null;
      showArrows("hint", []);
    },
  };
}
