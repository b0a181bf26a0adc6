// The board of the package as a component, with the settings of the visitor. It shows what its options say;
// `PlayBoard` shows a game.
import { effect } from "@preact/signals";
import { Board, type BoardInput } from "cotulenh-wasm/board";
import { useEffect, useRef } from "preact/hooks";
import {
  animations,
  boardSize,
  boardTheme,
  coordinates,
  LEAST_SIZE,
  pieceSet,
} from "../../storage/settings.js";
import { followMedia, isStill } from "../media.js";
import { boardLabels } from "./labels.js";
import "./board.css";

interface Props {
  /** What is shown. The same object is not drawn again. */
  options?: BoardInput | undefined;
  /** Receives the board of the package once it is there. */
  onBoard?: ((board: Board) => void) | undefined;
  /** Whether its size can be dragged. */
  isSizable?: boolean;
}

/** How long animations take, in milliseconds. */
const ANIMATION = { slow: 450, normal: 220, fast: 110, off: 0 };

// What stands around a board has its size, too.
effect(() => {
  document.documentElement.style.setProperty("--board-scale", String(boardSize.value / 100));
});

/** Where a board can be made smaller: where there is room, and a pointer that can drag. */
const hasRoom = followMedia("(min-width: 861px) and (min-height: 561px) and (pointer: fine)");

/** Keeps the size that a board was given by its handle, as a part of its room; the style sheet sets it. */
function keepSize(frame: HTMLElement, { width }: { width: number }): void {
  const size = Math.round((100 * width) / frame.clientWidth);
  boardSize.value = Math.min(Math.max(size, LEAST_SIZE), 100);
  (frame.firstElementChild as HTMLElement).style.width = "";
}

/** What the settings say about every board. */
function readLook(): BoardInput {
  return {
    theme: boardTheme.value,
    pieceSet: pieceSet.value,
    animation: isStill.value ? 0 : ANIMATION[animations.value],
    coordinates: coordinates.value,
    labels: boardLabels.value,
  };
}

export function BoardView({ options, onBoard, isSizable = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
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
  const resizable = isSizable && hasRoom.value;
  useEffect(() => {
    board.current?.set({
      resizable,
      resize: resizable ? (event) => keepSize(frame.current!, event) : null,
    });
  }, [resizable]);
  return <div class={isSizable ? "board-frame sizable" : "board-frame"} ref={frame} />;
}
