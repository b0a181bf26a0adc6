// The snapshot of a play, for views.
import { freezeDeeply } from "../tree/node.js";
import type { Core } from "./core.js";
import type { PlaySnapshot } from "./types.js";
import { findRedo, findUndo } from "./undoing.js";

/** The current state. */
export function makeSnapshot(core: Core): PlaySnapshot {
  const { position, selecting, node, arbiter, thinking } = core;
  const { fen, pieces, ghosts, turn, session, lastMove, check, checkers } = position;
  const { selection } = selecting;
  const { takebacks } = core.options;
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
    defenders: position.defenders,
    points: position.points,
    outcome: position.outcome,
    clocks: arbiter.clock,
    thinking: thinking.color,
    premoves: selecting.premoves.moves,
    drawOffer: arbiter.drawOffer,
    hint: thinking.hint,
    error: core.error,
    event: core.event,
    node: node.id,
    ply: node.ply,
    isLive: arbiter.isLive,
    canUndo: hasSteps || (core.isEndedHere && takebacks) || findUndo(core) !== null,
    canRedo: !core.isEndedHere && (position.canRedo || (!hasSteps && findRedo(core) !== null)),
  });
  return Object.freeze({
    ...data,
    get zones() {
      return position.zones;
    },
  });
}
