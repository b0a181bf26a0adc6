// What Analyse says to screen readers: the turn that one steps to, what is selected, and the evaluation once it stays.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describePiece, describeStatus } from "cotulenh-wasm/texts";
import type { Evaluation } from "cotulenh-wasm/tree";
import { useEffect, useRef } from "preact/hooks";
import { describeMoves, describeTurn } from "../../match/turn-words.js";
import { gameTexts } from "../../parts/game-texts.js";
import { sayTurn, startSentence } from "../../parts/last-turn/last-turn.js";
import { formatNumber } from "../../parts/tree/rows.js";
import { formatEvaluation, toEvaluation } from "../../review/scale.js";
import { language } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
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

/** `1… Blue: navy from c9 to a7. Red to move.` */
function sayPosition({ tree }: Study, snapshot: PlaySnapshot): string {
  const { current } = tree;
  const reached = current.turn
    ? `${formatNumber(current)} ${sayTurn(current.turn)}`
    : `${read(gameTexts).moves.start}.`;
  return `${reached} ${describeStatus(snapshot, words())}.`;
}

/** A step of an open deploy, played or taken back. */
function sayStep({ event, session }: PlaySnapshot): string {
  const said = `${describeMoves({ moves: [...event.moves] }, words())}.`;
  const m = read(gameTexts).deploy;
  if (event.kind === "undo") return startSentence(words().takenBack(said));
  return `${startSentence(said)} ${session?.canCommit ? m.ready : m.danger}`;
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

/** The last thing that was said, and what says another. */
export function useSpeech(
  study: Study,
  snapshot: PlaySnapshot,
): { spoken: ReadonlySignal<string>; announce: (text: string) => void } {
  const { tree } = study;
  const { current } = tree;
  const spoken = useSignal("");
  const announce = (text: string) => void (spoken.value = text);
  const isFirst = useRef(true);
  useEffect(() => {
    // The first position was there before.
    if (!isFirst.current) announce(sayPosition(study, snapshot));
    isFirst.current = false;
  }, [current, snapshot.outcome, language.value]);
  const { event, session, selection } = snapshot;
  useEffect(() => {
    if (event.kind === "cancel") announce(read(gameTexts).deploy.cancelled);
    else if (session && event.moves.length > 0) announce(sayStep(snapshot));
  }, [event]);
  const selected = selection && `${selection.square} ${selection.types.join("")}`;
  useEffect(() => {
    if (!selection || session) return;
    const { piece, square, moves } = selection;
    const count = new Set(moves.map(({ to }) => to)).size;
    announce(read(gameTexts).keys.selected(describePiece(piece, words()), square, count));
  }, [selected]);
  const isOn = analysis.status.value !== "off";
  const best = isOn ? analysis.info.value?.lines[0]?.san[0] : undefined;
  useEffect(() => {
    if (!best) return undefined;
    const timer = setTimeout(() => announce(sayBest(study)), SETTLED);
    return () => clearTimeout(timer);
  }, [best, current]);
  return { spoken, announce };
}
