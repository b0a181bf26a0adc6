// The frame of the site: the header, the place that is visited, and notices.
import { effect, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Notices } from "../parts/dialogs/notices.js";
import { Failure } from "../parts/loading/failure.js";
import { loadingTexts } from "../parts/loading/texts.js";
import { read } from "../texts/texts.js";
import { Help } from "./help.js";
import { Header } from "./header.js";
import type { PlaceName } from "../routing/places.js";
import { keepFocus } from "./focus.js";
import { LOADERS, prepareWhenIdle } from "./loaders.js";
import { address, isEmbedded } from "../routing/router.js";
import { waiting } from "../routing/title.js";
import { shellTexts } from "./texts.js";

/** What is shown: a loaded place, or why it could not be loaded. */
type Shown = { name: PlaceName; View: ComponentType } | { name: PlaceName; error: unknown };

const shown = signal<Shown | null>(null);

/** Loads the place of the address. A place that arrives after the visitor has left is not shown. */
function followAddress(): () => void {
  return effect(() => {
    const { place } = address.value;
    if (shown.peek()?.name === place) return;
    const isWanted = () => address.peek().place === place;
    LOADERS[place]().then(
      ({ default: View }) => {
        if (isWanted()) shown.value = { name: place, View };
        if (place === "home") prepareWhenIdle("play");
      },
      (error: unknown) => {
        if (isWanted()) shown.value = { name: place, error };
        // For the console: what has happened.
        throw error;
      },
    );
  });
}

/** The place, with the focus on it after a change of address. */
function Outlet() {
  const m = read(shellTexts);
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const now = shown.value;
  useEffect(() => {
    if (!now) return;
    const title =
      now.name === "home" ? `${m.name} · ${m.tagline}` : `${m.places[now.name]} · ${m.name}`;
    document.title = waiting.value ? `${waiting.value} · ${title}` : title;
  }, [now, m, waiting.value]);
  useEffect(() => {
    if (!now) return;
    // The first place has not taken the focus from anything.
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [now]);
  useEffect(() => keepFocus(main.current!), []);
  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      aria-label={now ? m.places[now.name] : m.name}
      data-place={now?.name}
    >
      {!now ? (
        <p class="loading">{read(loadingTexts).loading}</p>
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
      {!isEmbedded && (
        <a class="skip" href="#content">
          {read(shellTexts).skip}
        </a>
      )}
      {!isEmbedded && <Header />}
      <Outlet />
      <Help />
      <Notices />
    </>
  );
}
