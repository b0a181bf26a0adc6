// Why a move was refused: the reason, and the clause that says so.
import type { Illegal } from "cotulenh-wasm";
import type { Play } from "cotulenh-wasm/play";
import { describeIllegal, type TriedMove } from "cotulenh-wasm/texts";
import { useEffect, useState } from "preact/hooks";
import { startSentence } from "../parts/last-turn.js";
import { linkTo } from "../shell/router.js";
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

export function Refusal({ refusal }: { refusal: Refused | null }) {
  const m = read(trainingTexts);
  if (!refusal) return null;
  const clause = clauseOf(refusal.illegal, refusal);
  return (
    <div class="answer" data-kind="wrong" role="alert">
      <p>
        {startSentence(describeIllegal(refusal.illegal, words(), refusal))}.{" "}
        <a href={linkTo("rules", clause)}>{m.rule(clause)}</a>
      </p>
    </div>
  );
}
