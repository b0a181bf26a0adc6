// The review of a game in the page.
import { expect, test } from "@playwright/test";
import { serious } from "../axe.js";
import { expectOn, picture } from "../site.js";
import {
  current,
  openAnalyse,
  paste,
  PGN,
  press,
  review,
  show,
  turns,
  variation,
} from "./analyse.js";

/** A game without mistakes, long enough that its review is not over before something is written. */
const GOOD =
  "1. Nb6 Nbb9 2. Ne6 Nxe6 3. Nxe6 N&c8 4. Nxc8 Exc8 5. Fig4 Fig9 6. Tf&g4 Tf&g9 7. (FT)_c8 (FT)_k5 " +
  "8. (FT)_k8 A&j8 9. F>&g1,T>&g5 (FT)_c5 10. Gi5 F>&g12,T>&g8 11. A&d5 Ge8 12. Ah5 Af8 *";

/** Red can take a navy. */
const HANGING = "6c4/11/11/11/2n8/10i/11/2A8/10I/11/11/5C5 r - - 0 1";

test("a game is reviewed: graph, mistakes with what was better, summary, and all of it is kept", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAnalyse(page);
  await show(page, "Review");
  await expect(page.locator(".review-part")).toContainText("Play or open a game first.");
  await paste(page, PGN.replace(/\(.*?\) /, ""));
  await expect(turns(page)).toHaveCount(10);
  await show(page, "Review");
  await press(page, "Review this game");
  await press(page, "Stop");
  await expect(page.locator(".report")).toHaveCount(0);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await review(page);
  // No blank room is added.
  expect(await height()).toBe(before);
  await expect(page.locator(".summary tbody tr")).toHaveText([/^Red\d+ %/, /^Blue\d+ %/]);
  const mistake = page.locator("[data-mistake]").first();
  const better = page.locator(".mistakes .better").first();
  await expect(better).toContainText("better: ");
  const reasons = page.locator(".mistakes p").first();
  // A row has the figures before and after, and reads as words.
  await expect(reasons).toContainText(/[+−]?\d+\.\d → [+−]?\d+\.\d/);
  await expect(reasons.locator(".visually-hidden")).toHaveText(/^from [+−]?\d.\d to [+−]?\d.\d$/);
  await expect(mistake).toHaveAccessibleName(
    /^(Red|Blue): .+ from [a-k]\d+ to [a-k]\d+.* – \d+[.…] \S+, (inaccuracy|mistake|blunder)$/i,
  );
  await expect(better).toHaveAccessibleName(/^better: \S+ – (Red|Blue): .+ [a-k]\d+/);
  await picture(page, "analyse-review");
  expect(await serious(page)).toEqual([]);

  // The graph goes to a turn, by pointer and by keys.
  const graph = page.locator("svg.graph[role=slider]");
  const box = (await graph.boundingBox())!;
  await page.mouse.click(box.x + box.width / 10, box.y + 20);
  await expect(graph).toHaveAttribute("aria-valuetext", /^Mg6: /);
  await graph.press("ArrowRight");
  await expect(graph).toHaveAttribute("aria-valuetext", /^Mg7: /);
  await graph.press("Home");
  await expectOn(page, "g5", "red militia");
  await expect(graph).toHaveAttribute("aria-valuetext", /^Start: /);

  // Mistakes are walked through.
  await press(page, "Next mistake");
  await expect(mistake).toHaveAttribute("aria-current", "step");
  await expect(page.locator(".walk")).toContainText(/1 of \d+/);
  await press(page, "Next mistake");
  await expect(mistake).not.toHaveAttribute("aria-current", "step");
  await press(page, "Previous mistake");
  await mistake.click();
  // On the board, what was better is an arrow: from where a piece stood before.
  const arrow = page.locator(".layer-arrows [data-arrow]");
  await expect(arrow).not.toHaveCount(0);
  const written = await better.getAttribute("aria-label");
  const name = (await arrow.first().getAttribute("data-arrow"))!;
  const [from, to] = name.match(/[a-k]\d+/g)!;
  // It goes there, or joins what stands there.
  expect(written).toMatch(new RegExp(`from ${from} .*\\b${to}\\b`));
  await picture(page, "analyse-review-arrow");
  await better.click();
  await expect(arrow).toHaveCount(0);
  await expect(better).toHaveAttribute("aria-current", "step");
  await show(page, "Moves");
  await expect(variation(page).first()).toBeVisible();
  await expect(page.locator(".tree .variation [aria-current]")).toHaveCount(1);

  await page.waitForURL(/#game=/);
  await page.reload();
  await show(page, "Review");
  await expect(page.locator(".report")).toBeVisible();
  await show(page, "Share");
  await expect(page.getByLabel("Game (PGN)").first()).toHaveValue(/\[%eval [-0-9.]+\]/);
});

test("why a turn was better is said in words, and the effort is a setting", async ({ page }) => {
  await openAnalyse(page);
  // Red could take a navy, and moves an infantry.
  await paste(page, `[SetUp "1"]\n[FEN "${HANGING}"]\n\n1. Ik5 Ik6 *`);
  await show(page, "Review");
  const effort = page.getByLabel("Effort");
  await expect(effort).toHaveValue("quick");
  await effort.selectOption("deep");
  await page.reload();
  await show(page, "Review");
  await expect(effort).toHaveValue("deep");
  await effort.selectOption("quick");
  await review(page);
  await expect(page.locator(".mistakes .better").first()).toContainText("better: Axc8");
  await expect(page.locator(".mistakes p").first()).toContainText(
    / · Axc8 C\S+ .+ · It takes the blue navy, and nothing takes back\./,
  );
});

test("a review is taken back, and does not stop other work", async ({ page }) => {
  test.setTimeout(120_000);
  await openAnalyse(page);
  await paste(page, GOOD);
  await expect(turns(page)).toHaveCount(24);
  await show(page, "Review");
  await press(page, "Review this game");
  // Meanwhile one goes through the game, and writes about it.
  await show(page, "Moves");
  await turns(page).nth(2).click();
  await page.getByLabel("Comment on Ne6").fill("Written meanwhile.");
  await page.getByLabel("Comment on Ne6").blur();
  await show(page, "Review");
  await expect(page.locator(".report")).toBeVisible({ timeout: 60_000 });
  await show(page, "Moves");
  await expect(current(page)).toContainText("Ne6");
  await expect(page.locator(".tree .comment").first()).toHaveText("Written meanwhile.");
  await show(page, "Review");
  await press(page, "Undo the review");
  await expect(page.locator(".report")).toHaveCount(0);
  await show(page, "Moves");
  await expect(page.locator(".tree .comment")).toHaveText("Written meanwhile.");
  await expect(page.locator(".tree .sign")).toHaveCount(0);
});
