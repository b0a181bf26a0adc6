// The output of the scripts.
const started = performance.now();
const tty = Boolean(process.stdout.isTTY) && !process.env["NO_COLOR"];

/** @param {string} code @returns {(text: string) => string} */
const paint = (code) => (text) => (tty ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint("1");
export const dim = paint("2");
export const red = paint("31");
export const green = paint("32");

/**
 * `820 ms`, `3.4 s` or `2 min 05 s`.
 * @param {number} ms
 */
export function duration(ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}

/** Prints a line. */
export function say(text = "") {
  process.stdout.write(`${text}\n`);
}

/**
 * Prints a remark.
 * @param {string} text
 */
export function note(text) {
  for (const line of text.split("\n")) say(dim(`    ${line}`));
}

/**
 * Runs `work` as a named step and prints how long it took.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 */
export async function step(title, work) {
  const from = performance.now();
  say(`${bold("▸")} ${bold(title)} ${dim(`(at ${duration(from - started)})`)}`);
  const value = await work();
  say(`  ${green("✓")} ${title} ${dim(duration(performance.now() - from))}`);
  return value;
}

/** Milliseconds since the program began. */
export function elapsed() {
  return performance.now() - started;
}

/** Something the user can fix: shown without a stack. */
export class Problem extends Error {}

/**
 * Runs a script. A problem ends it with its message alone.
 * @param {() => unknown} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(red(error.message));
    process.exitCode = 1;
  }
}
