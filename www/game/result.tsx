// The result of a game: who has won and why, the points where they decide, and what can be done now.
import { COLORS, type Color, type Outcome, type Rules, type SquarePiece } from "cotulenh-wasm";
import { describeReason, describeWinner, isDecidedByPoints } from "cotulenh-wasm/texts";
import { sideName } from "cotulenh-wasm/texts";
import { BONUS } from "../match/score.js";
import type { MateReason } from "../match/mate.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import { gameTexts } from "../parts/game-texts.js";
import { startSentence } from "../parts/last-turn.js";
import { sayMate } from "../parts/mate.js";
import "./result.css";

interface Props {
  outcome: Outcome;
  rules: Rules;
  points: Readonly<Record<Color, number>>;
  /** The side that gets the bonus. */
  bonus: Color | null;
  /** The side of the visitor; null if both are played here. */
  own: Color | null;
  /** Why it is mate; null if it is none. */
  mate: MateReason | null;
  isWhyShown: boolean;
  pieces: readonly SquarePiece[];
  /** The address where the game is analysed. */
  analyseAt: string;
  toggleWhy: () => void;
  /** Offers another game; not for spectators. */
  rematch?: (() => void) | undefined;
  /** Takes the end back, where one may. */
  takeBack?: (() => void) | undefined;
}

function PointsTable({ points, bonus }: Pick<Props, "points" | "bonus">) {
  const m = read(gameTexts).result.table;
  const texts = words();
  return (
    <table class="points-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{m.points}</th>
          {bonus && <th scope="col">{m.onTop}</th>}
          {bonus && <th scope="col">{m.total}</th>}
        </tr>
      </thead>
      <tbody>
        {COLORS.map((color) => (
          <tr key={color} data-result={color}>
            <th scope="row">{sideName(color, texts)}</th>
            <td>{points[color]}</td>
            {bonus && <td>{bonus === color ? BONUS : 0}</td>}
            {bonus && <td>{points[color] + (bonus === color ? BONUS : 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Result(props: Props) {
  const { outcome, rules, own, mate, isWhyShown, pieces } = props;
  const m = read(gameTexts).result;
  const texts = words();
  const title = describeWinner(outcome, texts, rules);
  const reason = describeReason(outcome, texts);
  const byPoints = isDecidedByPoints(outcome, rules);
  const personal = own && outcome.winner && (outcome.winner === own ? m.won : m.lost);
  return (
    <section class="result card" aria-label={m.title} data-winner={outcome.winner ?? "none"}>
      <h2>{personal || title}</h2>
      <p>{personal ? `${title}: ${reason}.` : `${startSentence(reason)}.`}</p>
      {byPoints && <PointsTable points={props.points} bonus={props.bonus} />}
      {mate && isWhyShown && <p class="why">{sayMate(mate, pieces)}</p>}
      <div class="row">
        {props.rematch && (
          <button type="button" class="primary" onClick={props.rematch}>
            {m.rematch}
          </button>
        )}
        <a class={props.rematch ? "button" : "button primary"} href={props.analyseAt}>
          {m.analyse}
        </a>
        {mate && (
          <button type="button" aria-expanded={isWhyShown} onClick={props.toggleWhy}>
            {isWhyShown ? m.hideWhy : m.why}
          </button>
        )}
        {props.takeBack && (
          <button type="button" class="quiet" onClick={props.takeBack}>
            {m.takeBack}
          </button>
        )}
      </div>
    </section>
  );
}
