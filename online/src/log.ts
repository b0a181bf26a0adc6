// What happens, as counters since this process has started, and as lines of JSON: no names of games, no addresses,
// no texts of players.

const counters: Record<string, number> = {};
const startedAt = Date.now();

/** What was not told yet, and since when. */
let untold: Record<string, number> = {};
let toldAt = startedAt;

/** How often the counts are told while something happens. */
const TELL_EVERY = 60_000;

export function countEvent(name: string): void {
  counters[name] = (counters[name] ?? 0) + 1;
  untold[name] = (untold[name] ?? 0) + 1;
}

/**
 * Logs what was counted since the last time, as one line. A process has one object or many, and no one can ask each
 * of them, so the lines of all add up to what has happened.
 */
export function tellCounts(isDue = Date.now() - toldAt >= TELL_EVERY): void {
  if (!isDue || Object.keys(untold).length === 0) return;
  const now = Date.now();
  const seconds = Math.round((now - toldAt) / 1000);
  console.log(JSON.stringify({ event: "counts", seconds, counts: untold }));
  untold = {};
  toldAt = now;
}

/** The bounds of the counters of latency, in milliseconds. */
const LATENCIES = [2, 5, 10, 20, 50, 100, 1000];

/** Whether an event belongs to the part of all events that is logged. */
export function isLogged(part: number): boolean {
  return part > 0 && Math.random() < part;
}

/** Logs an event with the time it took, and counts that time. */
export function logEvent(event: string, ms: number): void {
  countEvent(`ms ${LATENCIES.find((bound) => ms <= bound) ?? "more"}`);
  console.log(JSON.stringify({ event, ms }));
}

/** An unexpected failure: always logged. */
export function logFailure(name: string, error: unknown): void {
  countEvent(name);
  const failed = error instanceof Error ? error : new Error(String(error));
  // The message of a syntax error quotes what was read, which is a game.
  const message = failed instanceof SyntaxError ? failed.name : failed.message;
  const stack = failed.stack?.split("\n").filter((line) => /^ +at /.test(line));
  console.error(JSON.stringify({ event: name, message, stack }));
}

export function readCounters(): object {
  return { seconds: Math.round((Date.now() - startedAt) / 1000), ...counters };
}
