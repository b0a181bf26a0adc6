// What goes wrong on the way between two visitors and the service: delays, races, a page that is out of date.
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { ServiceProcess } from "../../../online/tests/service.mjs";
import { chooseMore, expectOn, message, turns } from "../site.js";
import { accept, invite, SIZES, visit } from "./visitors.js";

const site = new ServiceProcess({}, { hasSite: true });

test.describe.configure({ mode: "serial" });
test.beforeAll(() => site.start());
test.afterAll(() => site.close());

const SOCKETS = /\/service\/games\//;

/** On every connection, what is said takes a while in both directions. */
const slow = (milliseconds: number) => (context: BrowserContext) =>
  context.routeWebSocket(SOCKETS, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => void setTimeout(() => server.send(data), milliseconds));
    server.onMessage((data) => void setTimeout(() => socket.send(data), milliseconds));
  });

async function type(page: Page, text: string): Promise<void> {
  await page.getByLabel("Type a move").fill(text);
  await page.keyboard.press("Enter");
}

/** A game from its first turn to the checkmate. */
const GAME = (
  "Nb6 I&c9 N_e9 Fii7 Ne6 Nb9 N_h9 Af10 N_g8 Sg8 N_g8 Ak11 Nc6 F@i4 N_f9 Cg9 Nd6+ Ch9 " +
  "Fie6+ Cf9 Fi6#"
).split(" ");

test("a whole game, with reloads, a delay, and takebacks that race with moves", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const red = await visit(browser, SIZES.desktop, `${site.url}play/`, slow(150));
  const links = await invite(red);
  const blue = await visit(browser, SIZES.desktop, links.play, slow(150));
  await accept(blue);
  await expect(message(blue)).toContainText("You play Blue.");
  await expect(message(red)).toContainText("You play Red.");
  const bothShow = async (sans: readonly string[]) => {
    for (const page of [red, blue]) await expect(turns(page)).toHaveText([...sans]);
  };
  /** Plays the turns up to a number. */
  const playTo = async (from: number, to: number) => {
    for (let n = from; n < to; n++) {
      const page = n % 2 ? blue : red;
      await type(page, GAME[n]!);
      await bothShow(GAME.slice(0, n + 1));
    }
  };
  await playTo(0, 6);

  // A page is loaded again while its turn is on the way: the turn is there, once.
  await type(red, GAME[6]!);
  await red.reload();
  await expect(turns(red).first()).toBeVisible();
  if ((await turns(blue).count()) === 6) await type(red, GAME[6]!);
  await bothShow(GAME.slice(0, 7));
  await playTo(7, 8);

  // Blue wants its turn back. Red agrees, and moves before the service has said so: the move is gone.
  await chooseMore(blue, "Ask to take back");
  await expect(red.getByRole("button", { name: "Accept" })).toBeVisible();
  await red.getByRole("button", { name: "Accept" }).click();
  await type(red, GAME[8]!);
  await bothShow(GAME.slice(0, 7));
  await playTo(7, 8);

  // Once more, and Red moves first: it is too late to agree.
  await chooseMore(blue, "Ask to take back");
  const agree = red.getByRole("button", { name: "Accept" });
  await expect(agree).toBeVisible();
  await type(red, GAME[8]!);
  await agree.click();
  await bothShow(GAME.slice(0, 9));
  await expect(agree).toHaveCount(0);

  await blue.reload();
  await bothShow(GAME.slice(0, 9));
  await playTo(9, GAME.length);
  for (const page of [red, blue]) await expect(page.locator(".result")).toBeVisible();
  for (const page of [red, blue]) await page.context().close();
});

test("a page that was opened while the network did not work finds the service by itself", async ({
  browser,
}) => {
  const red = await visit(browser, SIZES.desktop, `${site.url}play/`);
  const { watch } = await invite(red);
  const late = await visit(browser, SIZES.desktop, watch, (context) =>
    context.route("**/service.json", (route) => route.abort("internetdisconnected")),
  );
  await expect(late.locator(".online-nothing")).toBeVisible();
  await late.context().unroute("**/service.json");
  await expectOn(late, "f4", "red tank");
  for (const page of [red, late]) await page.context().close();
});

test("what the service refuses is said in the language of the page", async ({ browser }) => {
  const vietnamese = { ...SIZES.desktop, locale: "vi-VN" };
  const red = await visit(browser, SIZES.desktop, `${site.url}play/`);
  const { watch } = await invite(red);
  /** A page to which the service says something, in the place of its own answer. */
  const told = (change: (state: Record<string, unknown>) => object[]) =>
    visit(browser, vietnamese, watch, (context) =>
      context.routeWebSocket(SOCKETS, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((data) => {
          const message = JSON.parse(String(data)) as Record<string, unknown>;
          const sent = message["type"] === "state" ? change(message) : [message];
          for (const one of sent) socket.send(JSON.stringify(one));
        });
      }),
    );
  const refused = (code: string, illegal: object | null = null) => ({
    type: "refused",
    id: null,
    message: "an English sentence",
    version: 1,
    code,
    illegal,
  });
  for (const [sent, text] of [
    [{ notice: "GAME_BROKEN" }, "Ván này không thể chơi tiếp. Phần còn nguyên được hiển thị."],
    [{ notice: "GAME_OUTDATED" }, "Ván này do phiên bản mới hơn lưu"],
    [refused("NOT_ABSENT"), "Dịch vụ không chấp nhận: Đối thủ chưa vắng mặt đủ lâu."],
    [
      refused("ILLEGAL_MOVE", { reason: "tooFar", squares: [] }),
      /^Dịch vụ không chấp nhận: [^]*(?<!sentence)\.$/,
    ],
  ] as const) {
    const page = await told((state) => ("code" in sent ? [state, sent] : [{ ...state, ...sent }]));
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText("an English sentence")).toHaveCount(0);
    await page.context().close();
  }
  // Why no game is made.
  for (const [status, code, text] of [
    [503, "NO_NEW_GAMES", "Dịch vụ hiện không tạo ván mới."],
    [429, "TOO_MANY", "Đã tạo quá nhiều ván từ đây."],
    [500, "SERVICE_FAILED", "Dịch vụ chơi trực tuyến không trả lời."],
  ] as const) {
    const page = await visit(browser, vietnamese, `${site.url}online/#new`, (context) =>
      context.route("**/service/games", (route) => route.fulfill({ status, json: { code } })),
    );
    await expect(page.locator(".online-nothing")).toContainText(text);
    await page.context().close();
  }
  await red.context().close();
});

test("a page of another version says that it is out of date, before a game and in it", async ({
  browser,
}) => {
  const red = await visit(browser, SIZES.desktop, `${site.url}play/`);
  const { watch } = await invite(red);
  const old = await visit(browser, SIZES.desktop, watch, (context) =>
    context.routeWebSocket(SOCKETS, (socket) => socket.close({ code: 4426, reason: "version" })),
  );
  await expect(old.getByText("This page is out of date: load it again.")).toBeVisible();
  await expect(old.getByRole("button", { name: "Load again" })).toBeVisible();
  await old.context().close();

  // The service changes while the page is open.
  let isNew = false;
  const open = await visit(browser, SIZES.desktop, watch, (context) =>
    context.routeWebSocket(SOCKETS, (socket) => {
      if (isNew) return socket.close({ code: 4426, reason: "version" });
      const server = socket.connectToServer();
      server.onMessage((data) => socket.send(data));
      socket.onMessage((data) => {
        server.send(data);
        isNew = true;
      });
    }),
  );
  await expectOn(open, "f4", "red tank");
  await site.kill();
  await site.start();
  await expect(open.getByText("This page is out of date: load it again.")).toBeVisible();
  for (const page of [red, open]) await page.context().close();
});
