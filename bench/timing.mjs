// Timing that works in Node and in browsers: contestants take turns, and medians count.

/** The middle one of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/**
 * A contestant that does `work`, which tells how many items it has done. `clock` tells
 * milliseconds.
 */
export function contestant(work, clock = () => performance.now()) {
  return (times) => {
    let items = 0;
    const from = clock();
    for (let i = 0; i < times; i++) items += work();
    return { items, ms: clock() - from };
  };
}

/** How often a contestant has to repeat its work to be busy for so many milliseconds. */
async function calibrate(run, slice) {
  for (let times = 1; ;) {
    const { ms } = await run(times);
    if (ms >= slice) return times;
    times = Math.ceil(times * Math.min(10, Math.max(1.5, (1.2 * slice) / Math.max(ms, 0.01))));
  }
}

/**
 * Lets all contestants, by name, take turns for some rounds, each for about `slice` milliseconds a
 * round. Gives the median of the nanoseconds that an item took, by the same names. `progress` is
 * told how much is done, from 0 to 1, and may return a promise to let others work.
 */
export async function measure(contestants, { rounds, slice, progress = () => {} }) {
  const names = Object.keys(contestants);
  const times = {};
  const taken = {};
  const turns = names.length * (rounds + 2);
  let done = 0;
  for (const name of names) {
    times[name] = await calibrate(contestants[name], slice);
    taken[name] = [];
    await progress(++done / turns);
  }
  // The first round is for warming up.
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const { items, ms } = await contestants[name](times[name]);
      if (round > 0) taken[name].push((ms * 1e6) / items);
      await progress(++done / turns);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(taken[name])]));
}
