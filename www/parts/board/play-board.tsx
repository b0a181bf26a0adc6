// A board on which a game is played.
import type { Board, BoardInput } from "cotulenh-wasm/board";
import { connect, playCallbacks } from "cotulenh-wasm/board/play";
import type { MoveKind, Square } from "cotulenh-wasm";
import type { Play, PlaySnapshot } from "cotulenh-wasm/play";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { joining } from "../../storage/settings.js";
import { BoardView } from "./board.js";

/** Called with why a move is not legal. */
export type Refused = NonNullable<NonNullable<Parameters<typeof connect>[2]>["refused"]>;

/** What a user does on the board with a game. */
type Presses = ReturnType<typeof playCallbacks>;

/** Called before a move of the visitor is played. Returning false holds it back; `play` plays it later. */
export type Guard = (
  from: Square,
  to: Square,
  kind: MoveKind | undefined,
  play: () => void,
) => boolean;

/** Called with each square that is pressed; returning true keeps the press from the game. */
export type Pressed = (square: Square) => boolean | void;

/** The sides whose zones are shown in a position. The same function is not called again for the same position. */
export type ZoneChoice = (snapshot: PlaySnapshot) => "red" | "blue" | "both" | null;

interface Handlers {
  refused?: Refused | undefined;
  guard?: Guard | undefined;
  pressed?: Pressed | undefined;
  /** Called after Escape where nothing was selected and no deploy was open. */
  idle?: (() => void) | undefined;
}

interface Connected extends Handlers {
  play: Play;
  /** Whose zones are shown all the time; those of the options if it is not given. */
  zones?: ZoneChoice | undefined;
}

/** The handlers of `playCallbacks`, with the guard asked first. */
function guardPresses(
  play: Play,
  answers: Presses,
  host: { current: Handlers },
): Pick<Presses, "press" | "drop" | "cancel"> {
  const ask = (from: Square, to: Square, kind: MoveKind | undefined, act: () => void) => {
    if (host.current.guard?.(from, to, kind, act) ?? true) act();
  };
  return {
    press: (pressed) => {
      const { square } = pressed;
      if (host.current.pressed?.(square)) return;
      const { selection } = play.snapshot();
      const moves = selection?.moves.filter(({ to }) => to === square) ?? [];
      // A press on a friend selects it, unless it joins at once.
      const joins = joining.value === "on" && moves.every(({ kind }) => kind === "combine");
      const event = joins && moves.length > 0 ? { ...pressed, kind: "combine" as const } : pressed;
      const act = () => void answers.press(event);
      if (selection && moves.length > 0) ask(selection.square, square, event.kind, act);
      else act();
    },
    drop: (event) => {
      const { from, to, kind } = event;
      const act = () => void answers.drop(event);
      if (from && to) ask(from, to, kind, act);
      else act();
    },
    cancel: (event) => {
      const { selection, session } = play.snapshot();
      answers.cancel(event);
      if (!selection && !session) host.current.idle?.();
    },
  };
}

interface ConnectionProps extends Connected {
  board: RefObject<Board | null>;
}

/** Connects a board, which was made before, with a game as long as this is shown. It draws nothing itself. */
export function Connection({ board: view, play, zones, ...host }: ConnectionProps) {
  const handlers = useRef<Handlers>({});
  handlers.current = host;
  useEffect(() => {
    const board = view.current!;
    let shown: ReturnType<ZoneChoice> | undefined;
    const chooseZones = () => {
      const next = zones?.(play.snapshot());
      if (next !== shown && next !== undefined) board.set({ zones: next });
      shown = next;
    };
    chooseZones();
    // Subscribed before the connection is: that replaces the names of sides by the defenders under these rules.
    const unsubscribe = play.subscribe(chooseZones);
    const answers: Parameters<typeof connect>[2] = {
      refused: (facts) => handlers.current.refused?.(facts),
    };
    const disconnect = connect(board, play, answers);
    board.set(guardPresses(play, playCallbacks(play, answers), handlers));
    // A mark for measurements: from now on the visitor can move.
    performance.mark("playable");
    return () => {
      unsubscribe();
      disconnect();
    };
  }, [play, zones]);
  return null;
}

interface Props extends Connected {
  /** What the board shows besides the game. The same object is not drawn again. */
  options?: BoardInput | undefined;
  /** Receives the board of the package, for focus and pictures. */
  onBoard?: ((board: Board) => void) | undefined;
}

export function PlayBoard({ options, onBoard, ...connected }: Props) {
  const board = useRef<Board | null>(null);
  const keep = (made: Board) => {
    board.current = made;
    onBoard?.(made);
  };
  return (
    <>
      <BoardView options={options} onBoard={keep} isSizable />
      <Connection board={board} {...connected} />
    </>
  );
}
