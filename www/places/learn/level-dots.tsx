// The levels of a subject as links with their stars.
import type { SubjectEntry } from "cotulenh-wasm/lessons";
import { linkTo } from "../../routing/router.js";
import { progress } from "../../storage/progress.js";
import { read } from "../../texts/texts.js";
import { learnTexts } from "./texts.js";
import "./level-dots.css";

const MOST_STARS = 3;

/** Stars as a picture; their number is said elsewhere. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span class="stars" aria-hidden="true">
      {Array.from({ length: MOST_STARS }, (_, i) => (
        <span data-has={i < stars ? "" : undefined}>★</span>
      ))}
    </span>
  );
}

/** Titles by the names of levels. */
export type Titles = ReadonlyMap<string, string>;

interface Props {
  levels: SubjectEntry["levels"];
  /** The level that is played. */
  current?: string | undefined;
  /** The titles, as far as they are known. */
  titles: Titles;
}

export function LevelDots({ levels, current, titles }: Props) {
  const m = read(learnTexts);
  return (
    <ol class="level-dots">
      {levels.map(({ id }, i) => {
        const stars = progress.value.stars(id);
        return (
          <li>
            <a
              href={linkTo("learn", id)}
              data-stars={stars}
              aria-current={id === current ? "step" : undefined}
              aria-label={m.level(i + 1, stars, titles.get(id))}
              title={titles.get(id)}
            >
              <span aria-hidden="true">{i + 1}</span>
              <Stars stars={stars} />
            </a>
          </li>
        );
      })}
    </ol>
  );
}
