// The frame of the site: the header, the place that is visited, and notices.
import { useEffect, useRef } from "preact/hooks";
import { effect, signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { Notices } from "../parts/notices.js";
import { read } from "../texts/texts.js";
import { Header } from "./header.js";
import type { PlaceName } from "./names.js";
import { LOADERS } from "./places.js";
import { address } from "./router.js";
import { shellTexts } from "./texts.js";
import "./shell.css";

/** What is shown: a loaded place, or why it could not be loaded. */
type Shown = { name: PlaceName; View: ComponentType } | { name: PlaceName; error: unknown } | null;

/** Whether the browser refuses WebAssembly: switched off, forbidden by a policy, or too old. */
function isRefused(error: unknown): boolean {
  if (typeof WebAssembly === "undefined") return true;
  return error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;
}

const shown = signal<Shown>(null);
const attempts = signal(0);

/** Loads the place of the address. What comes too late is not shown. */
function followAddress(): () => void {
  return effect(() => {
    const { place } = address.value;
    if (attempts.value === 0 && shown.peek()?.name === place) return;
    const isWanted = () => address.peek().place === place;
    LOADERS[place]().then(
      ({ default: View }) => {
        if (isWanted()) shown.value = { name: place, View };
      },
      (error: unknown) => {
        if (isWanted()) shown.value = { name: place, error };
        // For the console: what has happened.
        throw error;
      },
    );
  });
}

function Failure({ error }: { error: unknown }) {
  const m = read(shellTexts);
  return (
    <div class="failure" role="alert">
      <p>{isRefused(error) ? m.noWasm : m.failed}</p>
      <button type="button" onClick={() => location.reload()}>
        {m.again}
      </button>
    </div>
  );
}

/** The place, with the focus on it after a change of address. */
function Outlet() {
  const main = useRef<HTMLElement>(null);
  const isFirst = useSignal(true);
  const now = shown.value;
  useEffect(() => {
    if (!now) return;
    const m = read(shellTexts);
    document.title = now.name === "home" ? m.name : `${m.places[now.name]} · ${m.name}`;
    // The first place has not taken the focus from anything.
    if (!isFirst.peek()) main.current?.focus({ preventScroll: true });
    isFirst.value = false;
  }, [now?.name, read(shellTexts)]);
  return (
    <main id="content" ref={main} tabIndex={-1} data-place={now?.name}>
      {!now ? (
        <p class="loading">{read(shellTexts).loading}</p>
      ) : "View" in now ? (
        <now.View key={now.name} />
      ) : (
        <Failure error={now.error} />
      )}
    </main>
  );
}

export function App() {
  useEffect(followAddress, []);
  return (
    <>
      <a class="skip" href="#content">
        {read(shellTexts).skip}
      </a>
      <Header />
      <Outlet />
      <Notices />
    </>
  );
}
