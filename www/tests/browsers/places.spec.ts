// The places: home and its flight, a lesson, the way from one to another, languages and colours.
import { expect, test } from "./fixtures.js";

test("home leads into a flight that one tries @quick", async ({ visitor }) => {
  await visitor.open("home");
  await visitor.expectOn("e5", "red air force");
  await visitor.picture("home");
  await visitor.press("Try this flight");
  await visitor.reads(".caption", /Bring your air force/);
});

test("a level of the lessons is done, and kept @quick", async ({ visitor }) => {
  await visitor.open("learn", "first-steps/star");
  await visitor.expectOn("f4", "red infantry");
  await visitor.click("f4", "f5");
  await visitor.sees('.answer[data-state="done"]');
  await visitor.picture("lesson");
  await visitor.session.reload();
  await visitor.press("Learn");
  await visitor.reads(".stop", /1 of 7 levels/);
});

test("places are changed without loading, and Back goes back", async ({ visitor }) => {
  await visitor.open("home");
  await visitor.session.evaluate(() => void (document.body.dataset["kept"] = "yes"));
  for (const [name, place] of [
    ["Rules", "rules"],
    ["Puzzles", "puzzles"],
    ["Editor", "editor"],
    ["Developers", "developers"],
  ] as const) {
    await visitor.press(name);
    await visitor.sees(`[data-kept] main[data-place="${place}"] h1`);
    await visitor.picture(`place-${place}`);
  }
  await visitor.session.back();
  await visitor.sees('[data-kept] main[data-place="editor"] h1');
  await visitor.expectOn("g1", "red commander");
});

test("the language changes everything at once, and stays @quick", async ({ visitor }) => {
  await visitor.open("home");
  await visitor.press("Tiếng Việt");
  await visitor.reads("h1", "Cờ có không quân, hải quân và xe tăng.");
  await visitor.sees('html[lang="vi"]');
  await visitor.session.reload();
  await visitor.reads("h1", "Cờ có không quân, hải quân và xe tăng.");
  await visitor.press("English");
  await visitor.sees('html[lang="en"]');
});

test("dark colours are chosen in the menu, and stay @quick", async ({ visitor }) => {
  await visitor.openGame();
  const light = await visitor.brightness();
  expect(light).toBeGreaterThan(180);
  await visitor.press("Menu");
  await visitor.choose("#theme", "dark");
  await expect.poll(() => visitor.brightness()).toBeLessThan(60);
  await visitor.session.reload();
  await visitor.sees("[data-square]", 132);
  expect(await visitor.brightness()).toBeLessThan(60);
  await visitor.picture("dark-chosen");
});
