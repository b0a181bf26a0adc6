// A game as data, and what messages change of it. It knows no rules: the service says what a step has done.
import type { EndedMessage, OfferMessage, OnlineRecord, StepMessage } from "./messages.js";

/** What a step does to a record. */
export type StepEffect = Pick<StepMessage, "action" | "text" | "turn" | "time">;

/** A record after a step, a commit or a cancel. */
export function addStep(record: OnlineRecord, step: StepEffect): OnlineRecord {
  const { action, text, turn, time } = step;
  if (turn === null) {
    return { ...record, steps: action === "cancel" ? [] : [...record.steps, text!] };
  }
  const times = time === null ? record.times : [...record.times, time];
  return { ...record, turns: [...record.turns, turn], times, steps: [] };
}

/** A record after a message. */
export function changeRecord(
  record: OnlineRecord,
  message: StepMessage | OfferMessage | EndedMessage,
): OnlineRecord {
  if (message.type === "step") return addStep(record, message);
  if (message.type === "ended") return { ...record, steps: [], result: message.outcome };
  if (message.turns === null) return record;
  return {
    ...record,
    turns: record.turns.slice(0, message.turns),
    times: record.times.slice(0, message.turns),
    steps: [],
  };
}
