// What leaves the site: links, snippets, pictures.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../scripts/lib/paths.mjs";
import { expect, test } from "./fixtures.js";

const HOST = join(ROOT, "target", "host-page");

test("a link opens the game where it stands @quick", async ({ visitor }) => {
  await visitor.open("analyse");
  await visitor.click("g5", "g6", "g8", "g7");
  await visitor.press("One turn back");
  await visitor.press("Share");
  await visitor.sees(".copy-field");
  const link = new URL(await visitor.field("Link to this game"));
  expect(await visitor.field("Game (PGN)")).toContain("1. Mg6 Mg7");
  await visitor.picture("share");
  // Another visitor, whose browser has stored nothing.
  await visitor.open("analyse", link.hash.slice(1));
  await visitor.expectTurns("Mg6", "Mg7");
  await visitor.reads(".tree [aria-current]", "Mg6");
});

test("the snippet shows the game in a page of another site", async ({ visitor, engine }) => {
  await visitor.open("analyse");
  await visitor.click("g5", "g6", "g8", "g7");
  await visitor.press("Share");
  const snippet = await visitor.field("This game in another page (HTML)");
  const folder = join(HOST, engine);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), `<!doctype html><title>Host</title>${snippet}`);
  const { address } = await visitor.serve({ folder });
  await visitor.session.goTo(address);
  await visitor.session.enterFrame("iframe");
  await visitor.expectOn("g7", "blue militia");
  await visitor.press("One turn back");
  await visitor.expectOn("g8", "blue militia");
  await visitor.picture("snippet");
});

test("the position is saved as a picture", async ({ visitor }) => {
  await visitor.open("analyse");
  await visitor.click("g5", "g6");
  await visitor.session.evaluate(() => {
    // Drivers cannot see downloads, nor the dialog of the system.
    HTMLAnchorElement.prototype.click = () => {};
    Object.assign(navigator, { canShare: undefined });
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      Object.assign(window, { saved: blob });
      return create(blob);
    };
  });
  await visitor.press("Share");
  await visitor.press("Save the position as a picture");
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
      return { type: saved.type, colors: found.size, address: canvas.toDataURL("image/png") };
    });
  await expect.poll(read).not.toBeNull();
  const { type, colors, address } = (await read())!;
  expect(type).toBe("image/png");
  // Not an empty sheet: land, sea, both sides and their edges.
  expect(colors).toBeGreaterThan(8);
  visitor.keep("saved", Buffer.from(address.split(",")[1]!, "base64"));
});
