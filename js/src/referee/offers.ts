// Offers between the sides: draws, takebacks and rematches.
import type { CoTuLenh } from "../game/class.js";
import type { ActionMessage, OfferKind } from "../protocol/messages.js";
import { Refusal } from "../protocol/refusal.js";
import type { GameRecord, RecordChange } from "../record/types.js";
import { otherColor } from "../vocabulary/colors.js";
import type { Color } from "../vocabulary/types.js";
import { restoreClock } from "./clock.js";
import type { MatchState } from "./data.js";
import { startClock, type Draft } from "./draft.js";

/** Makes, accepts, declines or withdraws an offer. Throws a refusal if that is not possible now. */
export function draftOffer(
  message: ActionMessage,
  color: Color,
  record: GameRecord,
  { offers, next, declined }: MatchState,
  game: CoTuLenh,
): { draft: Draft; isAccepted: boolean } {
  const kind = message.type as OfferKind;
  const { id, action = "offer" } = message;
  if (kind === "rematch") checkRematch(record);
  const offered = offers[kind];
  const isAccepted = offered === otherColor(color) && action !== "decline";
  if (action === "offer" && !isAccepted) {
    if (offered || next || declined.includes(`${kind} ${color}`)) throw new Refusal("OFFER_AGAIN");
    if (kind === "takeback" && countUndone(record, game, color) === 0) {
      throw new Refusal("NOTHING_TO_UNDO");
    }
  } else if (!offered || (offered === color && action === "accept")) {
    throw new Refusal("NO_OFFER");
  }
  const state: Partial<MatchState> = {
    offers: { ...offers, [kind]: action === "offer" && !isAccepted ? color : null },
    ...(action === "decline" && { declined: [...declined, `${kind} ${offered}`] }),
  };
  return { draft: { type: "offer", id, color, changes: [], state }, isAccepted };
}

/** A rematch needs a game in which both sides have played. */
function checkRematch({ end, turns }: GameRecord): void {
  if (!end) throw new Refusal("GAME_RUNNING");
  if (turns.length < 2) throw new Refusal("NOTHING_PLAYED");
}

/** How many turns a takeback takes back: up to the last one of that side. */
export function countUndone({ turns }: GameRecord, game: CoTuLenh, color: Color): number {
  const count = game.turn() === color ? 2 : 1;
  return turns.length >= count ? count : 0;
}

/** Accepts a takeback up to the turn `to`, where the game stands now. The clock is the one of that moment. */
export function draftTakeback(
  draft: Draft,
  { turns, clock }: GameRecord,
  before: MatchState,
  game: CoTuLenh,
  to: number,
  now: number,
): Draft {
  const changes: RecordChange[] = [{ type: "takenBack", to }];
  if (clock) {
    const restored = restoreClock(clock, turns.slice(0, to), game.turn());
    changes.push(startClock(restored, game.turn(), to, now));
  }
  const version = before.version + 1;
  const state = {
    ...draft.state,
    offers: { ...draft.state!.offers!, draw: null },
    moved: { r: version, b: version },
    began: now,
    steps: 0,
  };
  return { ...draft, changes, state };
}
