// The example of the board, run: the very file that is shown.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { read } from "../../texts/texts.js";
import { developerTexts } from "./texts.js";

export function LiveBoard() {
  const m = read(developerTexts);
  const state = useSignal<"still" | "loading" | "runs" | "failed">("still");
  const place = useRef<HTMLDivElement>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const run = async () => {
    state.value = "loading";
    try {
      const { show } = await import("./examples/board.js");
      stop.current = show(place.current!);
      state.value = "runs";
    } catch (error) {
      state.value = "failed";
      // For the console: what has happened.
      throw error;
    }
  };
  return (
    <div class="live">
      <div ref={place} class="live-board" />
      {state.value !== "runs" && (
        <button type="button" class="primary" disabled={state.value === "loading"} onClick={run}>
          {state.value === "loading" ? m.running : m.run}
        </button>
      )}
      {state.value === "failed" && <p role="alert">{m.failed}</p>}
    </div>
  );
}
