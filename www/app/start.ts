// Starts the page. Importing this starts the WebAssembly of the package, which can fail.
import { SharedEngine } from "../game/engine.js";
import { Session } from "../game/session.js";
import { startAutosave } from "./autosave.js";
import { Page } from "./page.js";
import { registerServiceWorker } from "./service-worker.js";
import { readView } from "./share.js";

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

// Before the address shows the game that is opened.
const view = readView(location.hash);
// The engine of the opponent and of hints.
const engine = new SharedEngine();
const { autosave, problem } = startAutosave(new Session(engine));
const page = new Page(elementById("app"), autosave, engine, view);
if (problem) page.showProblem(problem);

registerServiceWorker((apply) => page.offerUpdate(apply));
