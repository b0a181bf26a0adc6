// The entry point of the page: starts it, or says why it cannot be started.
import { h } from "./dom.js";
import { language } from "./i18n/index.js";

/** Whether the browser refuses WebAssembly: switched off, forbidden by a policy, or too old. */
function isRefused(error: unknown): boolean {
  if (typeof WebAssembly === "undefined") return true;
  return error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;
}

import("./start.js").catch((error: unknown) => {
  const { start } = language(null, navigator.languages).play;
  const text = isRefused(error) ? start.noWasm : start.failed;
  const root = document.getElementById("app") ?? document.body;
  root.replaceChildren(h("p", { id: "cannot-start", role: "alert" }, text));
  // For the console: what has happened.
  throw error;
});
