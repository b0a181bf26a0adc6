// Tests the packed package in an empty project: `node`, with the tests of pkg-tests; `types`, from
// strict TypeScript; `fuzz`, with arbitrary calls.
import { join } from "node:path";
import { main, Problem } from "../lib/log.mjs";
import { ROOT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { PROJECT } from "./project.mjs";

const modules = join(ROOT, "node_modules");

/** The compiler of are-the-types-wrong: the newest one that has `moduleResolution: node10`. */
const OLD_TSC = join(
  modules,
  "@arethetypeswrong",
  "core",
  "node_modules",
  "typescript",
  "bin",
  "tsc",
);

const TESTS = {
  node: async () => {
    const env = {
      ...process.env,
      COTULENH_VECTORS: join(ROOT, "tests", "data", "vectors"),
      COTULENH_SEARCHES: join(ROOT, "engine", "tests", "data", "searches.txt"),
    };
    const output = await run("node", ["--test", "--test-reporter=spec"], { cwd: PROJECT, env });
    if (!/^ℹ pass [1-9]/m.test(output)) throw new Problem("no test was run");
  },
  types: async () => {
    for (const name of ["nodenext", "commonjs", "bundler", "web"]) {
      await run("tsc", ["-p", join("types", `tsconfig.${name}.json`)], { cwd: PROJECT });
    }
    await run("node", [OLD_TSC, "-p", join("types", "tsconfig.node10.json")], { cwd: PROJECT });
  },
  fuzz: async () => {
    const env = { FUZZ_SECONDS: "8", ...process.env };
    for (const file of ["main.mjs", "play.mjs", "engine.mjs"]) {
      await run("node", [join("fuzz", file)], { cwd: PROJECT, env });
    }
  },
};

await main(TESTS[/** @type {keyof typeof TESTS} */ (process.argv[2])]);
