// The living scene, and the same board when the visitor makes the flight.
import { useComputed, useSignal } from "@preact/signals";
import type { Board, BoardInput } from "cotulenh-wasm/board";
import type { Play } from "cotulenh-wasm/play";
import { useEffect, useRef } from "preact/hooks";
import { BoardView } from "../../parts/board/board.js";
import { isStill } from "../../parts/media.js";
import { read } from "../../texts/texts.js";
import type { Refusal } from "./refusal.js";
import { useInView, useLoop } from "./motion.js";
import { FLIGHT, FRAMES, STILL } from "./scene-data.js";
import { homeTexts } from "./texts.js";

type FlightModule = typeof import("./flight-line.js");

/** What the board is for: the scene, or a flight with the line that is shown under it. */
type Mode = "scene" | "loading" | "failed" | { play: Play; Line: FlightModule["FlightLine"] };

/** What the board shows besides the game while the visitor flies. */
const FLYING: BoardInput = {
  ...FRAMES[0]!.board,
  selected: null,
  viewOnly: false,
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
  const refusal = useSignal<Refusal | null>(null);
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
  // What was pressed is gone: the focus goes to the plane, and back.
  useEffect(() => {
    if (flight) board.current?.focus(FLIGHT.from);
    else if (hasFlown.current) box.current?.querySelector<HTMLElement>(".try")?.focus();
    hasFlown.current = flight !== null;
  }, [flight]);
  const begin = async () => {
    if (!flight) mode.value = "loading";
    try {
      const { createFlight, FlightLine } = await import("./flight-line.js");
      mode.value = { play: createFlight(), Line: FlightLine };
    } catch (error) {
      mode.value = "failed";
      // For the console: what has happened.
      throw error;
    }
  };
  const leave = () => (mode.value = "scene");
  const frame = isStill.value ? STILL : FRAMES[index.value]!;
  return (
    <section class="scene" ref={box} aria-label={m.scene} data-frame={flight ? "" : frame.caption}>
      <BoardView
        play={flight?.play}
        options={flight ? FLYING : frame.board}
        refused={(tried) => (refusal.value = tried)}
        onBoard={(made) => (board.current = made)}
      />
      {flight ? (
        <flight.Line play={flight.play} refusal={refusal} onAgain={begin} onLeave={leave} />
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
          <button type="button" class="try" disabled={mode.value === "loading"} onClick={begin}>
            {m.tryIt}
          </button>
        </div>
      )}
    </section>
  );
}
