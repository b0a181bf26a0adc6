// Builds the npm package in pkg/: `npm run build`.
import { command } from "./lib/command.mjs";
import { say } from "./lib/log.mjs";
import { buildPackage } from "./lib/package.mjs";

const HELP = `npm run build

Sets up what is missing and builds the npm package in pkg/.

  --help   show this`;

await command(HELP, {}, async () => {
  await buildPackage();
  say("pkg/ is built");
});
