// What Analyse says to screen readers beyond the sentences of every board: numbers of turns, whose turn it is, the
// evaluation once it stays, and what an edit was that is taken back.
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeStatus } from "cotulenh-wasm/texts";
import type { Evaluation, TreeNode } from "cotulenh-wasm/tree";
import { useEffect, useRef } from "preact/hooks";
import { describeTurn } from "../../match/turn-words.js";
import { gameTexts } from "../../parts/game-texts.js";
import { sayTurn } from "../../parts/last-turn/last-turn.js";
import { useSpeech, type Announce } from "../../parts/speech/use-speech.js";
import { formatNumber } from "../../parts/tree/rows.js";
import { formatEvaluation, toEvaluation } from "../../review/scale.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { editTexts, sayEdit } from "./moves/edit-words.js";
import type { Study } from "./study.js";
import { analyseTexts } from "./texts.js";
import { analysis } from "./thinking.js";

/** An evaluation is said when the best turn has stayed the same for so long, in milliseconds. */
const SETTLED = 1500;

/** The evaluation in words: which side is better. */
export function sayLead(evaluation: Evaluation): string {
  const { mates, better } = read(analyseTexts).lines;
  const isMate = "mate" in evaluation;
  const lead = isMate ? evaluation.mate : evaluation.points;
  return lead === 0 ? better.none : (isMate ? mates : better)[lead > 0 ? "r" : "b"];
}

/** The settled evaluation, and the best turn in words. */
function sayBest({ tree }: Study): string {
  const m = read(analyseTexts).lines;
  const [best] = analysis.info.peek()?.lines ?? [];
  const [moves] = best?.moves ?? [];
  if (!best || !moves) return "";
  const color = tree.current.toMove;
  const evaluation = toEvaluation(best.score, color);
  const turn = describeTurn({ moves, color }, words());
  return `${m.evaluation}: ${formatEvaluation(evaluation)}, ${sayLead(evaluation)}. ${m.best(turn)}`;
}

/**
 * Speaks as every board does; besides, a position comes with the number of its turn and who is to move, and the
 * evaluation once it stays. Returns a function that takes an edit back, or makes it again, and says what it was.
 */
export function useAnalysisSpeech(
  study: Study,
  snapshot: PlaySnapshot,
  announce: Announce,
): (isAgain: boolean) => void {
  const { tree, play } = study;
  const { current } = tree;
  /** What an edit that was taken back was, until the position that comes with it is said. */
  const edited = useRef("");
  const sayNode = (node: TreeNode | undefined) => {
    const reached = node?.turn
      ? `${formatNumber(node)} ${sayTurn(node.turn)}`
      : `${read(gameTexts).moves.start}.`;
    const said = `${edited.current} ${reached} ${describeStatus(snapshot, words())}.`.trim();
    edited.current = "";
    return said;
  };
  useSpeech(play, { announce, sayNode, isLook: () => true });
  const isOn = analysis.status.value !== "off";
  const best = isOn ? analysis.info.value?.lines[0]?.san[0] : undefined;
  useEffect(() => {
    if (!best) return undefined;
    const timer = setTimeout(() => announce(sayBest(study)), SETTLED);
    return () => clearTimeout(timer);
  }, [best, current]);
  return (isAgain) => {
    const { record } = tree;
    const { event } = play.snapshot();
    const isDone = isAgain ? tree.redoEdit() : tree.undoEdit();
    const said = isDone
      ? sayEdit(record, tree.record, isAgain)
      : read(editTexts).nothing[isAgain ? "again" : "back"];
    if (play.snapshot().event === event) announce(said);
    else edited.current = said;
  };
}
