// The packed package in plain pages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CONSUMERS } from "../../../scripts/consumers/project.mjs";
import { expect, test } from "./fixtures.js";

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

const read = (file: string): unknown => JSON.parse(readFileSync(join(CONSUMERS, file), "utf8"));

for (const [entry, page, policy, file, count] of [
  ["cotulenh-wasm", "index", POLICY, "expected", 1],
  ["cotulenh-wasm/web", "web", `${POLICY}; connect-src 'self'`, "expected", 1],
  ["cotulenh-wasm in a worker", "worker", `${POLICY}; worker-src 'self'`, "expected", 1],
  ["cotulenh-wasm/engine", "engine", `${POLICY}; worker-src blob:`, "expected-search", 1],
  ["its worker as a file", "engine-file", `${POLICY}; worker-src 'self'`, "expected-search", 2],
] as const) {
  test(`${entry} in a plain page under a strict policy`, async ({ visitor }) => {
    const { address } = await visitor.serve({ folder: CONSUMERS, policy });
    await visitor.session.goTo(`${address}plain/${page}.html`);
    const answer = () =>
      visitor.session.evaluate(() => (globalThis as { consumer?: unknown }).consumer ?? null);
    await expect.poll(answer, { timeout: 30_000 }).not.toBeNull();
    const answers = Array.from({ length: count }, () => read(`${file}.json`));
    expect(await answer()).toEqual({ answers });
  });
}
