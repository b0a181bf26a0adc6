// A game as PGN, for whoever wants to keep it.
import { writeRecord } from "cotulenh-wasm/tree";
import type { Setup, Stored } from "./storage.js";

export function writeGame(record: Stored["data"]["record"], { createdAt }: Setup): string {
  const date = new Date(createdAt).toISOString().slice(0, 10).replaceAll("-", ".");
  return `${writeRecord({ ...record, headers: { Event: "Online game", Date: date } })}\n`;
}
