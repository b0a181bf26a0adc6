// What the commands of the project have in common: options, help, and how they end.
import { parseArgs } from "node:util";
import { Problem, red, say } from "./log.mjs";

/**
 * Runs a command with its options. `--help` shows the help instead, and so does an option that there
 * is not. What goes wrong is said in a line, or with its stack where it is a fault of the scripts.
 */
export async function command(help, options, main) {
  try {
    let values;
    try {
      ({ values } = parseArgs({ options: { ...options, help: { type: "boolean" } } }));
    } catch (error) {
      throw new Problem(`${error.message}\n\n${help}`);
    }
    if (values.help) say(help);
    else await main(values);
  } catch (error) {
    say(red(error instanceof Problem ? error.message : `${error.stack ?? error}`));
    process.exit(1);
  }
}
