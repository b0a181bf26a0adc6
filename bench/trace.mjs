// What the thread of a page does in Chromium, by a trace: time on a processor.

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Browser} Browser */

/** The events of a trace that tell what a task does; the rest of its time is its own. */
const PARTS = {
  script: ["EventDispatch", "FunctionCall", "FireAnimationFrame", "TimerFire", "RunMicrotasks"],
  "style, layout": ["UpdateLayoutTree", "Layout"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit"],
};

/** What a table of costs has, from left to right. */
export const COLUMNS = [...Object.keys(PARTS), "rest", "all"];

/**
 * An event of a trace, in microseconds; those with `tdur` took so much on a processor.
 * @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */

/**
 * The events of the thread of a page, while something is done.
 * @param {Browser} browser @param {Page} page @param {() => Promise<void>} act
 */
export async function trace(browser, page, act) {
  const session = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(.../** @type {any[]} */ (value)));
  const ended = new Promise((resolve) => session.on("Tracing.tracingComplete", resolve));
  const includedCategories = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
  ];
  const traceConfig = { includedCategories, excludedCategories: ["*"] };
  await session.send("Tracing.start", { traceConfig, transferMode: "ReportEvents" });
  await page.evaluate(() => performance.mark("this page"));
  await act();
  await session.send("Tracing.end");
  await ended;
  await session.detach();
  const own = events.find(({ name }) => name === "this page");
  return events
    .filter(({ pid, tid, tdur }) => pid === own?.pid && tid === own.tid && tdur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

/**
 * Milliseconds on a processor, in all and by what was done.
 * @param {TraceEvent[]} events
 */
function sumUp(events) {
  /** @type {Record<string, number>} */
  const sums = { all: 0 };
  /** @type {{ end: number, part: string }[]} */
  const open = [];
  const add = (/** @type {string} */ part, /** @type {number} */ time) => {
    sums[part] = (sums[part] ?? 0) + time / 1000;
  };
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const outer = open.at(-1)?.part ?? "";
    const named = Object.entries(PARTS).find(([, names]) => names.includes(name))?.[0];
    // Time without a name of its own counts for the enclosing event.
    const part = named ?? (outer || "rest");
    if (open.length === 0) add("all", tdur);
    else add(outer, -tdur);
    add(part, tdur);
    open.push({ end: ts + dur, part });
  }
  return sums;
}

/**
 * The work of each frame, in milliseconds on a processor: all tasks since the frame before, with its own. What
 * the thread waits for a processor does not count, so a busy machine does not spoil it.
 * @param {TraceEvent[]} events of a page that asks for every frame
 */
export function frameWork(events) {
  /** @type {number[]} */
  const frames = [];
  let work = 0;
  for (const { name, tdur = 0 } of events) {
    if (name === "RunTask") work += tdur / 1000;
    // Its task precedes it in the trace.
    if (name !== "FireAnimationFrame" || work === 0) continue;
    frames.push(work);
    work = 0;
  }
  return frames;
}

/**
 * What one of several actions costs, in milliseconds on a processor.
 * @param {TraceEvent[]} events @param {number} times
 * @returns {Record<string, number>}
 */
export function costsOf(events, times) {
  return Object.fromEntries(
    Object.entries(sumUp(events)).map(([part, sum]) => [part, sum / times]),
  );
}
