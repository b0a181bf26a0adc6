// What wrangler would deploy: the same bundle, without asking anyone.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { run } from "../../scripts/lib/run.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { bundleService } from "../bundle.mjs";
import { COMPATIBILITY } from "../host.mjs";

test("wrangler accepts the bundle and its configuration", async () => {
  await bundleService();
  const folder = mkdtempSync(join(tmpdir(), "cotulenh-deploy-"));
  const env = {
    ...process.env,
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_LOG_PATH: folder,
    CI: "1",
  };
  const cwd = join(ROOT, "online");
  const args = ["deploy", "--dry-run", "--outdir", folder];
  const written = await run("wrangler", args, { cwd, env, quiet: true });
  assert.match(written, /ROOMS/);
  assert.match(written, /LOBBY/);
  assert.match(written, /CREATIONS/);
  const files = readdirSync(folder, { recursive: true }).map(String);
  assert.ok(files.some((name) => name.endsWith("worker.js")));
  assert.ok(files.some((name) => name.endsWith(".wasm")));
  rmSync(folder, { recursive: true, force: true });
});

test("the runtime here and at Cloudflare are to behave alike", () => {
  const text = readFileSync(join(ROOT, "online", "wrangler.jsonc"), "utf8");
  assert.ok(text.includes(`"compatibility_date": "${COMPATIBILITY}"`));
});

test("what happens in a deployment is logged", () => {
  const text = readFileSync(join(ROOT, "online", "wrangler.jsonc"), "utf8");
  assert.match(text, /"LOG": "0\.\d+"/);
  assert.match(text, /"observability": \{ "enabled": true/);
});
