// What the user sees: steps with their times, and the output of commands, indented.
const started = performance.now();
const tty = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
const paint = (code) => (text) => (tty ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint("1");
export const dim = paint("2");
export const red = paint("31");
export const green = paint("32");

/** `820 ms`, `3.4 s` or `2 min 05 s`. */
export function duration(ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}

/** A line of its own. */
export function say(text = "") {
  process.stdout.write(`${text}\n`);
}

/** A remark below a step. */
export function note(text) {
  for (const line of text.split("\n")) say(dim(`    ${line}`));
}

/** Runs `work` as a named step: says that it starts, and how long it took. */
export async function step(title, work) {
  const from = performance.now();
  say(`${bold("▸")} ${bold(title)} ${dim(`(at ${duration(from - started)})`)}`);
  try {
    const value = await work();
    say(`  ${green("✓")} ${title} ${dim(duration(performance.now() - from))}`);
    return value;
  } catch (error) {
    say(`  ${red("✗")} ${title} ${dim(duration(performance.now() - from))}`);
    throw error;
  }
}

/** Milliseconds since the program began. */
export function elapsed() {
  return performance.now() - started;
}

/** Something the user can mend: shown as it is, without a stack. */
export class Problem extends Error {}
