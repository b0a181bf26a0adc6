// A server component: rendered by Node.
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { play } from "../../short-game.mjs";
import { InBrowser } from "./in-browser.jsx";
import { Searching } from "./searching.jsx";

export default function Page() {
  return (
    <main>
      <pre id="server">{JSON.stringify(play({ CoTuLenh, CoTuLenhError }))}</pre>
      <InBrowser />
      <Searching />
    </main>
  );
}
