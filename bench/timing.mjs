// Timing for Node and browsers: contestants take turns, and the medians are reported.

/**
 * The median.
 * @param {number[]} numbers
 */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (/** @type {number} */ index) => sorted[index] ?? NaN;
  const half = sorted.length >> 1;
  return sorted.length % 2 ? at(half) : (at(half - 1) + at(half)) / 2;
}

/** @typedef {{ items: number, ms: number }} Measured */

/**
 * Repeats some work so many times, and measures it.
 * @typedef {(times: number) => Measured | Promise<Measured>} Contestant
 */

/**
 * A contestant that does `work`, which returns how many items it has done. `now` returns
 * milliseconds.
 * @param {() => number} work
 */
export function contestant(work, now = () => performance.now()) {
  return (/** @type {number} */ times) => {
    let items = 0;
    const from = now();
    for (let i = 0; i < times; i++) items += work();
    return { items, ms: now() - from };
  };
}

/**
 * How often a contestant has to repeat its work to be busy for so many milliseconds.
 * @param {Contestant} run
 * @param {number} slice
 */
async function calibrate(run, slice) {
  for (let times = 1; ;) {
    const { ms } = await run(times);
    if (ms >= slice) return times;
    times = Math.ceil(times * Math.min(10, Math.max(1.5, (1.2 * slice) / Math.max(ms, 0.01))));
  }
}

/**
 * @typedef {object} Effort
 * @property {number} rounds
 * @property {number} slice how long a turn is, in milliseconds
 * @property {(part: number) => void | Promise<void>} [progress] gets how much is done, from 0 to 1;
 *   a promise lets others work meanwhile
 */

/**
 * Lets all contestants, by name, take turns for some rounds. Returns the median of the nanoseconds
 * that an item took, by the same names.
 * @param {Record<string, Contestant>} contestants
 * @param {Effort} effort
 * @returns {Promise<Record<string, number>>}
 */
export async function measure(contestants, { rounds, slice, progress = () => {} }) {
  const turns = Object.keys(contestants).length * (rounds + 2);
  let done = 0;
  const all = [];
  for (const [name, run] of Object.entries(contestants)) {
    const times = await calibrate(run, slice);
    all.push({ name, run, times, taken: /** @type {number[]} */ ([]) });
    await progress(++done / turns);
  }
  // The first round warms up the compiler.
  for (let round = 0; round <= rounds; round++) {
    for (const one of all) {
      let measured = await one.run(one.times);
      // A busy machine may have interrupted the calibration, which then found too little work. The timer
      // of a browser would not even notice it.
      while (measured.ms < slice / 4) {
        one.times *= 2;
        measured = await one.run(one.times);
      }
      const { items, ms } = measured;
      if (round > 0) one.taken.push((ms * 1e6) / items);
      await progress(++done / turns);
    }
  }
  return Object.fromEntries(all.map(({ name, taken }) => [name, median(taken)]));
}
