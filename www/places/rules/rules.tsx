// The rules of the game: all clauses with their pictures, in the visitor's language.
import { SUBJECTS } from "cotulenh-wasm/lessons";
import { useEffect } from "preact/hooks";
import { address, linkTo } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { useInside } from "../../shell/inside.js";
import { Figure } from "./picture.js";
import { Line, RichText } from "./rich-text.js";
import { isOfficial } from "./ruleset.js";
import { TABLES } from "./tables.js";
import { CHAPTERS } from "./text/index.js";
import { rulesTexts } from "./texts.js";
import type { Chapter, Clause } from "./types.js";
import "./rules.css";

/** The first level that shows a clause, where there is one. */
const LEVELS = new Map(
  SUBJECTS.flatMap(({ levels }) => levels)
    .flatMap(({ id, clauses }) => clauses.map((clause) => [clause as string, id] as const))
    .reverse(),
);

function ClauseView({ clause }: { clause: Clause }) {
  const m = read(rulesTexts);
  const { id, official } = clause;
  const { text, pictures = clause.pictures } = (isOfficial.value && official) || clause;
  return (
    <section id={id} class="clause" data-here={address.value.inside === id ? "" : undefined}>
      <h3>
        <a href={linkTo("rules", id)} aria-label={m.clause(id)}>
          {id}
        </a>
      </h3>
      <div class="clause-text stack">
        <RichText text={read(text)} />
        {LEVELS.has(id) && (
          <p>
            <a class="try small" href={linkTo("learn", LEVELS.get(id))}>
              {m.practise}
            </a>
          </p>
        )}
        {official && (
          <p class="differs">
            {isOfficial.value ? m.differs.official : m.differs.standard}{" "}
            <button
              type="button"
              class="link"
              onClick={() => (isOfficial.value = !isOfficial.value)}
            >
              {isOfficial.value ? m.rulesets.standard : m.rulesets.official}
            </button>
          </p>
        )}
        {pictures && (
          <div class="figures">
            {pictures.map((picture) => (
              <Figure key={picture.caption.en} picture={picture} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function ChapterView({ chapter }: { chapter: Chapter }) {
  const { id, title, lead, table, clauses } = chapter;
  const TableView = table && TABLES[table];
  return (
    <section id={id} class="chapter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span class="muted">{id}</span> {read(title)}
      </h2>
      <p class="lead">
        <Line text={read(lead)} />
      </p>
      {TableView && <TableView />}
      {clauses.map((clause) => (
        <ClauseView key={clause.id} clause={clause} />
      ))}
    </section>
  );
}

function RulesetSwitch() {
  const m = read(rulesTexts);
  const choice = (official: boolean, name: string) => (
    <button
      type="button"
      aria-pressed={isOfficial.value === official}
      onClick={() => (isOfficial.value = official)}
    >
      {name}
    </button>
  );
  return (
    <div class="ruleset" role="group" aria-label={m.ruleset}>
      {choice(false, m.rulesets.standard)}
      {choice(true, m.rulesets.official)}
    </div>
  );
}

function Contents() {
  const m = read(rulesTexts);
  return (
    <nav aria-label={m.contents}>
      <ol class="contents">
        {CHAPTERS.map(({ id, title }) => (
          <li>
            <a href={linkTo("rules", id)}>
              <span class="muted">{id}</span> {read(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The place is loaded after the browser has looked for the part of the address. */
function useScrollToInside(): void {
  const inside = useInside("rules");
  useEffect(() => {
    if (inside) document.getElementById(inside)?.scrollIntoView();
  }, [inside]);
}

export default function Rules() {
  const m = read(rulesTexts);
  useScrollToInside();
  return (
    <div class="rules">
      <header class="rules-head stack">
        <h1>{m.title}</h1>
        <p class="lead">{m.lead}</p>
        <p>
          <a href={linkTo("learn")}>{m.learn}</a>
        </p>
      </header>
      <div class="rules-side">
        <RulesetSwitch />
        <Contents />
      </div>
      <div class="rules-text">
        {CHAPTERS.map((chapter) => (
          <ChapterView key={chapter.id} chapter={chapter} />
        ))}
      </div>
    </div>
  );
}
