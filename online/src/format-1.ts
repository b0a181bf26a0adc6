// Rooms of format 1 kept the messages that were sent, one after the other, and the secrets themselves. They are brought
// into the form of today when they wake: each message becomes changes of the record, and facts beside it.
import type { Color, Outcome } from "cotulenh-wasm/web";
import { createReferee, FORMAT, type RefereeData } from "cotulenh-wasm/referee";
import { applyChange } from "cotulenh-wasm/tree";
import type { Rules } from "./rules.js";
import { hash } from "./seats.js";
import type { Setup, Stored } from "./storage.js";

type Data = Pick<RefereeData, "record" | "state">;
type Change = Parameters<typeof applyChange>[1];
type Clock = NonNullable<RefereeData["record"]["clock"]>;

/** How a game of format 1 was set up. */
interface OldSetup {
  readonly game: string;
  readonly rules: Setup["record"]["rules"];
  readonly start: string;
  readonly clock: Clock | null;
  readonly seats: Readonly<Record<Color, string>>;
  readonly createdAt: number;
}

/** A message that was sent. */
type OldMessage = {
  readonly version: number;
  readonly color: Color | null;
  readonly id?: string | null;
  readonly clocks: Pick<Clock, "used" | "running" | "since"> | null;
  readonly now: number;
} & (
  | { readonly type: "joined" }
  | { readonly type: "ended"; readonly outcome: Outcome }
  | {
      readonly type: "step";
      readonly action: "step" | "commit" | "cancel";
      readonly text: string | null;
      readonly turn: string | null;
      readonly time: number | null;
    }
  | {
      readonly type: "offer";
      readonly kind: "draw" | "takeback" | "rematch";
      readonly action: "offer" | "accept" | "decline";
      readonly turns: number | null;
      readonly next: string | null;
    }
);

/** What a room of format 1 has stored. */
export interface OldRoom {
  readonly setup: string;
  readonly away: string;
  readonly messages: readonly string[];
}

const KEPT_ACTIONS = 8;

/** The room in the form of today, after each of its messages. */
export function convert(room: OldRoom, { CoTuLenh }: Rules): { setup: Setup; steps: Data[] } {
  const { game, rules, start, clock, seats, createdAt } = JSON.parse(room.setup) as OldSetup;
  const { base, increment, flag, starts, shared } = clock ?? {};
  const given = { rules, start, clock: clock && { base, increment, flag, starts, shared } };
  const referee = createReferee(given as Parameters<typeof createReferee>[0], { CoTuLenh });
  let data: Data = { record: referee.record, state: { ...referee.state, changedAt: createdAt } };
  referee.free();
  const { turns: _, deploy: _d, end: _e, clock: _c, ...record } = data.record;
  const hashes = { r: hash(seats.r), b: hash(seats.b) };
  const invitations = { r: null, b: null };
  const known = { game, format: FORMAT, rules: "unknown", createdAt, record };
  let fenced: string | undefined;
  const board = new CoTuLenh(start, { rules });
  try {
    const steps = [data];
    try {
      for (const text of room.messages) {
        steps.push((data = follow(data, JSON.parse(text) as OldMessage, board)));
      }
    } catch (error) {
      // What stands before it is shown.
      if (!(error instanceof Error) || error.name !== "CoTuLenhError") throw error;
      fenced = `a turn of format 1: ${error.message}`;
    }
    const away = JSON.parse(room.away) as Stored["data"]["state"]["away"];
    steps.push({ ...data, state: { ...data.state, away } });
    const setup = { ...known, seats: hashes, invitations, ...(fenced && { fenced }) };
    return { setup, steps };
  } finally {
    board.free();
  }
}

function follow({ record, state }: Data, message: OldMessage, board: Board): Data {
  const { version, color, now, clocks, id } = message;
  const changes = listChanges(record, message, board);
  const updated = clocks && record.clock && { ...record.clock, ...clocks };
  if (updated) changes.push({ type: "timed", clock: settle(updated) });
  const done =
    color && id ? { ...state.done, [color]: [...state.done[color], id].slice(-KEPT_ACTIONS) } : {};
  const facts = { ...state, version, changedAt: now, done: { ...state.done, ...done } };
  return {
    record: changes.reduce(applyChange, record),
    state: { ...facts, ...listFacts(facts, message) },
  };
}

type Board = InstanceType<Rules["CoTuLenh"]>;

function settle(clock: Clock): Clock {
  const { base, used, shared } = clock;
  const left = (color: Color) =>
    Math.max(0, base[color] - (shared ? used.r + used.b : used[color]));
  return { ...clock, r: left("r"), b: left("b") };
}

/** What a message has changed in the record, which the board follows. */
function listChanges(
  { turns, deploy }: Data["record"],
  message: OldMessage,
  board: Board,
): Change[] {
  const after = turns.length;
  switch (message.type) {
    case "joined":
      return [];
    case "ended": {
      const { outcome } = message;
      const end: Change = { type: "declared", end: { after, outcome } };
      return deploy ? [{ type: "cancelled" }, end] : [end];
    }
    case "offer": {
      const to = message.turns;
      if (to === null) return [];
      for (let n = after; n > to; n--) board.undo();
      return [{ type: "takenBack", to }];
    }
    case "step": {
      const { action, text, turn, time } = message;
      if (turn !== null) {
        const { san } = board.playTurn(turn);
        const made = { id: after + 1, san, lan: turn, ...(time !== null && { clock: time }) };
        const played: Change = { type: "played", after, turns: [made] };
        return deploy ? [{ type: "cancelled" }, played] : [played];
      }
      if (action === "cancel") return [{ type: "cancelled" }];
      const step = text!;
      const [square] = /[a-k]\d+(?=>)/.exec(step) as unknown as [
        NonNullable<typeof deploy>["square"],
      ];
      return [{ type: "stepped", after, square, step }];
    }
  }
}

/** What a message has changed beside the record. */
function listFacts(state: Data["state"], message: OldMessage): Partial<Data["state"]> {
  const { version, color, now } = message;
  const { offers, joined, moved, declined } = state;
  if (message.type === "joined") return { joined: { ...joined, [color!]: true }, began: now };
  if (message.type === "ended") {
    return { offers: { draw: null, takeback: null, rematch: null }, declined: [] };
  }
  if (message.type === "step") {
    const by = { ...moved, [color!]: version };
    if (message.turn === null) return { moved: by, steps: state.steps + 1 };
    const draw = offers.draw === color ? color : null;
    return {
      moved: by,
      steps: 0,
      began: now,
      declined: [],
      offers: { ...offers, takeback: null, draw },
    };
  }
  const { kind, action, turns } = message;
  const offered = offers[kind];
  const isDeclined = action === "decline" && offered !== null;
  return {
    offers: {
      ...offers,
      ...(turns !== null && { draw: null }),
      [kind]: action === "offer" ? color : null,
    },
    next: message.next ?? state.next,
    declined: isDeclined ? [...declined, `${kind} ${offered}`] : declined,
    ...(turns !== null && { moved: { r: version, b: version }, began: now, steps: 0 }),
  };
}
