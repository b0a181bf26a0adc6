// A game as PGN, for whoever wants to keep it.
import { writeRecord } from "cotulenh-wasm/tree";
import type { Setup, Stored } from "./storage.js";

type GameRecord = Stored["data"]["record"];

/** A clock as PGN writes it: the seconds, and what each turn adds; `-` for none. */
function writeTimeControl(clock: GameRecord["clock"]): string {
  if (!clock) return "-";
  const [base, increment] = [clock.base.r / 1000, clock.increment.r / 1000];
  return increment > 0 ? `${base}+${increment}` : String(base);
}

export function writeGame(record: GameRecord, { createdAt }: Setup): string {
  const date = new Date(createdAt).toISOString().slice(0, 10).replaceAll("-", ".");
  const headers = {
    Event: "Online game",
    Date: date,
    ...record.headers,
    TimeControl: writeTimeControl(record.clock),
  };
  return `${writeRecord({ ...record, headers })}\n`;
}
