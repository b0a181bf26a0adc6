// The service with a way to make the rules panic, which the service itself does not have: an action with the id
// "panic" traps in their module, and leaves the instance useless for all.
import wasm from "cotulenh-wasm/cotulenh_wasm_bg.wasm";
import { Referee } from "cotulenh-wasm/referee";
import { currentRules } from "../../src/rules.js";
import service from "../../src/worker.js";

export { GameRoom, Lobby } from "../../src/worker.js";

/** Calls the module with the address of a game that is far outside of its memory. */
function trap(): void {
  const { prototype } = currentRules().CoTuLenh;
  for (const name of ["move", "playTurn", "turn", "outcome"] as const) {
    prototype[name] = () => {
      throw new WebAssembly.RuntimeError("this instance has panicked before");
    };
  }
  const stub = (): number => 0;
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module, name } of WebAssembly.Module.imports(wasm)) {
    (imports[module] ??= {})[name] = stub;
  }
  const { exports } = new WebAssembly.Instance(wasm, imports);
  (exports["cotulenh_canUndo"] as (game: number) => void)(0x7ffffff0);
}

const { receive } = Referee.prototype;
Referee.prototype.receive = function (color, message, now, next) {
  if ((message as { id?: string }).id === "panic") trap();
  return receive.call(this, color, message, now, next);
};

export default service;
