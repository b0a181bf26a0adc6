// Measures the package and chess.js in this browser, with the same tasks as `npm run bench`.
import { makeTasks, ROWS } from "../../bench/rows.mjs";
import { contestant, measure } from "../../bench/timing.mjs";
import { button, h } from "../app/dom.js";
import { language } from "../app/i18n/index.js";
import { loadSettings } from "../app/settings.js";
import { chart } from "./chart.js";
import { texts } from "./texts.js";

/** `bench.html?quick` is fast, but not accurate. */
const EFFORT = new URLSearchParams(location.search).has("quick")
  ? { rounds: 1, slice: 2 }
  : { rounds: 9, slice: 40 };

const settings = loadSettings();
const { code } = language(settings.language, navigator.languages);
const m = texts(code);
document.documentElement.lang = code;
document.documentElement.dataset["theme"] = settings.theme;

const state = h("p", { class: "muted", role: "status" });
const done = h("progress", { max: 1, value: 0, "aria-label": m.running, hidden: true });
const bars = h("div", { class: "chart" });
const start = button(m.run, () => void run().catch(showError).finally(finish), {
  class: "primary",
});

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
    h("header", {}, h("h1", {}, m.title), h("a", { href: "./" }, m.back)),
    h("main", {}, h("p", {}, m.about), h("div", { class: "run" }, start, done, state), bars),
  );
