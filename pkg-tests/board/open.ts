// Opening a page that has the package, and a board that records what the user does.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Board, BoardEvents, BoardInput } from "cotulenh-wasm/board";

export const START =
  "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1";

/** What the user did: names of events, with what they told. */
export type Heard = [keyof BoardEvents, object][];

declare global {
  var board: Board;
  var heard: Heard;
  /** A board in the element `#place`, and its events in `heard`. */
  var makeBoard: (options: BoardInput, place?: string) => Promise<Board>;
}

const EVENTS = [
  "select",
  "drop",
  "draw",
  "hover",
  "inspect",
  "choose",
  "commit",
  "resize",
  "cancel",
] as const;

/** Where the pages are; no server has to run. */
const ORIGIN = "http://board.localhost";

const TYPES: Readonly<Record<string, string>> = { js: "text/javascript", wasm: "application/wasm" };

interface PageOptions {
  body?: string;
  /** The Content-Security-Policy. */
  policy?: string;
  lang?: string;
}

/** Opens a page; what it complains about is in the list that is returned. */
export async function open(
  page: Page,
  { body, policy, lang = "en" }: PageOptions = {},
): Promise<string[]> {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  const content = body ?? '<main><h1>Board</h1><div id="place" style="width:600px"></div></main>';
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Board</title><link rel="icon" href="data:,"><body style="margin:0">${content}`;
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") {
      const headers: Record<string, string> = policy ? { "content-security-policy": policy } : {};
      return route.fulfill({ body: html, contentType: "text/html", headers });
    }
    const contentType = TYPES[pathname.split(".").at(-1)!] ?? "text/plain";
    return route.fulfill({ body: readFileSync(`.${pathname}`), contentType });
  });
  await page.goto(`${ORIGIN}/`);
  await page.evaluate(
    ([events]) => {
      globalThis.heard = [];
      globalThis.makeBoard = async (options, place = "#place") => {
        const name = "/pkg/board.js";
        const { Board } = (await import(name)) as typeof import("cotulenh-wasm/board");
        const listeners = Object.fromEntries(
          events.map((event) => [
            event,
            (detail: object) => globalThis.heard.push([event, detail]),
          ]),
        );
        const board = new Board(document.querySelector(place)!, { ...listeners, ...options });
        globalThis.board = board;
        // What is loaded beside the board is there, too.
        const later = "/pkg/board/later.js";
        await import(later);
        return board;
      };
    },
    [EVENTS] as const,
  );
  return complaints;
}

/** A board with options that can be sent to the page. */
export async function make(page: Page, options: BoardInput): Promise<void> {
  await page.evaluate(async (given) => void (await makeBoard(given)), options as object);
}

/** Sets options of the board. */
export async function set(page: Page, options: BoardInput): Promise<void> {
  await page.evaluate((given) => board.set(given), options as object);
}

/** What was heard, but for the hovering. */
export async function heardBy(page: Page): Promise<Heard> {
  return page.evaluate(() => heard.splice(0).filter(([name]) => name !== "hover"));
}

/** The cell of a square. */
export const cell = (page: Page, square: string) => page.locator(`[data-square="${square}"]`);

/** The middle of a square on the screen. */
export async function middle(page: Page, square: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await cell(page, square).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags with a button from one square to another. */
export async function drag(
  page: Page,
  from: string,
  to: string,
  button: "left" | "right" = "left",
) {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button });
}
