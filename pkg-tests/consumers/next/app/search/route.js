// A route that searches: run by Node at every request.
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { search } from "../../../short-search.mjs";

export const dynamic = "force-dynamic";

export async function GET() {
  return Response.json(await search({ CoTuLenh, Engine }));
}
