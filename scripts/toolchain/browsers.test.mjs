// Which browser and which driver the tests use.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { findChromium, findChromedriver } from "./browsers.mjs";

const folder = mkdtempSync(join(tmpdir(), "cotulenh-chromium-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const posixOnly = { skip: process.platform === "win32" && "the fake programs are shell scripts" };

/**
 * A program that prints a version.
 *
 * @param {string} name
 * @param {string} version
 */
function program(name, version) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "${name} ${version}"\n`, { mode: 0o755 });
  return path;
}

test("CHROME names the browser", posixOnly, () => {
  const path = program("my-browser", "156.0.8078.73");
  assert.equal(findChromium({ ...process.env, CHROME: path }), path);
});

test("a CHROME that does not run is an error, not a reason to take another", () => {
  const env = { ...process.env, CHROME: join(folder, "missing") };
  assert.throws(() => findChromium(env), /CHROME is .*missing, which does not run/);
});

test("a driver of another version is not used", posixOnly, () => {
  const browser = program("browser", "156.0.8078.73");
  const older = program("older-driver", "155.0.1.2");
  const equal = program("equal-driver", "156.0.1.2");
  const env = { PATH: "" };
  assert.equal(findChromedriver(browser, { ...env, CHROMEDRIVER: older }), null);
  assert.equal(findChromedriver(browser, { ...env, CHROMEDRIVER: equal }), equal);
});
