// The rules of the game: a page of ten minutes, and all clauses, in the visitor's language.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useFragment } from "../../routing/fragment.js";
import { linkTo } from "../../routing/router.js";
import { language } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { Clauses } from "./clauses.js";
import { Guide } from "./guide.js";
import { isOfficial } from "./ruleset.js";
import { search, type Found } from "./search.js";
import { CHAPTERS } from "./text/index.js";
import { GUIDE } from "./text/guide.js";
import { rulesTexts } from "./texts.js";
import "./rules.css";

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

function Results({ found, onChoose }: { found: readonly Found[]; onChoose: () => void }) {
  const m = read(rulesTexts).search;
  return (
    <div class="found">
      <p class="muted small" role="status">
        {m.found(found.length)}
      </p>
      <ol>
        {found.map(({ id, title, excerpt: [before, words, after] }) => (
          <li key={id}>
            <a href={linkTo("rules", id)} onClick={onChoose}>
              {title}
            </a>
            <p class="small">
              {before}
              <mark>{words}</mark>
              {after}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Contents() {
  const m = read(rulesTexts);
  return (
    <nav class="stack" id="rules-contents" aria-label={m.contents} tabIndex={-1}>
      <h2>{m.guide}</h2>
      <ol class="contents">
        {GUIDE.map(({ id, title }) => (
          <li>
            <a href={linkTo("rules", id)}>{read(title)}</a>
          </li>
        ))}
      </ol>
      <h2>{m.clauses}</h2>
      <ol class="contents numbered">
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
function useScrollToFragment(fragment: string): void {
  useEffect(() => {
    if (fragment) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment]);
}

/** Leads back to the contents, on windows where they do not stay in view. */
function ToContents() {
  const go = () => {
    const contents = document.getElementById("rules-contents");
    contents?.scrollIntoView();
    contents?.focus({ preventScroll: true });
  };
  return (
    <button type="button" class="to-contents" onClick={go}>
      {read(rulesTexts).toContents}
    </button>
  );
}

export default function Rules() {
  const m = read(rulesTexts);
  const fragment = useFragment("rules");
  const wanted = useSignal("");
  useScrollToFragment(fragment);
  const areClauses = /^R\d/.test(fragment);
  const found = search(wanted.value, language.value, isOfficial.value);
  const isSearch = wanted.value.trim().length > 1;
  return (
    <div class="rules">
      <header class="rules-head stack">
        <h1>{areClauses ? m.clauses : m.guide}</h1>
        <p class="lead">{areClauses ? m.clausesLead : m.lead}</p>
        <p>
          <a href={areClauses ? linkTo("rules") : linkTo("learn")}>
            {areClauses ? m.guide : m.learn}
          </a>
        </p>
      </header>
      <div class="rules-side">
        <search>
          <label>
            <span class="visually-hidden">{m.search.label}</span>
            <input
              type="search"
              placeholder={m.search.label}
              value={wanted.value}
              onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
            />
          </label>
        </search>
        {isSearch && <Results found={found} onChoose={() => (wanted.value = "")} />}
        {areClauses && <RulesetSwitch />}
        <Contents />
      </div>
      <div class="rules-text">
        {areClauses ? <Clauses /> : <Guide />}
        <ToContents />
      </div>
    </div>
  );
}
