// Measures the package and chess.js in this browser, with the same tasks as `npm run bench`. This is
// www/bench.html: it stands apart from the site, and takes from it only what the visitor has chosen.
import { makeTasks, ROWS } from "../rows.mjs";
import { contestant, measure } from "../timing.mjs";
import "./bench.css";
import { chart } from "./chart.js";
import { h } from "./element.js";
import { texts } from "./texts.js";

/** `bench.html?quick` is fast, but not accurate. */
const EFFORT = new URLSearchParams(location.search).has("quick")
  ? { rounds: 1, slice: 2 }
  : { rounds: 9, slice: 40 };

/** A setting of the site; null if it is not set or cannot be read. */
function readSetting(name: "language" | "theme"): string | null {
  try {
    return localStorage.getItem(`cotulenh-${name}`);
  } catch {
    return null;
  }
}

const { code, m } = texts([readSetting("language"), ...navigator.languages]);
document.documentElement.lang = code;
document.documentElement.dataset["theme"] = readSetting("theme") ?? "auto";

const state = h("p", { class: "muted", role: "status" });
const done = h("progress", { max: 1, value: 0, "aria-label": m.running, hidden: true });
const bars = h("div", { class: "chart" });
const start = h("button", { type: "button", class: "primary" }, m.run);
start.addEventListener("click", () => void run().catch(showError).finally(finish));

function showError(error: unknown): void {
  state.textContent = String(error);
}

function finish(): void {
  done.hidden = true;
  start.disabled = false;
}

/** Shows the progress, and lets the browser draw it. */
function progress(part: number): Promise<void> {
  done.value = part;
  return new Promise((resolve) => setTimeout(resolve));
}

async function run(): Promise<void> {
  start.disabled = true;
  done.hidden = false;
  state.textContent = m.running;
  await progress(0);
  const [{ CoTuLenh }, { Chess }] = await Promise.all([
    import("cotulenh-wasm"),
    import("chess.js"),
  ]);
  const all = Object.entries(makeTasks({ CoTuLenh, Chess }));
  const contestants = Object.fromEntries(all.map(([name, make]) => [name, contestant(make())]));
  const times = await measure(contestants, { ...EFFORT, progress });
  bars.replaceChildren(...chart(ROWS, times, m));
  state.textContent = m.done;
}

document
  .getElementById("bench")
  ?.replaceChildren(
    h("header", {}, h("h1", {}, m.title), h("a", { href: "./developers/" }, m.back)),
    h("main", {}, h("p", {}, m.about), h("div", { class: "run" }, start, done, state), bars),
  );
