// The entry point of the page.
import { startAutosave } from "./autosave.js";
import { Page } from "./page.js";
import { registerServiceWorker } from "./service-worker.js";

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

const { autosave, problem } = startAutosave();
const page = new Page(elementById("app"), autosave);
if (problem) page.showProblem(problem);

registerServiceWorker((apply) => page.offerUpdate(apply));
