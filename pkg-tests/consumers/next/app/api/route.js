// A route: run by Node at every request.
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { play } from "../../../short-game.mjs";

export const dynamic = "force-dynamic";

export function GET() {
  return Response.json(play({ CoTuLenh, CoTuLenhError }));
}
