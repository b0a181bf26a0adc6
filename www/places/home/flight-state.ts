// The state of the visitor's flight.
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { FLIGHT } from "./scene-data.js";

/** How the flight stands. */
export type FlightState = "start" | "underway" | "struck" | "returned" | "lost";

const isPlane = ({ type, color }: { type: string; color: string }) => type === "f" && color === "r";

/** The state after the last event. */
export function readFlight(
  { pieces, ply, turn, event }: PlaySnapshot,
  before: FlightState,
): FlightState {
  const strike = event.moves.find(({ to, captured }) => to === FLIGHT.to && captured);
  if (strike && isPlane(strike.piece)) return strike.kind === "stay" ? "returned" : "struck";
  if (before === "struck" || before === "returned") return before;
  if (!pieces.some(({ piece }) => isPlane(piece))) return "lost";
  if (ply === 0) return "start";
  // While Blue answers, the state does not change.
  return turn === "r" ? "underway" : before;
}
