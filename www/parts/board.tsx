// The board of the package as a component: it shows a game that is played, or options as they are.
import { Board, type BoardInput } from "cotulenh-wasm/board";
import { connect } from "cotulenh-wasm/board/play";
import type { Play } from "cotulenh-wasm/play";
import { useEffect, useRef } from "preact/hooks";
import { animations, boardTheme, pieceSet } from "../storage/settings.js";
import { boardLabels } from "./board-labels.js";
import "./board.css";

type Refusal = NonNullable<Parameters<typeof connect>[2]>["refused"];

interface Props {
  /** The game on the board; without one, the options say everything. */
  play?: Play | undefined;
  /** What is drawn besides; an object that stays the same is not drawn again. */
  options?: BoardInput | undefined;
  /** Called when a move is not legal. */
  refused?: Refusal | undefined;
  /** Receives the board of the package, for focus and pictures. */
  onBoard?: ((board: Board) => void) | undefined;
}

/** How long animations take, in milliseconds. */
const ANIMATION = 220;

const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** What the settings say about every board. */
function readLook(): BoardInput {
  const isAnimated = animations.value === "on" && !isStill.matches;
  return {
    theme: boardTheme.value,
    pieceSet: pieceSet.value,
    animation: isAnimated ? ANIMATION : 0,
    labels: boardLabels(),
  };
}

export function BoardView({ play, options, refused, onBoard }: Props) {
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
    if (!play || !board.current) return;
    return connect(board.current, play, { refused: (refusal) => onRefused.current?.(refusal) });
    // With other zones the connection is made again: it turns sides into facts of these rules.
  }, [play, options?.zones]);
  return <div class="board-frame" ref={frame} />;
}
