// What each check gets: a visitor in the browser of its project.
import { expect, test as plain } from "@playwright/test";
import { launch, type BrowserName, type Settings } from "./launch.js";
import { Session } from "./session.js";
import { Visitor } from "./visitor.js";

/** The width of the window. */
const WIDTH = 1280;

interface WorkerFixtures extends Settings {
  engine: BrowserName;
  session: Session;
}

export const test = plain.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ["firefox", { option: true, scope: "worker" }],
  scheme: ["light", { option: true, scope: "worker" }],
  language: ["en-US", { option: true, scope: "worker" }],
  session: [
    async ({ engine, scheme, language }, use) => {
      const { driver, close } = await launch(engine, { scheme, language });
      const session = await Session.of(driver);
      await session.resize(WIDTH, 900);
      // WebKit answers before the page has its new size.
      await expect.poll(() => session.evaluate(() => innerWidth)).toBe(WIDTH);
      await use(session);
      await close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  visitor: async ({ session }, use, info) => {
    const visitor = new Visitor(session);
    await use(visitor);
    if (info.status !== info.expectedStatus) {
      await visitor.picture(`failed-${info.title.replace(/\W+/g, "-")}`).catch(() => {});
    }
    const complaints = await visitor.complaints();
    await visitor.close();
    expect(complaints, "errors of the page").toBe("");
  },
});

export { expect };
