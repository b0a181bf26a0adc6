// Members of the class `CoTuLenh`: deploy sessions.
import { readAnswer } from "../wasm/answer.js";
import { decodePieces } from "../wasm/decode-cells.js";
import { gameOf } from "./handle.js";
import { dropUndone } from "./notes.js";
import { readOptions } from "../arguments/read-options.js";
import { squareIndex } from "../arguments/values.js";
import { MOVE_KINDS } from "../vocabulary/words.js";
import { decodeLastTurn, decodePlayedMove } from "../wasm/decode-moves.js";
import { decodeSession } from "../wasm/decode-session.js";
import { packTypes, readKind, readTypes } from "../arguments/moves.js";
import type {
  DeployState,
  MoveKind,
  PieceTypeInput,
  PlayedMove,
  Square,
  SquarePiece,
  Turn,
} from "../vocabulary/types.js";

/** Deploy sessions. */
export class DeployMembers {
  /**
   * Opens a deploy session for the stack on a square. Until it is committed, steps change a
   * virtual board only. What was undone before cannot be redone then.
   *
   * @example
   * ```ts
   * game.startDeploy("c3");
   * game.deployStep("f", "c5");
   * game.commitDeploy();
   * ```
   */
  startDeploy(square: Square): DeployState {
    const from = squareIndex(square);
    return decodeSession(readAnswer(gameOf(this).packedStart(from))).session!;
  }

  /**
   * Takes a step of the open session: a piece, or several together, go to a square. The session
   * commits by itself when no further step is legal, and when a step captures the enemy commander: then
   * the answer's `endsTurn` is true, and its `turn` the whole turn.
   *
   * @example
   * ```ts
   * game.deployStep("f", "c5");
   * game.deployStep(["t", "i"], "d3", { kind: "move" });
   * ```
   */
  deployStep(
    type: PieceTypeInput | readonly PieceTypeInput[],
    to: Square,
    options?: { kind?: MoveKind | undefined },
  ): PlayedMove {
    const types = packTypes(readTypes(type));
    const index = squareIndex(to);
    const kind = readKind(readOptions(options, ["kind"]).kind);
    const number = kind && MOVE_KINDS.indexOf(kind);
    const game = gameOf(this);
    const step = decodePlayedMove(readAnswer(game.packedStep(types, index, number)));
    if (step.endsTurn) dropUndone(game);
    return step;
  }

  /** Commits the open session as one turn, and returns it: `game.commitDeploy()`. */
  commitDeploy(): Turn {
    const game = gameOf(this);
    const turn = decodeLastTurn(readAnswer(game.packedCommit()))!;
    dropUndone(game);
    return turn;
  }

  /** Gives the open session up; all is as it was before it: `game.cancelDeploy()`. */
  cancelDeploy(): void {
    gameOf(this).cancelDeploy();
  }

  /** The open session, or `null`: `game.deployState()?.waiting`. */
  deployState(): DeployState | null {
    return decodeSession(readAnswer(gameOf(this).packedSession())).session;
  }

  /** The pieces of the board that counts, by square: `game.virtualBoard()`. */
  virtualBoard(): SquarePiece[] {
    return decodePieces(readAnswer(gameOf(this).packedBoard(false)));
  }

  /** The pieces of the board that an open session has not changed yet: `game.realBoard()`. */
  realBoard(): SquarePiece[] {
    return decodePieces(readAnswer(gameOf(this).packedBoard(true)));
  }
}
