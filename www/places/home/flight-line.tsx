// What is said while the visitor makes the flight, and what comes after it.
import { useSignal, type Signal } from "@preact/signals";
import type { Play } from "cotulenh-wasm/play";
import { useEffect } from "preact/hooks";
import { linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { readFlight, type FlightState } from "./flight-state.js";
import type { Refusal } from "./refusal.js";
import { flightTexts } from "./flight-texts.js";

interface Props {
  play: Play;
  /** Why the last attempt was refused. */
  refusal: Signal<Refusal | null>;
  onAgain: () => void;
  onLeave: () => void;
}

export function FlightLine({ play, refusal, onAgain, onLeave }: Props) {
  const m = read(flightTexts);
  const state = useSignal<FlightState>("start");
  useEffect(() => {
    state.value = "start";
    let { event } = play.snapshot();
    return play.subscribe(() => {
      const snapshot = play.snapshot();
      if (snapshot.event === event) return;
      event = snapshot.event;
      state.value = readFlight(snapshot, state.peek());
      refusal.value = null;
    });
  }, [play]);
  const isDone = state.value === "struck" || state.value === "returned";
  const isOver = isDone || state.value === "lost";
  const reason = useSignal("");
  useEffect(() => {
    const refused = refusal.value;
    reason.value = "";
    if (refused) void import("./refusal.js").then(({ say }) => (reason.value = say(refused)));
  }, [refusal.value]);
  const said = reason.value ? m.refused(reason.value) : m.flight[state.value];
  return (
    <div class={isOver ? "scene-line over" : "scene-line flight"}>
      <p class="caption" role="status">
        {said}
      </p>
      {isDone && (
        <a class="button primary" href={linkTo("learn")}>
          {m.learnMore}
        </a>
      )}
      {isOver && (
        <button type="button" onClick={onAgain}>
          {m.again}
        </button>
      )}
      {!isDone && (
        <button type="button" class="quiet" onClick={onLeave}>
          {m.leave}
        </button>
      )}
    </div>
  );
}
