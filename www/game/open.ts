// Opening positions.
import { CoTuLenh, CoTuLenhError, type Rules } from "cotulenh-wasm";

/** A game from a FEN, or from the start. Throws if the FEN is not a position. */
export function openPosition(fen?: string, rules: Partial<Rules> = {}): CoTuLenh {
  try {
    return new CoTuLenh(fen, { rules });
  } catch (error) {
    const isDeploy = error instanceof CoTuLenhError && error.code === "FEN_DEPLOY_ILLEGAL";
    const engine = isDeploy ? commitFinished(fen, rules) : null;
    if (!engine) throw error;
    return engine;
  }
}

/** A game after the deploy of a FEN. Old links have deploys that would end by themselves (R7.7). */
function commitFinished(fen: string | undefined, rules: Partial<Rules>): CoTuLenh | null {
  try {
    const open = new CoTuLenh(fen, { rules, autoCommit: false });
    const engine = new CoTuLenh(open.toJSON().start, { rules });
    for (const { lan } of open.deployState()?.steps ?? []) engine.move(lan);
    open.free();
    return engine;
  } catch {
    return null;
  }
}
