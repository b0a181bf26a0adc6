// Facts about the position that the snapshot lacks: what the last turn threatens, and why it is mate.
import type { Color } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import type { GameTree } from "cotulenh-wasm/tree";
import { useMemo } from "preact/hooks";
import { ask } from "../match/ask.js";
import { listConsequences } from "../match/consequences.js";
import { explainMate, type MateReason } from "../match/mate.js";
import { sayConsequence } from "../parts/last-turn/last-turn.js";
import { language } from "../storage/settings.js";

/** What the last turn means for the side to move, after a turn that was played just now. */
function readConsequences(tree: GameTree, own: Color | null, snapshot: PlaySnapshot) {
  const { turn, event, session } = snapshot;
  const { parent } = tree.current;
  const isPlayed = event.kind === "move" || event.kind === "commit";
  if (!parent || session || !isPlayed || (own !== null && turn !== own)) return [];
  return ask(tree, (before) => ask(tree, (after) => listConsequences(before, after, turn)), parent);
}

function readMate(tree: GameTree, { outcome }: PlaySnapshot): MateReason | null {
  return outcome?.reason === "checkmate" ? ask(tree, explainMate) : null;
}

export function useFacts(tree: GameTree, own: Color | null, snapshot: PlaySnapshot) {
  const { pieces, event } = snapshot;
  const facts = useMemo(() => readConsequences(tree, own, snapshot), [event, tree]);
  const mate = useMemo(() => readMate(tree, snapshot), [event, tree]);
  const consequences = useMemo(
    () => facts.map((one) => sayConsequence(one, pieces)),
    [facts, language.value],
  );
  return { consequences, mate };
}
