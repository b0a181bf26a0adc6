// What a press on the board does: the game answers it, and the page says why there is no answer.
import { playCallbacks, type PlayAnswers } from "cotulenh-wasm/board/play";
import { useTool } from "../game/editor.js";
import type { Session } from "../game/session.js";
import { heldPieces } from "../game/stacks.js";
import { isComputerToMove, isLookingBack, pieceAt } from "../game/state.js";
import type { PieceType, PlaySnapshot, Square } from "../game/vocabulary.js";

/** What the page shows around the game. */
export interface BoardActions {
  /** Forgets what was looked at, and returns its square. */
  forget(): Square | null;
  /** Shows where a piece could go that is not to move; `before` was looked at before. */
  inspect(square: Square, before: Square | null): void;
  /** Says that the computer does not play here by itself. */
  notify?(): void;
}

/** Whether a press has a meaning in the game: a piece that can move, or a place for the selected one. */
function canPress(snapshot: PlaySnapshot, square: Square): boolean {
  const { movable, selection } = snapshot;
  if (movable.includes(square) || selection?.square === square) return true;
  return selection !== null && pieceAt(snapshot, square)?.color !== selection.piece.color;
}

/** Picks a piece of the selected stack, or puts it back. */
export function pickPiece({ play }: Session, type: PieceType): void {
  const square = play.snapshot().selection?.square;
  if (square) playCallbacks(play).select({ square, pieces: [type] });
}

export function boardActions(session: Session, page: BoardActions): PlayAnswers {
  /** The game changes with every new one. */
  const answers = () => {
    const { selection } = session.state.snapshot;
    return playCallbacks(session.play, {
      refused: ({ from, to, illegal }) => {
        const piece = pieceAt(session.state.snapshot, from);
        const held = selection?.square === from ? heldPieces(selection) : piece;
        if (held) session.explainRefusal(held, to, illegal);
      },
    });
  };
  return {
    select: (event) => {
      const { square } = event;
      const before = page.forget();
      if (!square) return;
      const { tool } = session.state;
      if (tool) return useTool(session, tool, square);
      const { fen } = session.state.snapshot;
      if (isComputerToMove(session.state)) {
        if (isLookingBack(session.state)) page.notify?.();
      } else if (canPress(session.state.snapshot, square)) answers().select(event);
      else session.explain(square);
      const { selection, fen: after } = session.state.snapshot;
      if (!selection && after === fen) page.inspect(square, before);
    },
    drop: ({ from, to, kind }) => {
      page.forget();
      const isLocked = session.state.tool !== null || isComputerToMove(session.state);
      if (!isLocked) answers().drop({ from, to, ...(kind && { kind }) });
    },
    choose: (event) => answers().choose(event),
    cancel: () => {
      page.forget();
      session.cancel();
    },
  };
}
