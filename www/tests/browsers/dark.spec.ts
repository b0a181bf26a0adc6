// A browser in Vietnamese on a dark desktop.
import { expect, test } from "./fixtures.js";

test.use({ scheme: "dark", language: "vi-VN" });

test("the site follows the colours and the language of the browser", async ({
  visitor,
  engine,
}) => {
  await visitor.open("home");
  // WebKit knows only languages that the machine has installed.
  if (engine === "webkit") await visitor.press("Tiếng Việt");
  await visitor.reads("h1", "Cờ có không quân, hải quân và xe tăng.");
  expect(await visitor.brightness()).toBeLessThan(60);
  await visitor.picture("dark");
});
