// The board without the game, in a page of another project.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ROOT } from "../../../scripts/lib/paths.mjs";
import { expect, test } from "./fixtures.js";
import type { Visitor } from "./visitor.js";

const OUT = join(ROOT, "target", "board-page");

test.beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: "warn",
    root: fileURLToPath(new URL("./board-page", import.meta.url)),
    base: "./",
    build: { outDir: OUT, emptyOutDir: true },
  });
});

const pieces = (visitor: Visitor) =>
  visitor.session.evaluate(() =>
    [...document.querySelector(".board")!.shadowRoot!.querySelectorAll("[data-on]")]
      .map((one) => one.getAttribute("data-on"))
      .sort(),
  );

test("the board in a page of its own", async ({ visitor }) => {
  const { address } = await visitor.serve({ folder: OUT });
  await visitor.session.goTo(address);
  await visitor.sees("[data-square]", 132);
  expect(await pieces(visitor)).toEqual(["b2", "d4"]);
  await visitor.click("b2", "c2");
  await expect.poll(() => pieces(visitor)).toEqual(["c2", "d4"]);
  await visitor.drag("c2", "c4");
  await expect.poll(() => pieces(visitor)).toEqual(["c4", "d4"]);
  const land = await visitor.session.evaluate(
    () =>
      getComputedStyle(document.querySelector(".board")!.shadowRoot!.querySelector(".land")!).fill,
  );
  expect(land).toBe("rgb(234, 217, 168)");
  await visitor.draw("a1", "b3");
  await visitor.sees('[data-arrow="a1b3"]');
  await visitor.picture("board-alone");
});
