// The actions of a user of the page, and what the user sees.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { toHash } from "../../app/link.js";
import { STANDARD_RULES } from "../../game/rules.js";
import { serveFolder } from "../../../scripts/consumers/servers.mjs";
import { ROOT } from "../../../scripts/lib/paths.mjs";
import type { Point, Session } from "./session.js";

const PAGE = join(ROOT, "www", "dist");
const PICTURES = join(ROOT, "test-results", "browsers", "pictures");

/** Keeps what a page complains about, across reloads: drivers do not tell what is in the console. */
const LISTEN = `
  const complain = (text) => sessionStorage.setItem("complaints",
    (sessionStorage.getItem("complaints") ?? "") + text + "\\n");
  addEventListener("error", (event) => complain("error: " + event.message));
  addEventListener("unhandledrejection", (event) => complain("rejection: " + event.reason));
  const { error } = console;
  console.error = (...all) => { complain("console: " + all.join(" ")); error(...all); };
`;
/** Debian's WebKit hangs now and then when a page is left in whose frame a sound was loaded. */
const SILENT = "globalThis.Audio = class { async play() {} };";
/** The choices of the first visit have a check of their own. */
const WELCOMED = 'localStorage.setItem("cotulenh-welcomed", "1");';

export interface ServerSettings {
  folder?: string;
  policy?: string;
  /** Runs in each page before its own scripts. */
  script?: string;
}

export class Visitor {
  readonly session: Session;
  readonly #closing: (() => void)[] = [];

  constructor(session: Session) {
    this.session = session;
  }

  /** Serves a folder, the page unless given, from an origin that the browser has never seen. */
  async serve(settings: ServerSettings = {}) {
    const { folder = PAGE, policy, script } = settings;
    const server = await serveFolder(folder, policy, script);
    this.#closing.push(server.close);
    return server;
  }

  /** Opens the page, with a position if one is given. */
  async open(fen?: string): Promise<string> {
    const { address } = await this.serve({ script: LISTEN + WELCOMED });
    await this.openAt(address + (fen ? toHash(fen, STANDARD_RULES) : ""));
    return address;
  }

  /** Opens the page as on a first visit. */
  async openFirst(): Promise<void> {
    const { address } = await this.serve({ script: LISTEN });
    await this.openAt(address);
  }

  /** Opens the page in a frame of the size of a phone: windows cannot be that narrow. */
  async openInFrame(width: number, height: number, fen?: string): Promise<void> {
    const { address } = await this.serve({ script: LISTEN + WELCOMED + SILENT });
    // A page of the same origin, whose content the frame replaces.
    await this.session.goTo(`${address}bench.html`);
    await this.session.evaluate(
      (src, size) => {
        const frame = document.createElement("iframe");
        Object.assign(frame, { src, id: "phone", ...size });
        frame.style.border = "none";
        document.body.replaceChildren(frame);
      },
      address + (fen ? toHash(fen, STANDARD_RULES) : ""),
      { width, height },
    );
    await this.session.enterFrame("#phone");
    await this.sees("[data-square]");
  }

  /** Opens the page at an address, and waits for the board. */
  async openAt(address: string): Promise<void> {
    // From another page, so that the page is loaded again: only the fragment may differ.
    await this.session.goTo("about:blank");
    await this.session.goTo(address);
    await this.sees("[data-square]");
  }

  async close(): Promise<void> {
    await this.session.release().catch(() => {});
    await this.session.enterFrame(null);
    await this.session.goTo("about:blank");
    for (const close of this.#closing) close();
  }

  /** What the pages of this origin have complained about. */
  complaints(): Promise<string> {
    return this.session.evaluate(() => {
      try {
        return sessionStorage.getItem("complaints") ?? "";
      } catch {
        return ""; // a page without an origin
      }
    });
  }

  /** The middle of an element on the screen. */
  async centre(selector: string): Promise<Point> {
    return this.session.evaluate((one) => {
      const shadow = document.querySelector(".board")?.shadowRoot;
      const element = document.querySelector(one) ?? shadow?.querySelector(one);
      if (!element) throw new Error(`there is no ${one}`);
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);
  }

  centreOf(square: string): Promise<Point> {
    return this.centre(`[data-square="${square}"]`);
  }

  /** Clicks squares of the board. */
  async click(...squares: string[]): Promise<void> {
    for (const square of squares) await this.session.drag([await this.centreOf(square)]);
  }

  /** Taps squares of the board with a finger. */
  async tap(...squares: string[]): Promise<void> {
    for (const square of squares) {
      const at = await this.centreOf(square);
      if (this.#isWebkit) await this.#simulate("touch", 0, at, at);
      else await this.session.tap(at);
    }
  }

  /** Draws an arrow with the right button. */
  async draw(from: string, to: string): Promise<void> {
    if (this.#isWebkit) {
      await this.#simulate("mouse", 2, await this.centreOf(from), await this.centreOf(to));
    } else await this.drag(from, to, 2);
  }

  get #isWebkit(): boolean {
    return this.session.name === "MiniBrowser";
  }

  /**
   * Sends events to the board from within the page. The driver of WebKit has no fingers, and after it has
   * pressed the right button it lets the left one go.
   */
  async #simulate(pointerType: string, button: number, from: Point, to: Point): Promise<void> {
    await this.session.evaluate(
      (kind, pressed, start, end) => {
        const board = document.querySelector(".board")!.shadowRoot!;
        const send = (type: string, { x, y }: { x: number; y: number }) =>
          board.elementFromPoint(start.x, start.y)!.dispatchEvent(
            new PointerEvent(type, {
              pointerType: kind,
              button: pressed,
              clientX: x,
              clientY: y,
              pointerId: 1, // the mouse's, which is always there
              isPrimary: true,
              bubbles: true,
            }),
          );
        send("pointerdown", start);
        send("pointermove", end);
        send("pointerup", end);
      },
      pointerType,
      button,
      from,
      to,
    );
  }

  /** Moves the pointer to a square. */
  async hover(square: string): Promise<void> {
    await this.session.drag([await this.centreOf(square)], null);
  }

  /** Drags from one square to another. */
  async drag(from: string, to: string, button = 0): Promise<void> {
    const [start, end] = [await this.centreOf(from), await this.centreOf(to)];
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    await this.session.drag([start, middle, end, end], button);
  }

  /** Moves the focus to squares with the arrow keys, and presses Enter at each. */
  async walk(...squares: string[]): Promise<void> {
    for (const square of squares) {
      const from = await this.focused();
      expect(from, "the focus is on the board").toMatch(/^[a-k]\d+$/);
      const across = square.charCodeAt(0) - from.charCodeAt(0);
      const up = Number(square.slice(1)) - Number(from.slice(1));
      const horizontal = Array<string>(Math.abs(across));
      const vertical = Array<string>(Math.abs(up));
      await this.session.press(
        ...horizontal.fill(across > 0 ? "ArrowRight" : "ArrowLeft"),
        ...vertical.fill(up > 0 ? "ArrowUp" : "ArrowDown"),
        "Enter",
      );
    }
  }

  /** What the focus is on: the name of a square, or an element's id, attribute or tag. */
  focused(): Promise<string> {
    return this.session.evaluate(() => {
      const host = document.activeElement;
      const active = host?.shadowRoot?.activeElement ?? host;
      if (!active) return "";
      const named = active.getAttributeNames().find((name) => name.startsWith("data-"));
      return (
        active.getAttribute("data-square") ??
        (active.id || active.getAttribute(named ?? "") || active.tagName)
      );
    });
  }

  /** Whether the focus is on an element that fits, or inside one. */
  isFocusIn(selector: string): Promise<boolean> {
    return this.session.evaluate((one) => {
      const host = document.activeElement;
      const active = host?.shadowRoot?.activeElement;
      return Boolean(active?.closest(one) ?? host?.closest(one));
    }, selector);
  }

  /** Presses Tab until the focus is on the board. Returns how often. */
  async enterBoard(): Promise<number> {
    for (let presses = 0; presses < 40; presses++) {
      if (/^[a-k]\d+$/.test(await this.focused())) return presses;
      await this.session.press("Tab");
    }
    throw new Error("Tab does not come to the board");
  }

  /** Chooses an option of a select. */
  async choose(selector: string, value: string): Promise<void> {
    await this.session.click(`${selector} option[value="${value}"]`);
  }

  /** Opens a folded section of the page. */
  async unfold(id: string): Promise<void> {
    await this.session.click(`#${id} > summary`);
    await this.sees(`#${id}[open]`);
  }

  /** Replaces the content of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.session.evaluate((one) => {
      const field = document.querySelector<HTMLInputElement>(one);
      if (field) field.value = "";
    }, selector);
    await this.session.type(selector, text);
  }

  /** Loads a game as PGN, by the page's own section for texts. */
  async loadPgn(pgn: string): Promise<void> {
    await this.unfold("texts");
    await this.fill("#pgn", pgn);
    await this.session.click("#load-pgn");
  }

  /** The texts of all visible elements that fit. */
  texts(selector: string): Promise<string[]> {
    return this.session.evaluate((one) => {
      // The squares and what is drawn are in the shadow of the board.
      const shadow = document.querySelector(".board")?.shadowRoot;
      const roots = [document, ...(shadow ? [shadow] : [])];
      return roots
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>(one)])
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => (element.textContent ?? "").trim());
    }, selector);
  }

  /** Waits for an element with a text. */
  async reads(selector: string, text: string | RegExp, timeout = 10_000): Promise<void> {
    const poll = expect.poll(async () => (await this.#try(() => this.texts(selector)))?.[0], {
      message: selector,
      timeout,
    });
    if (typeof text === "string") await poll.toBe(text);
    else await poll.toMatch(text);
  }

  /** Waits until so many visible elements fit; at least one unless a number is given. */
  async sees(selector: string, count?: number, timeout = 10_000): Promise<void> {
    const poll = expect.poll(
      async () => (await this.#try(() => this.texts(selector)))?.length ?? -1,
      { message: selector, timeout },
    );
    if (count === undefined) await poll.toBeGreaterThan(0);
    else await poll.toBe(count);
  }

  /** While a page is being left, it cannot be asked. */
  #try<T>(work: () => Promise<T>): Promise<T | null> {
    return work().catch(() => null);
  }

  /** Waits for something on a square: `expectOn("g6", "red militia")`. */
  async expectOn(square: string, what: string): Promise<void> {
    const label = (name: string) =>
      this.session.evaluate(
        (one) =>
          document
            .querySelector(".board")
            ?.shadowRoot?.querySelector(`[data-square="${one}"]`)
            ?.getAttribute("aria-label"),
        name,
      );
    await expect
      .poll(() => this.#try(() => label(square)), { message: square })
      .toBe(`${square}, ${what}`);
  }

  /** The turns of the move list. */
  turns(): Promise<string[]> {
    return this.texts("[data-turn]");
  }

  async expectTurns(...turns: string[]): Promise<void> {
    await expect.poll(() => this.#try(() => this.turns()), { message: "turns" }).toEqual(turns);
  }

  /** Saves a screenshot, to be checked by eye. */
  async picture(name: string): Promise<void> {
    // WebKit needs a frame or two after a change of the window.
    await this.session.evaluate(async () => {
      for (const animation of document.getAnimations()) animation.finish();
      for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    });
    this.keep(name, await this.session.screenshot());
  }

  /** Writes a picture to a file. */
  keep(name: string, png: Buffer): void {
    mkdirSync(PICTURES, { recursive: true });
    const browser = this.session.name.toLowerCase();
    writeFileSync(join(PICTURES, `${browser}-${name}.png`), png);
  }
}
