// The rules: an instance of their wasm module, which all rooms of this process share. A panic may leave it in any
// state, and another one takes its place. The package starts its module once, so the bundle has it as a function
// (bundle.mjs), and each call makes one with an instance of its own.
import wasm from "cotulenh-wasm/cotulenh_wasm_bg.wasm";
import { createModule } from "cotulenh-wasm/web?create";
import { logFailure } from "./log.js";

/** One instance of the rules. */
export type Rules = Pick<ReturnType<typeof createModule>, "CoTuLenh">;

async function start(): Promise<Rules> {
  const rules = createModule();
  await rules.init(wasm);
  return rules;
}

let current: Rules = await start();

/** The current instance. Games of another one have to be made again. */
export function currentRules(): Rules {
  return current;
}

/** Whether an error says that the instance may be broken: it has panicked, or its stack has overflowed. */
export function isPanic(error: unknown): boolean {
  return (
    error instanceof WebAssembly.RuntimeError ||
    (error instanceof RangeError && error.message.includes("call stack"))
  );
}

/** Puts another instance in the place of one that has panicked. */
export async function replaceRules(broken: Rules, error: unknown): Promise<void> {
  logFailure("panic", error);
  const next = await start();
  // Another room may have replaced it already.
  if (broken === current) current = next;
}
