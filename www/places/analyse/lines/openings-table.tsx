// Turns that games have played in the position on the board, with their results: of the book, or of one's own games.
import type { Score } from "cotulenh-wasm/engine";
import type { ComponentChildren } from "preact";
import { describeTurn } from "../../../match/turn-words.js";
import { Written } from "../../../parts/tree/written.js";
import { formatEvaluation, toEvaluation } from "../../../review/scale.js";
import { language } from "../../../storage/settings.js";
import { words } from "../../../texts/words.js";
import { read } from "../../../texts/texts.js";
import { Fold } from "./fold.js";
import type { Study } from "../study.js";
import { analyseTexts } from "../texts.js";
import { playLine, preview, showPreview, type PlayedLine } from "../thinking.js";
import "./openings-table.css";

/** The rows that are shown. */
export const SHOWN = 6;

interface Results {
  games: number;
  red: number;
  draws: number;
  blue: number;
}

/** A turn with its results, as a line that can be looked at and played. */
export interface Opening extends Results {
  line: PlayedLine;
  /** For the side to move, where it is known. */
  score?: Score | undefined;
}

/** How games have ended, as a bar. */
function ResultBar({ results: { games, red, draws, blue } }: { results: Results }) {
  const percent = (count: number) => Math.round((100 * count) / games);
  const label = read(analyseTexts).book.bar(percent(red), percent(draws), percent(blue));
  return (
    <span class="book-bar" role="img" aria-label={label} title={label}>
      <span data-side="r" style={{ flexGrow: red }} />
      <span data-side="none" style={{ flexGrow: draws }} />
      <span data-side="b" style={{ flexGrow: blue }} />
    </span>
  );
}

function TurnButton({ study, line }: { study: Study; line: PlayedLine }) {
  const show = () => showPreview(study, line, 1);
  const [san, moves, color] = [line.san[0]!, line.moves[0]!, study.tree.current.toMove];
  return (
    <button
      type="button"
      title={read(analyseTexts).lines.play(san)}
      aria-label={`${describeTurn({ moves, color }, words())} – ${san}`}
      onPointerEnter={(event) => event.pointerType === "mouse" && show()}
      onFocus={show}
      onBlur={() => (preview.value = null)}
      onClick={() => playLine(study, line, 1)}
    >
      <Written san={san} />
    </button>
  );
}

interface Props {
  study: Study;
  /** Which games they are. */
  kind: "book" | "own";
  title: string;
  note?: ComponentChildren;
  rows: readonly Opening[];
}

export function OpeningsTable({ study, kind, title, note, rows }: Props) {
  const m = read(analyseTexts).book;
  const count = new Intl.NumberFormat(language.value);
  const hasScores = rows.some(({ score }) => score);
  const columns = [m.turn, m.games, m.results, ...(hasScores ? [m.score] : [])];
  return (
    <Fold title={title}>
      <table
        class={kind === "book" ? "book" : "book own"}
        onPointerLeave={() => (preview.value = null)}
      >
        <caption>
          <strong>{title}</strong> {note}
        </caption>
        <thead class="visually-hidden">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line.turns[0]}>
              <th scope="row">
                <TurnButton study={study} line={row.line} />
              </th>
              <td>{count.format(row.games)}</td>
              <td>
                <ResultBar results={row} />
              </td>
              {hasScores && (
                <td>
                  {row.score &&
                    formatEvaluation(toEvaluation(row.score, study.tree.current.toMove))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
