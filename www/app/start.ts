// Starts the page. Importing this starts the WebAssembly of the package, which can fail.
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
const { autosave, problem } = startAutosave();
const page = new Page(elementById("app"), autosave, view);
if (problem) page.showProblem(problem);

registerServiceWorker((apply) => page.offerUpdate(apply));
