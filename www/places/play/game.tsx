// A game that is played: the board, and what stands beside it, which is loaded once the board can be played on.
import { useSignal, type Signal } from "@preact/signals";
import type { Board, BoardInput, BoardOptions } from "cotulenh-wasm/board";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { bottom, type Match } from "../../match/match.js";
import { BoardView, type Refused, type ZoneChoice } from "../../parts/board.js";
import { lazy } from "../../parts/lazy.js";
import { zoneView } from "../../storage/settings.js";
import { RulesLine } from "./rules-line.js";
import "./game.css";

/** Arrows and marks on the board. */
export type Drawing = Pick<BoardOptions, "arrows" | "marks">;

/** What is done about what happens on the board. */
interface Handlers extends Pick<BoardInput, "draw" | "inspect" | "hover"> {
  refused?: Refused;
  keydown?: (event: KeyboardEvent) => void;
}

/** What the board shares with all that stands beside it. */
export interface Stage {
  readonly match: Match;
  readonly board: { current: Board | null };
  readonly drawing: Signal<Drawing>;
  readonly handlers: { current: Handlers };
  /** Whether anything in the place has had the focus. */
  readonly hadFocus: { current: boolean };
}

export const NOTHING_DRAWN: Drawing = { arrows: [], marks: [] };

const Beside = lazy(() => import("./beside.js").then((module) => module.Beside));

/** The zones that threaten the planes of the visitor, or of the side to move; or both, or none. */
function useZones({ own }: Match): ZoneChoice {
  const view = zoneView.value;
  return useMemo(
    () =>
      ({ turn }) => {
        if (view !== "enemy") return view === "both" ? "both" : null;
        return (own ?? turn) === "r" ? "blue" : "red";
      },
    [view, own],
  );
}

interface Props {
  match: Match;
  /** Whether the visitor has just started it: the board gets the focus. */
  takesFocus: boolean;
}

export function Game({ match, takesFocus }: Props) {
  const { play, tree } = match;
  const board = useRef<Board | null>(null);
  const drawing = useSignal(NOTHING_DRAWN);
  const handlers = useRef<Handlers>({});
  const hadFocus = useRef(false);
  const orientation = bottom.value;
  const options = useMemo<BoardInput>(
    () => ({
      ...drawing.value,
      orientation,
      draw: (event) => handlers.current.draw?.(event),
      inspect: (event) => handlers.current.inspect?.(event),
      hover: (event) => handlers.current.hover?.(event),
    }),
    [drawing.value, orientation],
  );
  const zones = useZones(match);
  useEffect(() => {
    if (takesFocus) board.current?.focus(play.snapshot().movable[0]);
    return () => match.saving.flush();
  }, [match]);
  return (
    <div class="game" onFocusCapture={() => (hadFocus.current = true)}>
      <div class="game-board" onKeyDownCapture={(event) => handlers.current.keydown?.(event)}>
        <BoardView
          play={play}
          options={options}
          zones={zones}
          refused={(facts) => handlers.current.refused?.(facts)}
          onBoard={(made) => void (board.current = made)}
        />
      </div>
      <RulesLine rules={tree.rules} />
      <Beside stage={{ match, board, drawing, handlers, hadFocus }} />
    </div>
  );
}
