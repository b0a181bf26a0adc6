// The engine in Chromium: how soon it stops, and that closing it frees everything.
import { expect, test, type Page } from "@playwright/test";
import type { Engine } from "cotulenh-wasm/engine";
import { CONSUMERS } from "./project.mjs";
import { serveFolder } from "./servers.mjs";
import { visit } from "./visit.js";

type EngineScope = { Engine: typeof Engine };

/** Opens a page that has the class, and closes its server after the work. */
async function withPage(page: Page, work: () => Promise<void>): Promise<void> {
  const server = await serveFolder(CONSUMERS);
  try {
    const complaints = await visit(page, `${server.address}plain/index.html`);
    const address = "/node_modules/cotulenh-wasm/engine.js";
    await page.evaluate(async (file) => Object.assign(globalThis, await import(file)), address);
    await work();
    expect(complaints).toEqual([]);
  } finally {
    server.close();
  }
}

test("the engine stops soon, and the page stays smooth while it searches", async ({ page }) => {
  await withPage(page, async () => {
    const { delays, frames } = await page.evaluate(async () => {
      const engine = new (globalThis as unknown as EngineScope).Engine();
      await engine.search({}, { nodes: 1000 });
      const delays: number[] = [];
      let frames = 0;
      for (let n = 0; n < 11; n++) {
        const search = engine.search({}, { time: 60_000 });
        const until = performance.now() + 60;
        while (performance.now() < until) {
          await new Promise(requestAnimationFrame);
          frames += 1;
        }
        const stopped = performance.now();
        engine.stop();
        await search;
        delays.push(performance.now() - stopped);
      }
      engine.close();
      return { delays: delays.sort((a, b) => a - b), frames };
    });
    // The searches would take a minute each. The bench measures how soon they stop on a quiet machine.
    expect(delays[5], `${delays.map(Math.round)} ms`).toBeLessThan(5000);
    expect(frames).toBeGreaterThanOrEqual(11);
  });
});

test("a hundred engines opened and closed, used or not, leave no worker", async ({ page }) => {
  await withPage(page, async () => {
    await page.evaluate(async () => {
      const { Engine } = globalThis as unknown as EngineScope;
      for (let n = 0; n < 100; n++) {
        const engine = new Engine({ tableMB: 1 });
        const search = engine.search({}, { nodes: 50 });
        if (n % 4 === 0) await search;
        else search.catch(() => {});
        if (n % 4 === 1) await new Promise(requestAnimationFrame);
        engine.close();
        engine.close();
      }
    });
    await expect.poll(() => page.workers().length).toBe(0);
  });
});

test("a page that goes away takes its worker along", async ({ page }) => {
  await withPage(page, async () => {
    await page.evaluate(async () => {
      const engine = new (globalThis as unknown as EngineScope).Engine();
      for await (const info of engine.analyse({}, {})) if (info.depth >= 1) break;
      void engine.search({}, { time: 600_000 });
    });
    expect(page.workers()).toHaveLength(1);
    await page.goto("about:blank");
    await expect.poll(() => page.workers().length).toBe(0);
  });
});
