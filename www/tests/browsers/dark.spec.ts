// A browser in Vietnamese on a dark desktop.
import { expect, test } from "./fixtures.js";

test.use({ scheme: "dark", language: "vi-VN" });

test("the page follows the colours and the language of the browser", async ({
  visitor,
  engine,
}) => {
  await visitor.openFirst();
  // WebKit knows only languages that the machine has installed.
  if (engine === "webkit") await visitor.session.click('[data-language="vi"]');
  await visitor.reads("#welcome strong", "Đấu với máy");
  await visitor.picture("dark-welcome");
  await visitor.session.click('[data-welcome="friend"]');
  await visitor.reads("#status", "Đỏ đi");
  const light = await visitor.session.evaluate(() => {
    const [r = 0, g = 0, b = 0] = getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)!
      .map(Number);
    return (r + g + b) / 3;
  });
  expect(light).toBeLessThan(60);
  await visitor.picture("dark");
  await visitor.openInFrame(390, 664);
  await visitor.picture("dark-phone");
});
