// The actions of a visitor of the site, and what the visitor sees.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { serveFolder } from "../../../scripts/consumers/servers.mjs";
import { ROOT } from "../../../scripts/lib/paths.mjs";
import type { PlaceName } from "../../routing/places.js";
import { toStored, type GameInput } from "../site.js";
import type { Point, Session } from "./session.js";

const SITE = join(ROOT, "www", "dist");
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

/** Debian's WebKit hangs now and then when a page is left that has played a sound. */
const SILENT = 'localStorage.setItem("cotulenh-sound", "off");';

/** Puts a game into the storage of a first visit. */
function seeding(input: GameInput): string {
  const game = toStored(input);
  return `if (!localStorage.getItem("cotulenh-current")) {
    localStorage.setItem("cotulenh-game:${game.id}", ${JSON.stringify(JSON.stringify(game))});
    localStorage.setItem("cotulenh-current", "${game.id}");
  }`;
}

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

  /** Serves a folder, the site unless given, from an origin that the browser has never seen. */
  async serve(settings: ServerSettings = {}) {
    const { folder = SITE, policy, script = "" } = settings;
    const isSilent = this.#isWebkit && folder === SITE;
    const server = await serveFolder(folder, policy, isSilent ? SILENT + script : script);
    this.#closing.push(server.close);
    return server;
  }

  /** Opens a place as on a first visit. Returns the address of the site. */
  async open(place: PlaceName, fragment = ""): Promise<string> {
    const { address } = await this.serve({ script: LISTEN });
    const folder = place === "home" ? address : `${address}${place}/`;
    await this.openAt(fragment ? `${folder}#${fragment}` : folder);
    await this.sees(`main[data-place="${place}"]`);
    return address;
  }

  /** Opens Play with a game. Returns the address of the site. */
  async openGame(input: GameInput = {}): Promise<string> {
    const { address } = await this.serve({ script: LISTEN + seeding(input) });
    await this.openAt(`${address}play/`);
    await this.sees("[data-square]", 132);
    return address;
  }

  /** Opens an address. */
  async openAt(address: string): Promise<void> {
    // From another page, so that the page is loaded again: only the fragment may differ.
    await this.session.goTo("about:blank");
    await this.session.goTo(address);
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

  /** The middle of an element on the screen, when it is there. */
  async centre(selector: string): Promise<Point> {
    await this.sees(selector);
    const [middle] = await this.session.read(selector, (element) => {
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    if (!middle) throw new Error(`there is no ${selector}`);
    return middle;
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
        const board = document.elementFromPoint(start.x, start.y)!.shadowRoot!;
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
              composed: true,
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
      expect(from, "the focus is on the board").not.toBe("");
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

  /** The square that has the focus; empty if none has. */
  async focused(): Promise<string> {
    const names = await this.session.read("[data-square]:focus", (cell) => cell.dataset["square"]);
    return names[0] ?? "";
  }

  /** Presses Tab until the focus is on the board. */
  async enterBoard(): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      if ((await this.focused()) !== "") return;
      await this.session.press("Tab");
    }
    throw new Error("Tab does not come to the board");
  }

  /** Presses a button, a tab or a link by its name. */
  async press(name: string): Promise<void> {
    await expect(() => this.session.clickNamed(name)).toPass({ timeout: 10_000 });
  }

  /** Chooses an option of a select. */
  async choose(selector: string, value: string): Promise<void> {
    await this.sees(selector);
    const [values = []] = await this.session.read(selector, (select) =>
      [...(select as HTMLSelectElement).options].map((option) => option.value),
    );
    await this.session.click(`${selector} option:nth-child(${values.indexOf(value) + 1})`);
  }

  /** What the field with a label has. */
  async field(label: string): Promise<string> {
    const fields = await this.session.read("label", (one) => ({
      label: one.querySelector("span")?.textContent,
      value: one.querySelector<HTMLInputElement>("input, textarea")?.value,
    }));
    return fields.find((one) => one.label === label)?.value ?? "";
  }

  /** The texts of all visible elements that fit, with plain spaces. */
  texts(selector: string): Promise<string[]> {
    const read = (element: HTMLElement) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
    return this.session.read(selector, read);
  }

  /** Waits for an element with a text. */
  async reads(selector: string, text: string | RegExp, timeout = 10_000): Promise<void> {
    const poll = expect.poll(async () => (await this.#try(() => this.texts(selector)))?.[0] ?? "", {
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
    const label = async () => {
      const read = (cell: HTMLElement) => cell.getAttribute("aria-label");
      return (await this.session.read(`[data-square="${square}"]`, read))[0] ?? "";
    };
    await expect
      .poll(() => this.#try(label), { message: square })
      .toMatch(new RegExp(`^${square}, ${what}`));
  }

  /** Waits for the turns of the list, in Play or in Analyse. */
  async expectTurns(...turns: string[]): Promise<void> {
    const list = () => this.texts(".tree [data-turn]");
    await expect.poll(() => this.#try(list), { message: "turns" }).toEqual(turns);
  }

  /** How bright the page is behind everything, from 0 to 255. */
  brightness(): Promise<number> {
    return this.session.evaluate(() => {
      const colour = getComputedStyle(document.documentElement).backgroundColor;
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return (r + g + b) / 3;
    });
  }

  /** Saves a screenshot, to be checked by eye. */
  async picture(name: string): Promise<void> {
    // WebKit needs a frame or two after a change of the window.
    await this.session.evaluate(async () => {
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
