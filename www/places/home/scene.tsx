// The animated scene, whose board the visitor can take over for a flight.
import { useComputed, useSignal } from "@preact/signals";
import type { Square } from "cotulenh-wasm";
import type { Board, BoardInput } from "cotulenh-wasm/board";
import type { Play } from "cotulenh-wasm/play";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { BoardView } from "../../parts/board/board.js";
import { isStill } from "../../parts/media.js";
import { read } from "../../texts/texts.js";
import { useInView, useLoop } from "./motion.js";
import { FLIGHT, FRAMES, STILL } from "./scene-data.js";
import { homeTexts } from "./texts.js";

type FlightModule = typeof import("./flight.js");

/** What the board is for: the scene, or a flight with the line that is shown under it. */
type Mode = "scene" | "loading" | "failed" | { play: Play; View: FlightModule["Flight"] };

/** What the board shows besides the game while the visitor flies. */
const FLYING: BoardInput = {
  ...FRAMES[0]!.board,
  animation: 400,
  zones: "blue",
  marks: [{ square: FLIGHT.to, color: "yellow" }],
};

/** The drawings of the button. */
const PAUSE = "M4 2h3v12H4zM9 2h3v12H9z";
const RESUME = "M4 2l10 6-10 6z";

export function Scene() {
  const m = read(homeTexts);
  const box = useRef<HTMLElement>(null);
  const mode = useSignal<Mode>("scene");
  const isPaused = useSignal(false);
  const isInView = useInView(box);
  const isRunning = useComputed(
    () => mode.value === "scene" && isInView.value && !isPaused.value && !isStill.value,
  );
  const index = useLoop(FRAMES.length, (at) => FRAMES[at]!.stays, isRunning);
  const flight = typeof mode.value === "object" ? mode.value : null;
  const board = useRef<Board | null>(null);
  const hasFlown = useRef(false);
  useEffect(() => () => flight?.play.destroy(), [flight]);
  // The pressed button is removed, so the focus moves to the plane, and later back.
  useEffect(() => {
    if (flight) board.current?.focus(FLIGHT.from);
    else if (hasFlown.current) box.current?.querySelector<HTMLElement>(".try")?.focus();
    hasFlown.current = flight !== null;
  }, [flight]);
  const begin = async (selected?: Square) => {
    if (mode.peek() === "loading") return;
    if (!flight) mode.value = "loading";
    try {
      const { createFlight, Flight } = await import("./flight.js");
      const play = createFlight();
      if (selected) play.select(selected);
      mode.value = { play, View: Flight };
    } catch (error) {
      mode.value = "failed";
      // For the console: what has happened.
      throw error;
    }
  };
  const leave = () => (mode.value = "scene");
  const frame = isStill.value ? STILL : FRAMES[index.value]!;
  // The board of the scene answers: who presses the plane flies it.
  const shown = useMemo((): BoardInput => {
    const take = (square: Square | null) =>
      void begin(square === frame.plane ? FLIGHT.from : undefined);
    return {
      ...frame.board,
      press: ({ square }) => take(square),
      drop: ({ from }) => take(from),
    };
  }, [frame]);
  return (
    <section class="scene" ref={box} aria-label={m.scene} data-frame={flight ? "" : frame.caption}>
      <BoardView options={flight ? FLYING : shown} onBoard={(made) => (board.current = made)} />
      {flight ? (
        <flight.View
          play={flight.play}
          board={board}
          onAgain={() => void begin()}
          onLeave={leave}
        />
      ) : (
        <div class="scene-line">
          <p class="caption" role={mode.value === "failed" ? "alert" : undefined}>
            {mode.value === "loading"
              ? m.loading
              : mode.value === "failed"
                ? m.failed
                : m.captions[frame.caption]}
          </p>
          {!isStill.value && (
            <button
              type="button"
              class="quiet pause"
              aria-label={isPaused.value ? m.resume : m.pause}
              onClick={() => (isPaused.value = !isPaused.value)}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d={isPaused.value ? RESUME : PAUSE} fill="currentColor" />
              </svg>
            </button>
          )}
          <button
            type="button"
            class="try"
            disabled={mode.value === "loading"}
            onClick={() => void begin()}
          >
            {m.tryIt}
          </button>
        </div>
      )}
    </section>
  );
}
