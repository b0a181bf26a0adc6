// Shown instead of a part that cannot be loaded, with the reason.
import { read } from "../../texts/texts.js";
import { loadingTexts } from "./texts.js";

/** Whether WebAssembly is disabled or forbidden by a policy. */
export function isRefused(error: unknown): boolean {
  if (typeof WebAssembly === "undefined") return true;
  return error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;
}

export function Failure({ error }: { error: unknown }) {
  const m = read(loadingTexts);
  return (
    <div class="failure" role="alert">
      <h1>{m.failedTitle}</h1>
      <p>{isRefused(error) ? m.noWasm : navigator.onLine ? m.failed : m.offline}</p>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {m.again}
      </button>
    </div>
  );
}
