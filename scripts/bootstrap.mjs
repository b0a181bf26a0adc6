// Gets the npm packages of the project where they are missing. It needs nothing but Node: the
// commands in package.json run it first, so that they work in a fresh clone.
import { lstatSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or later is needed; this is ${process.version}.`);
  process.exit(1);
}
installPackages(ROOT);

// Makes `import "cotulenh-wasm"` find pkg/ from everywhere in the checkout.
const place = join(ROOT, "node_modules", "cotulenh-wasm");
if (!lstatSync(place, { throwIfNoEntry: false })) {
  symlinkSync(join("..", "pkg"), place, "junction");
}
