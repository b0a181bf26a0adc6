// Why a move was refused: the reason, and the clause that says so.
import type { Illegal, Square } from "cotulenh-wasm";
import type { Play } from "cotulenh-wasm/play";
import { describeIllegal, type TriedMove } from "cotulenh-wasm/texts";
import { useEffect, useState } from "preact/hooks";
import { startSentence } from "../parts/last-turn/last-turn.js";
import { linkTo } from "../routing/router.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import { clauseOf } from "cotulenh-wasm/lessons";
import { trainingTexts } from "./texts.js";

export interface Refused extends TriedMove {
  illegal: Illegal;
}

/** The last refusal, until something else happens in the game. */
export function useRefusal(play: Play): [Refused | null, (refused: Refused) => void] {
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => play.subscribe(() => setRefused(null)), [play]);
  return [refused, setRefused];
}

/** Why a move is not legal, as a sentence. */
export function sayIllegal(
  { reason, squares }: Omit<Illegal, "squares"> & { squares: readonly Square[] },
  tried: TriedMove | undefined,
): string {
  const text = describeIllegal({ reason, squares: [...squares] }, words(), tried);
  return `${startSentence(text)}.`;
}

/** A link to a clause of the rules. The clause is said to screen readers, and shown as the title of the link. */
export function RuleLink({ clause, number = null }: { clause: string; number?: number | null }) {
  const { rule } = read(trainingTexts);
  return (
    <a href={linkTo("rules", clause)} title={clause}>
      {number === null ? rule : `${rule} ${number}`}
      <span class="visually-hidden"> {clause}</span>
    </a>
  );
}

/** A sentence, and the clause of the rules that it follows from. */
export function WithClause({ text, clause }: { text: string; clause: string }) {
  return (
    <p>
      {text} <RuleLink clause={clause} />
    </p>
  );
}

export function Refusal({ refusal }: { refusal: Refused | null }) {
  if (!refusal) return null;
  const { illegal } = refusal;
  return (
    <div class="answer" data-kind="wrong" role="alert">
      <WithClause text={sayIllegal(illegal, refusal)} clause={clauseOf(illegal, refusal)} />
    </div>
  );
}
