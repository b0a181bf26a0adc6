// The board of the package as a component: it shows a game that is played, or options as they are.
import { Board, type BoardInput } from "cotulenh-wasm/board";
import { connect } from "cotulenh-wasm/board/play";
import type { Play, PlaySnapshot } from "cotulenh-wasm/play";
import { useEffect, useRef } from "preact/hooks";
import { boardTheme, pieceSet } from "../../storage/settings.js";
import { boardLabels } from "./labels.js";
import { isStill } from "../media.js";
import "./board.css";

/** Called with why a move is not legal. */
export type Refused = NonNullable<NonNullable<Parameters<typeof connect>[2]>["refused"]>;

/** The sides whose zones are shown in a position; a function that stays the same is not asked again. */
export type ZoneChoice = (snapshot: PlaySnapshot) => "red" | "blue" | "both" | null;

interface Props {
  /** The game on the board; without one, the options say everything. */
  play?: Play | undefined;
  /** What is drawn besides; an object that stays the same is not drawn again. */
  options?: BoardInput | undefined;
  /** Whose zones are shown all the time; those of the options if it is not given. */
  zones?: ZoneChoice | undefined;
  refused?: Refused | undefined;
  /** Receives the board of the package, for focus and pictures. */
  onBoard?: ((board: Board) => void) | undefined;
}

/** How long animations take, in milliseconds. */
const ANIMATION = 220;

/** What the settings say about every board. */
function readLook(): BoardInput {
  return {
    theme: boardTheme.value,
    pieceSet: pieceSet.value,
    animation: isStill.value ? 0 : ANIMATION,
    labels: boardLabels(),
  };
}

export function BoardView({ play, options, zones, refused, onBoard }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const onRefused = useRef(refused);
  onRefused.current = refused;
  const look = readLook();
  useEffect(() => {
    const made = new Board(frame.current!, { ...look, ...options });
    board.current = made;
    onBoard?.(made);
    return () => made.destroy();
  }, []);
  useEffect(() => board.current?.set(look), Object.values(look));
  useEffect(() => {
    if (options) board.current?.set(options);
  }, [options]);
  useEffect(() => {
    const made = board.current;
    if (!play || !made) return;
    let shown: ReturnType<ZoneChoice> | undefined;
    const chooseZones = () => {
      const next = zones?.(play.snapshot());
      if (next !== shown && next !== undefined) made.set({ zones: next });
      shown = next;
    };
    chooseZones();
    // Before the connection hears of a change: it turns sides into facts of these rules.
    const unsubscribe = play.subscribe(chooseZones);
    const disconnect = connect(made, play, { refused: (facts) => onRefused.current?.(facts) });
    // For those who measure the page: from now on the visitor can move.
    performance.mark("playable");
    return () => {
      unsubscribe();
      disconnect();
    };
  }, [play, zones]);
  return <div class="board-frame" ref={frame} />;
}
