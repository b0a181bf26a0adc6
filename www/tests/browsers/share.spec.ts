// What leaves the page: pictures, snippets, links; and coming back from other pages.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../scripts/lib/paths.mjs";
import { expect, test } from "./fixtures.js";

const HOST = join(ROOT, "target", "host-page");

test("the position is saved as a picture", async ({ visitor }) => {
  await visitor.open();
  await visitor.click("g5", "g6");
  await visitor.session.evaluate(() => {
    // Drivers cannot see downloads.
    HTMLAnchorElement.prototype.click = () => {};
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      Object.assign(window, { saved: blob });
      return create(blob);
    };
  });
  await visitor.session.click("#share");
  await visitor.session.click("#share-picture");
  const read = () =>
    visitor.session.evaluate(async () => {
      const { saved } = window as unknown as { saved?: Blob };
      if (!saved) return null;
      const image = await createImageBitmap(saved);
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: image.width, height: image.height });
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const found = new Set<string>();
      for (let i = 0; i < data.length; i += 400) {
        found.add([data[i], data[i + 1], data[i + 2]].join());
      }
      return { type: saved.type, colors: [...found], address: canvas.toDataURL("image/png") };
    });
  await expect.poll(read).not.toBeNull();
  const { type, colors, address } = (await read())!;
  expect(type).toBe("image/png");
  for (const color of ["179,38,30", "234,242,252", "59,130,180"]) expect(colors).toContain(color);
  visitor.keep("saved", Buffer.from(address.split(",")[1]!, "base64"));
});

test("the snippet shows the game in a page of another site", async ({ visitor }) => {
  await visitor.open();
  await visitor.click("g5", "g6");
  await visitor.session.click("#share");
  const snippet = await visitor.session.evaluate(
    () => document.querySelector<HTMLTextAreaElement>("#share-embed")!.value,
  );
  mkdirSync(HOST, { recursive: true });
  writeFileSync(join(HOST, "index.html"), `<!doctype html><title>Host</title>${snippet}`);
  const { address } = await visitor.serve({ folder: HOST });
  await visitor.session.goTo(address);
  await visitor.session.enterFrame("iframe");
  await visitor.expectOn("g6", "red militia");
  await visitor.click("g8", "g7");
  await visitor.expectOn("g7", "blue militia");
  await visitor.picture("snippet");
});

test("a name that is typed is in the PGN", async ({ visitor }) => {
  await visitor.open();
  await visitor.click("g5", "g6");
  await visitor.unfold("texts");
  await visitor.fill("#tag-Red", "Lan");
  await visitor.session.press("Tab");
  const pgn = () =>
    visitor.session.evaluate(() => document.querySelector<HTMLTextAreaElement>("#pgn")!.value);
  await expect.poll(pgn).toContain('[Red "Lan"]');
});

test("the game is there after a visit to another page", async ({ visitor }) => {
  const address = await visitor.open();
  await visitor.click("g5", "g6", "g8", "g7");
  await visitor.session.goTo(`${address}bench.html`);
  await visitor.session.back();
  await visitor.expectTurns("Mg6", "Mg7");
  await visitor.click("c5", "c6");
  await visitor.expectTurns("Mg6", "Mg7", "Ic6");
});

test("the page that measures shows a figure in every row", async ({ visitor }) => {
  const address = await visitor.open();
  await visitor.session.goTo(`${address}bench.html?quick`);
  await visitor.session.click("button.primary");
  await visitor.sees("[data-row]", undefined, 30_000);
  const figures = await visitor.texts("[data-bar] .figure");
  expect(figures.length).toBeGreaterThan(10);
  for (const figure of figures) expect(figure).toMatch(/^[\d.]+[kMG]? \S+$/);
});
