// What axe finds on the page.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Loads axe into the page, whose policy allows no scripts of others. */
export const loadAxe = (page: Page) => page.evaluate(AXE);

/** The violations that axe rates as serious or critical. */
export async function serious(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  });
}
