// The end of a game, over the middle of the board: who has won, and what to do next.
import { describeReason, describeWinner } from "cotulenh-wasm/texts";
import { CloseButton } from "../../parts/controls/close-button.js";
import { gameTexts } from "../../parts/game-texts.js";
import { startSentence } from "../../parts/last-turn/last-turn.js";
import { linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import type { PanelProps } from "../controls.js";
import { findLesson } from "./lessons.js";
import { playTexts } from "../texts.js";
import "./banner.css";

interface Props extends PanelProps {
  /** Shows why it is mate; null if it is none. */
  showWhy: (() => void) | null;
  onClose: () => void;
}

export function Banner({ controls, snapshot, showWhy, onClose }: Props) {
  const { own, play } = controls;
  const outcome = snapshot.outcome!;
  const m = read(playTexts).banner;
  const { result } = read(gameTexts);
  const texts = words();
  const personal = own && outcome.winner && (outcome.winner === own ? result.won : result.lost);
  const isNotWon = own !== null && outcome.winner !== own;
  const lesson = findLesson(outcome, play.tree.rules);
  const winner = describeWinner(outcome, texts, play.tree.rules);
  const reason = describeReason(outcome, texts);
  return (
    <aside
      class="game-banner card"
      aria-label={result.title}
      data-winner={outcome.winner ?? "none"}
    >
      <CloseButton onClick={onClose} />
      <p class="game-banner-title">{personal || winner}</p>
      <p>{startSentence(reason)}.</p>
      <div class="row">
        {showWhy && (
          <button type="button" class="primary" onClick={showWhy}>
            {result.why}
          </button>
        )}
        {isNotWon && (
          <a class="button" href={lesson ? linkTo("learn", lesson) : linkTo("puzzles")}>
            {lesson ? m.lesson : m.puzzles}
          </a>
        )}
      </div>
    </aside>
  );
}
