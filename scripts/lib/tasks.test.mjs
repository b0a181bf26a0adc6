// Tasks that run in parallel, and how failures are reported.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runTasks, SKIPPED } from "./tasks.mjs";

const node = (/** @type {string} */ program) => `node -e "${program}"`;

test("a task waits for the one before it, and others go on meanwhile", async () => {
  const slow = node("setTimeout(() => {}, 300)");
  const results = await runTasks(
    [
      { name: "use", command: node(""), after: "build" },
      { name: "build", command: slow },
      { name: "other", command: node("") },
    ],
    2,
  );
  assert.deepEqual([...results.keys()], ["other", "build", "use"]);
  assert.ok([...results.values()].every(({ outcome }) => outcome === "pass"));
});

test("after a failure, only what needs the failed task is not run", async () => {
  const results = await runTasks(
    [
      { name: "broken", command: node("process.exit(3)") },
      { name: "use", command: node(""), after: "broken" },
      { name: "other", command: node("") },
    ],
    1,
  );
  const outcomes = [...results].map(([name, { outcome }]) => `${name} ${outcome}`).sort();
  assert.deepEqual(outcomes, ["broken FAIL", "other pass", "use FAIL"]);
  assert.equal(results.get("use")?.remark, "not run: broken has failed");
});

test("a task can say that it cannot run here", async () => {
  const command = node(`console.log('no network'); process.exit(${SKIPPED})`);
  const results = await runTasks([{ name: "download", command }], 1);
  const { outcome, remark } = results.get("download") ?? {};
  assert.deepEqual({ outcome, remark }, { outcome: "skip", remark: "no network" });
});
