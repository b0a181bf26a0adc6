// All clauses with their pictures, by chapters.
import { SUBJECTS } from "cotulenh-wasm/lessons";
import { address, linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { Figure } from "./picture.js";
import { Line, RichText } from "./rich-text.js";
import { isOfficial } from "./ruleset.js";
import { TABLES } from "./tables.js";
import { CHAPTERS } from "./text/index.js";
import { rulesTexts } from "./texts.js";
import type { Chapter, Clause } from "./types.js";

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
    <section id={id} class="clause" data-here={address.value.fragment === id ? "" : undefined}>
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

export function Clauses() {
  return (
    <>
      {CHAPTERS.map((chapter) => (
        <ChapterView key={chapter.id} chapter={chapter} />
      ))}
    </>
  );
}
