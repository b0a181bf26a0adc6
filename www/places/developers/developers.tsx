// Developers: the package in ten lines, what it has, and where to read on.
import { embedCode } from "../../links/embed.js";
import { fileAt, linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { Code } from "./code.js";
import boardCode from "./examples/board.js?raw";
import gameCode from "./examples/game.js?raw";
import { LiveBoard } from "./live-board.js";
import { Entries, Speed } from "./tables.js";
import { developerTexts, type LinkName } from "./texts.js";
import "./developers.css";

const ELEMENT = `<script type="module">import "cotulenh-wasm/board/element";</script>
<cotulenh-board zones="both"
  fen="6c4/11/11/4h6/11/11/8g2/11/2(NFT)8/11/11/7C3 r - - 0 1"></cotulenh-board>`;

/** Where to read on. A link to the repository is there when its address is known. */
const LINKS: readonly (readonly [name: LinkName, href: string])[] = [
  ["reference", fileAt("developers/reference/")],
  ["gallery", fileAt("gallery/")],
  ["demo", fileAt("demo/")],
  ["bench", fileAt("bench.html")],
  ...(PAGE_REPOSITORY ? [["source", PAGE_REPOSITORY] as const] : []),
];

function More() {
  const m = read(developerTexts);
  return (
    <nav class="links" aria-label={m.more}>
      {LINKS.map(([name, href]) => (
        <a class="card" href={href}>
          <strong>{m.links[name].name}</strong>
          <span class="muted">{m.links[name].about}</span>
        </a>
      ))}
    </nav>
  );
}

export default function Developers() {
  const m = read(developerTexts);
  return (
    <article class="developers">
      <header>
        <h1>{m.title}</h1>
        <p class="lead">{m.lead}</p>
        <Code name={m.install} code="npm install cotulenh-wasm" />
      </header>
      <More />
      <section class="wide">
        <h2>{m.board}</h2>
        <p class="muted">{m.boardAbout}</p>
        <div class="side-by-side">
          <Code name={m.board} code={boardCode.trimEnd()} />
          <LiveBoard />
        </div>
      </section>
      <section>
        <h2>{m.rules}</h2>
        <p class="muted">{m.rulesAbout}</p>
        <Code name={m.rules} code={gameCode.trimEnd()} />
      </section>
      <section>
        <h2>{m.embed}</h2>
        <p class="muted">{m.embedAbout}</p>
        <Code name={m.embed} code={embedCode(linkTo("analyse"))} />
      </section>
      <section>
        <h2>{m.element}</h2>
        <p class="muted">{m.elementAbout}</p>
        <Code name={m.element} code={ELEMENT} />
      </section>
      <Speed />
      <Entries />
      <p class="muted">{m.version(PAGE_VERSION)}</p>
    </article>
  );
}
