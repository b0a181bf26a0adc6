// The state of a game that is played, for views.
import { freezeDeeply } from "../tree/node.js";
import type { Core } from "./core.js";
import type { PlaySnapshot } from "./types.js";
import { findRedo, findUndo } from "./undoing.js";

/** The state as it is now. */
export function makeSnapshot(core: Core): PlaySnapshot {
  const { position, selecting, node, match, thinking } = core;
  const { fen, pieces, ghosts, turn, session, lastMove, check, checkers } = position;
  const { selection } = selecting;
  const hasSteps = session !== null;
  const data = freezeDeeply({
    fen,
    pieces,
    ghosts,
    preview: selecting.preview,
    turn,
    session,
    movable: selecting.movable,
    selection,
    choices: selecting.choices,
    lastMove,
    check,
    checkers,
    flights: selecting.findFlights(selection),
    points: position.points,
    outcome: position.outcome,
    clocks: match.clock,
    thinking: thinking.color,
    premoves: selecting.premoves.moves,
    drawOffer: match.drawOffer,
    hint: thinking.hint,
    error: core.error,
    event: core.event,
    node: node.id,
    ply: node.ply,
    canUndo: hasSteps || core.isEndedHere || findUndo(core) !== null,
    canRedo: !core.isEndedHere && (core.undoneSteps > 0 || (!hasSteps && findRedo(core) !== null)),
  });
  return Object.freeze({
    ...data,
    get zones() {
      return position.zones;
    },
  });
}
