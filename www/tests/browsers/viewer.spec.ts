// The viewer in a page of another project: by buttons, by keys, and for screen readers.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildBoardPage } from "./board-page/build.js";
import { ROOT } from "../../../scripts/lib/paths.mjs";
import { expect, test } from "./fixtures.js";
import type { Visitor } from "./visitor.js";

const AXE = join(ROOT, "node_modules", "axe-core", "axe.min.js");

let folder = "";

test.beforeAll(async ({ engine }) => {
  folder = await buildBoardPage(`viewer-${engine}`);
});

/** What axe finds on the page. */
function violations(visitor: Visitor): Promise<string[]> {
  return visitor.session.evaluate(
    async (script) => {
      new Function(script)();
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const found = await axe.run();
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    },
    readFileSync(AXE, "utf8"),
  );
}

test("a game in a page: its moves, by buttons and by keys, and nothing for axe to find", async ({
  visitor,
}) => {
  const { address } = await visitor.serve({ folder });
  await visitor.openAt(`${address}viewer.html`);
  await visitor.sees("[data-square]", 132);
  await visitor.reads('[part~="title"]', "Red: Lan · Blue: Minh");
  await visitor.press("Forward");
  await visitor.reads("[aria-current=step]", "Tf6");
  await visitor.expectOn("f6", "red tank, bridge, last move");
  await visitor.press("Ic6");
  await visitor.expectOn("c6", "red infantry");
  await visitor.session.press("ArrowUp", "End");
  await visitor.reads("[aria-current=step]", "Tg6");
  await visitor.session.press("Home", "ArrowRight", "ArrowRight");
  await visitor.reads("[aria-current=step]", "Tf8");
  await visitor.reads('[role="status"]', /blue tank from f9 to f8/i);
  const high = await visitor.centreOf("a12");
  await visitor.press("Flip the board");
  expect((await visitor.centreOf("a12")).y).toBeGreaterThan(high.y);
  await visitor.press("Air-defense zones");
  await visitor.sees('[part~="zone"]', 2);
  expect(await violations(visitor)).toEqual([]);
  await visitor.picture("viewer");
  // The moving picture is one that this browser can show.
  await visitor.sees("img");
  const [width] = await visitor.session.read(
    "img",
    (one) => (one as HTMLImageElement).naturalWidth,
  );
  expect(width).toBe(289);
});
