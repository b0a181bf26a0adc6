// An online game that is played in `cotulenh-wasm/play`: what is done here is sent, what comes is played.
import { CoTuLenhError } from "../errors/error.js";
import type { Play } from "../play/class.js";
import type { PlayOptions } from "../play/types.js";
import type { GameRecord, RecordChange } from "../record/types.js";
import type { OnlineGame } from "./class.js";

/**
 * The options of a play for an online game: who plays, the clock, and whose time it is. The game itself is
 * made by the caller, with the rules and the start of the record.
 *
 * @example
 * ```ts
 * const { record } = await online.ready();
 * const start = new CoTuLenh(record.start, { rules: record.rules });
 * const leave = connectOnline(online, createPlay({ game: start, ...playOptions(online) }));
 * ```
 */
export function playOptions(
  online: OnlineGame,
): Required<Pick<PlayOptions, "players" | "clock" | "now" | "judgesTime" | "takebacks">> {
  const { you, record } = online.snapshot();
  if (!record) {
    const message = "the game is not there yet: await online.ready() first";
    throw new CoTuLenhError("INVALID_ARGUMENT", message);
  }
  const player = (color: "r" | "b"): "human" | "remote" => (you === color ? "human" : "remote");
  return {
    players: { r: player("r"), b: player("b") },
    clock: record.clock,
    now: () => online.now(),
    // The service does.
    judgesTime: false,
    // The other side is asked: `online.takeback()`.
    takebacks: false,
  };
}

/** Changes that stay on this page and are not sent. */
const LOCAL: readonly RecordChange["type"][] = ["annotated", "headerSet", "timed"];

/**
 * Plays an online game in a play made with {@link playOptions}. Returns a function that ends it; neither is
 * closed by that. Such a play cannot be undone: ask the other side by `online.takeback()`.
 */
export function connectOnline(online: OnlineGame, play: Play): () => void {
  /** The actions that the play has done already, and that are not answered yet. */
  const sent = new Set<string>();

  /** Brings the play to where the service has the game. */
  const restore = (): void => {
    sent.clear();
    const { record } = online.snapshot();
    if (record) play.apply([{ type: "replaced", record }]);
  };

  const receive = (changes: readonly RecordChange[], id: string | null): void => {
    if (changes.length === 0) return;
    if (id === null || !sent.delete(id)) {
      // What was sent for another position will be refused.
      return sent.size > 0 ? restore() : play.apply(changes);
    }
    // The clock of the service does not know yet what is on its way.
    const known = sent.size > 0 ? changes.filter(({ type }) => type !== "timed") : changes;
    try {
      play.confirm(known);
    } catch {
      restore();
    }
  };

  const send = (changes: readonly RecordChange[]): void => {
    if (changes.every(({ type }) => LOCAL.includes(type))) return;
    const { you, closed } = online.snapshot();
    const id = you && !closed ? act(online, changes, play.tree.record) : null;
    if (id === null) restore();
    else sent.add(id);
  };

  const stops = [online.subscribe(receive), play.subscribe(send)];
  restore();
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Sends the service what was done in a play, with the play's record as it is now. Returns the id of the action, or
 * `null` if the change does not belong to the online game, such as a turn that was played from an earlier position.
 */
function act(
  online: OnlineGame,
  changes: readonly RecordChange[],
  { turns }: GameRecord,
): string | null {
  const [first, second] = changes;
  const last = turns.at(-1)?.id ?? 0;
  if (!first || changes.length > 2) return null;
  if (first.type === "stepped") {
    // The step may have been the last that is possible, and have committed the deploy.
    const after = second?.type === "committed" ? turns.at(-2)?.id : last;
    const isIts = second === undefined || second.type === "committed";
    return isIts && first.after === (after ?? 0) ? online.step(first.step) : null;
  }
  const played = first.type === "cancelled" && second ? second : first;
  if (second && played !== second) return null;
  switch (played.type) {
    case "played": {
      const [turn, more] = played.turns;
      return turn && !more && turn.id === last ? online.turn(turn.lan) : null;
    }
    case "committed":
      return online.commit();
    case "unstepped":
      return online.unstep();
    case "cancelled":
      return online.cancel();
    case "declared": {
      const { reason, by } = played.end?.outcome ?? {};
      return reason === "resigned" && by === online.snapshot().you ? online.resign() : null;
    }
    default:
      return null;
  }
}
