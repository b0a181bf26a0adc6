// The crate by itself, without wasm.
import { once, run } from "../lib/run.mjs";
import { requireRust } from "../toolchain/rust.mjs";

const needs = once(requireRust);
const cargo = (...args) => run("cargo", args);

/** Every combination of features: `wasm` includes `serde`. */
const FEATURES = [[], ["--features", "serde"], ["--features", "wasm"]];

/** How many tests all the test programs together ran. */
function counted(output) {
  const counts = [...output.matchAll(/^test result: ok\. (\d+) passed/gm)];
  const total = counts.reduce((sum, [, count]) => sum + Number(count), 0);
  if (total === 0) throw new Error("cargo test ran no test");
  return `${total} tests`;
}

export const native = [
  { title: "formatting", needs, check: async () => void (await cargo("fmt", "--check")) },
  {
    title: "lints",
    needs,
    check: async () => {
      for (const features of FEATURES) {
        await cargo("clippy", "--locked", "--all-targets", ...features, "--", "-D", "warnings");
      }
    },
  },
  ...FEATURES.map((features) => ({
    title: ["tests", ...features.slice(1)].join(" with "),
    needs,
    check: async () => counted(await cargo("test", "--locked", ...features)),
  })),
  {
    title: "documentation",
    needs,
    check: async () => {
      const env = { ...process.env, RUSTDOCFLAGS: "-D warnings" };
      await run("cargo", ["doc", "--locked", "--no-deps", "--all-features"], { env });
    },
  },
];
