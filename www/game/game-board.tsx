// The board of a game, and its panel, which may load after the board is playable.
import { useSignal, type Signal } from "@preact/signals";
import type { Color } from "cotulenh-wasm";
import type { Board, BoardInput, BoardOptions } from "cotulenh-wasm/board";
import type { Play } from "cotulenh-wasm/play";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import {
  PlayBoard,
  type Guard,
  type Pressed,
  type Refused,
  type ZoneChoice,
} from "../parts/board/play-board.js";
import { zonesFor } from "../parts/board/zones-for.js";
import { lazy } from "../parts/loading/lazy.js";
import { zoneView } from "../storage/settings.js";
import "./game.css";

/** Loaded later: the first move does not need its texts. */
const RulesLine = lazy(() => import("./rules-line.js").then((module) => module.RulesLine));

/** Arrows and marks on the board. */
type Drawing = Pick<BoardOptions, "arrows" | "marks">;

/** Handlers of what happens on the board. */
interface Handlers extends Pick<BoardInput, "draw" | "inspect" | "hover"> {
  refused?: Refused;
  guard?: Guard;
  pressed?: Pressed;
  idle?: () => void;
  keydown?: (event: KeyboardEvent) => void;
}

/** A game as a place has it. */
interface Played {
  readonly play: Play;
  /** The side of the visitor; null if both sides are played here, or none. */
  readonly own: Color | null;
  /** The side at the bottom of the board. */
  readonly bottom: Signal<Color>;
  readonly canMove: boolean;
}

/** The board and what the panel beside it needs to use it. */
export interface PlayedBoard extends Played {
  readonly board: { current: Board | null };
  readonly drawing: Signal<Drawing>;
  readonly handlers: { current: Handlers };
  /** Whether anything in the place has had the focus. */
  readonly hadFocus: { current: boolean };
}

export const NOTHING_DRAWN: Drawing = { arrows: [], marks: [] };

/** The zones that threaten the planes of the visitor, or of the side to move; or both, or none. */
function useZones(own: Color | null): ZoneChoice {
  const view = zoneView.value;
  return useMemo(
    () =>
      ({ turn }) =>
        zonesFor(own ?? turn),
    [view, own],
  );
}

interface Props extends Played {
  /** Whether the visitor has just started it: the board gets the focus. */
  takesFocus?: boolean;
  /** What is said beside the rules. */
  note?: string | false;
  children: (played: PlayedBoard) => ComponentChildren;
}

export function GameBoard({ takesFocus, note, children, ...played }: Props) {
  const { play, own, canMove } = played;
  const board = useRef<Board | null>(null);
  const drawing = useSignal(NOTHING_DRAWN);
  const handlers = useRef<Handlers>({});
  const hadFocus = useRef(false);
  const orientation = played.bottom.value;
  const options = useMemo<BoardInput>(
    () => ({
      ...drawing.value,
      orientation,
      viewOnly: !canMove,
      draw: (event) => handlers.current.draw?.(event),
      inspect: (event) => handlers.current.inspect?.(event),
      hover: (event) => handlers.current.hover?.(event),
    }),
    [drawing.value, orientation, canMove],
  );
  useEffect(() => {
    if (takesFocus) board.current?.focus(play.snapshot().movable[0]);
  }, [play]);
  return (
    <div class="game" onFocusCapture={() => (hadFocus.current = true)}>
      <div class="game-board" onKeyDownCapture={(event) => handlers.current.keydown?.(event)}>
        <PlayBoard
          play={play}
          options={options}
          zones={useZones(own)}
          refused={(facts) => handlers.current.refused?.(facts)}
          guard={(...move) => handlers.current.guard?.(...move) ?? true}
          pressed={(square) => handlers.current.pressed?.(square) ?? false}
          idle={() => handlers.current.idle?.()}
          onBoard={(made) => void (board.current = made)}
        />
      </div>
      <RulesLine rules={play.tree.rules} note={note} />
      {children({ ...played, board, drawing, handlers, hadFocus })}
    </div>
  );
}
