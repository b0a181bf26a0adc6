// What people see in a terminal: a game that is printed, and a refused call that they do not catch.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { CONSUMERS } from "./project.mjs";
import { BUN, DENO, requireRuntime } from "./runtimes.mjs";
import { tryTool } from "./servers.mjs";

const EXPECTED: unknown = JSON.parse(readFileSync(join(CONSUMERS, "expected.json"), "utf8"));

const RUNTIMES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Node: [process.execPath],
  Bun: [BUN],
  Deno: [DENO, "run", "--no-lock", "-A"],
};

/** The line of the crash, and the column of the method that is called. */
const PLACE = ":5:6";

for (const [name, runtime] of Object.entries(RUNTIMES)) {
  for (const file of ["crash/crash.mjs", "crash/crash.cjs"]) {
    test(`${name} shows where ${file} made its mistake, and nothing of the package`, async () => {
      requireRuntime(runtime[0]);
      const { code, stdout, stderr } = await tryTool(...runtime, file);
      expect(code).toBe(1);
      expect(stderr.length).toBeLessThan(1000);
      expect(stderr).toContain("CoTuLenhError: no deploy session is open");
      const frames = stderr.split("\n").filter((line) => /^\s+at /.test(line));
      expect(frames[0]).toContain(file + PLACE);
      expect(stderr).not.toContain("node_modules");
      // Node shows the line of a `throw` in CommonJS, wherever the stack begins; here it shows none.
      if (name !== "Node" || file.endsWith(".mjs")) {
        expect(stderr).toMatch(/game\.deployStep\("t", "e3"\);\n {5,}\^/);
      }
      expect(stdout).toMatch(/^CoTuLenh \{\s+fen: ["'].* r - - 0 1["'],\s+turn: ["']r["'],?\s+\}$/);
    });
  }

  test(`${name} plays the short game`, async () => {
    requireRuntime(runtime[0]);
    for (const file of ["node/esm.mjs", "node/cjs.cjs"]) {
      expect(JSON.parse((await tryTool(...runtime, file)).stdout)).toStrictEqual([EXPECTED]);
    }
  });
}
