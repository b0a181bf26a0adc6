// What the rules say about the position beyond the snapshot: what the last turn means, and why it is mate.
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { useMemo } from "preact/hooks";
import { listConsequences } from "../../match/consequences.js";
import { explainMate, type MateReason } from "../../match/mate.js";
import type { Match } from "../../match/match.js";
import { sayConsequence } from "../../parts/last-turn.js";
import { language } from "../../storage/settings.js";

/** What the last turn means for the side to move, after a turn that was played just now. */
function readConsequences({ tree, own }: Match, snapshot: PlaySnapshot) {
  const { turn, event, session } = snapshot;
  const { parent } = tree.current;
  const isPlayed = event.kind === "move" || event.kind === "commit";
  if (!parent || session || !isPlayed || (own !== null && turn !== own)) return [];
  const [before, after] = [tree.game(parent), tree.game()];
  try {
    return listConsequences(before, after, turn);
  } finally {
    before.free();
    after.free();
  }
}

function readMate({ tree }: Match, { outcome }: PlaySnapshot): MateReason | null {
  if (outcome?.reason !== "checkmate") return null;
  const game = tree.game();
  try {
    return explainMate(game);
  } finally {
    game.free();
  }
}

export function useFacts(match: Match, snapshot: PlaySnapshot) {
  const { pieces, event } = snapshot;
  const facts = useMemo(() => readConsequences(match, snapshot), [event, match]);
  const mate = useMemo(() => readMate(match, snapshot), [event, match]);
  const consequences = useMemo(
    () => facts.map((one) => sayConsequence(one, pieces)),
    [facts, language.value],
  );
  return { consequences, mate };
}
