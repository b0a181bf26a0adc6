// The packed package, installed as those who use it install it: once in an empty project, and once
// among the tools of pkg-tests/consumers.
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Problem, step } from "./log.mjs";
import { installed } from "./npm.mjs";
import { buildPackage } from "./package.mjs";
import { PKG, ROOT } from "./paths.mjs";
import { once, run } from "./run.mjs";

const TESTS = join(ROOT, "pkg-tests");

/** The small projects that use the package with other people's tools. */
export const CONSUMERS = join(TESTS, "consumers");

/** How tools are run there: no colours, no reports home, no settings of whoever runs the tests. */
export const TOOL_SETTINGS = {
  cwd: CONSUMERS,
  env: {
    ...process.env,
    NODE_ENV: undefined,
    FORCE_COLOR: undefined,
    NO_COLOR: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  },
};

/** An empty project, outside the checkout, into which the packed package is installed. */
export const emptyProject = once(async () => {
  await buildPackage();
  return step("pack and install", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cotulenh-consumer-"));
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
    const packed = await run("npm", ["pack", "--json", "--pack-destination", folder], {
      cwd: PKG,
      quiet: true,
    });
    const name = /"filename":\s*"([^"]+\.tgz)"/.exec(packed)?.[1];
    if (!name) throw new Problem("npm pack did not say what it packed");
    const tarball = join(folder, name);
    const description = { name: "consumer", private: true };
    writeFileSync(join(folder, "package.json"), JSON.stringify(description));
    await run("npm", ["install", "--no-audit", "--no-fund", "--offline", tarball], {
      cwd: folder,
      quiet: true,
    });
    cpSync(TESTS, folder, { recursive: true, filter: (source) => source !== CONSUMERS });
    return { folder, tarball };
  });
});

/** The consumers with their tools and the package: what npm installed into the empty project. */
export const consumers = once(async () => {
  const { folder } = await emptyProject();
  await step("tools of the consumers", () => installed(CONSUMERS));
  const place = join(CONSUMERS, "node_modules", "cotulenh-wasm");
  rmSync(place, { recursive: true, force: true });
  cpSync(join(folder, "node_modules", "cotulenh-wasm"), place, { recursive: true });
  // What earlier runs built must not pass for what this one does.
  for (const dist of ["dist", join("next", "dist")]) {
    rmSync(join(CONSUMERS, dist), { recursive: true, force: true });
  }
  if (!existsSync(join(place, "package.json"))) throw new Problem(`${place} was not filled`);
});
