// The result of a game: who has won and why, the points where they decide, and what can be done now.
import { COLORS, type Color } from "cotulenh-wasm";
import { describeReason, describeWinner, isDecidedByPoints } from "cotulenh-wasm/texts";
import { sideName } from "cotulenh-wasm/texts";
import { ask } from "../../match/ask.js";
import { BONUS, findBonus } from "../../match/score.js";
import type { MateReason } from "../../match/mate.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { gameTexts } from "../../parts/game-texts.js";
import { startSentence } from "../../parts/last-turn/last-turn.js";
import { sayMate } from "../../parts/last-turn/mate.js";
import { focusBoard, type PanelProps } from "../controls.js";
import { playTexts } from "../texts.js";
import "./result.css";

interface Props extends PanelProps {
  /** Why it is mate; null if it is none. */
  mate: MateReason | null;
  isWhyShown: boolean;
  toggleWhy: () => void;
  /** Whether the banner over the board offers to say why. */
  isBannerShown: boolean;
}

interface TableProps {
  points: Readonly<Record<Color, number>>;
  /** The side that gets the bonus. */
  bonus: Color | null;
}

function PointsTable({ points, bonus }: TableProps) {
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

export function Result({
  controls,
  host,
  snapshot,
  mate,
  isWhyShown,
  toggleWhy,
  isBannerShown,
}: Props) {
  const { play, own } = controls;
  const { tree } = play;
  const outcome = snapshot.outcome!;
  const m = read(gameTexts).result;
  const texts = words();
  const title = describeWinner(outcome, texts, tree.rules);
  const reason = describeReason(outcome, texts);
  const byPoints = isDecidedByPoints(outcome, tree.rules);
  const personal = own && outcome.winner && (outcome.winner === own ? m.won : m.lost);
  const takeBack = () => {
    host.undo?.();
    focusBoard(controls);
  };
  return (
    <section class="result card stack" aria-label={m.title} data-winner={outcome.winner ?? "none"}>
      <h2>{personal || title}</h2>
      <p>{personal ? `${title}: ${reason}.` : `${startSentence(reason)}.`}</p>
      {byPoints && <PointsTable points={snapshot.points} bonus={ask(tree, findBonus)} />}
      {mate && isWhyShown && <p class="why small">{sayMate(mate, snapshot.pieces)}</p>}
      <div class="row">
        {host.rematch && (
          <button type="button" class="primary" onClick={host.rematch}>
            {m.rematch}
            {host.rematchAs && `: ${read(playTexts).rematchAs(sideName(host.rematchAs, texts))}`}
          </button>
        )}
        <a class={host.rematch ? "button" : "button primary"} href={host.analyseAt}>
          {m.analyse}
        </a>
        {mate && !isBannerShown && (
          <button type="button" aria-expanded={isWhyShown} onClick={toggleWhy}>
            {isWhyShown ? m.hideWhy : m.why}
          </button>
        )}
        {host.undo && (
          <button type="button" class="quiet" onClick={takeBack}>
            {m.takeBack}
          </button>
        )}
      </div>
    </section>
  );
}
