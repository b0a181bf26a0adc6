// The API reference, by typedoc from the doc comments in js/src.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { step } from "./log.mjs";
import { bin, installed } from "./npm.mjs";
import { buildPackage } from "./package.mjs";
import { ROOT } from "./paths.mjs";
import { run } from "./run.mjs";

const SETTINGS = join(ROOT, "js", "reference");

/** Where the reference is built. */
export const REFERENCE = join(ROOT, "target", "reference");

/** What building the reference needs: typedoc, and the declarations that wasm-pack writes. */
export async function referenceTools() {
  await buildPackage();
  await step("typedoc", () => installed(SETTINGS));
}

/** Builds the reference anew; anything without documentation is a failure. */
export async function buildReference() {
  rmSync(REFERENCE, { recursive: true, force: true });
  await run(bin("typedoc", SETTINGS), ["--options", "typedoc.json", "--out", REFERENCE], {
    cwd: SETTINGS,
    env: { ...process.env, NO_COLOR: "1" },
  });
}
