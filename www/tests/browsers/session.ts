// A window of a browser: what Selenium does, in the words of these checks.
import {
  By,
  Button,
  Key,
  Origin,
  until,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";
import { Command, Name } from "selenium-webdriver/lib/command.js";

export interface Point {
  x: number;
  y: number;
}

/** Finds visible elements in the page and in all shadows: a viewer has a board in its own. */
const ALL = `
  const rootsOf = (root) => [root, ...[...root.querySelectorAll("*")]
    .flatMap((one) => (one.shadowRoot ? rootsOf(one.shadowRoot) : []))];
  const roots = rootsOf(document);
  const all = (selector) => roots
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .filter((one) => one.getClientRects().length > 0);
  const nameOf = (one) => one.ariaLabel ?? [...one.childNodes]
    .map((part) => part.ariaHidden === "true" ? "" : part.textContent)
    .join("")
    .trim();
`;

const to = ({ x, y }: Point) => ({
  x: Math.round(x),
  y: Math.round(y),
  origin: Origin.VIEWPORT,
  duration: 30,
});

/** A key by its name in events: `ArrowLeft`, `u`. */
function keyOf(name: string): string {
  const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
  return (Key as unknown as Record<string, string>)[constant] ?? name;
}

export class Session {
  /** What the browser calls itself. */
  readonly name: string;
  readonly #driver: WebDriver;

  private constructor(driver: WebDriver, name: string) {
    this.#driver = driver;
    this.name = name;
  }

  static async of(driver: WebDriver): Promise<Session> {
    const capabilities = await driver.getCapabilities();
    return new Session(driver, capabilities.getBrowserName() ?? "");
  }

  async goTo(url: string): Promise<void> {
    await this.#driver.get(url);
  }

  async reload(): Promise<void> {
    await this.#driver.navigate().refresh();
  }

  async back(): Promise<void> {
    await this.#driver.navigate().back();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.manage().window().setRect({ width, height });
  }

  /** Runs a function in the page. It must use nothing from outside but its arguments. */
  evaluate<A extends unknown[], T>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    return this.#driver.executeScript<T>(work, ...args);
  }

  /**
   * Reads something of all visible elements that fit, also in the shadow of a board. The function runs in
   * the page.
   */
  read<T>(selector: string, read: (element: HTMLElement) => T): Promise<T[]> {
    return this.#driver.executeScript<T[]>(
      `${ALL} return all(arguments[0]).map(${read});`,
      selector,
    );
  }

  /** Scrolls to an element, once it is there, and clicks it. Fails if another one covers it. */
  async click(selector: string): Promise<void> {
    await this.#driver.wait(until.elementLocated(By.css(selector)), 10_000).click();
  }

  /** Clicks what can be pressed and has a name. */
  async clickNamed(name: string): Promise<void> {
    const found = await this.#driver.executeScript<WebElement | null>(
      `${ALL} return all("button, a, summary").find((one) => nameOf(one) === arguments[0]);`,
      name,
    );
    if (!found) throw new Error(`nothing is named ${name}`);
    await found.click();
  }

  /** Types a text into a field, after what it has. */
  async type(selector: string, text: string): Promise<void> {
    await this.#driver.findElement(By.css(selector)).sendKeys(text);
  }

  /** Works in a frame of the page from now on, or in the page itself again. */
  async enterFrame(selector: string | null): Promise<void> {
    const target = this.#driver.switchTo();
    if (selector === null) await target.defaultContent();
    else await target.frame(await this.#driver.findElement(By.css(selector)));
  }

  /** Presses keys one after the other; `Shift+Tab` is one of them. */
  async press(...keys: string[]): Promise<void> {
    const actions = this.#driver.actions({ async: true });
    for (const names of keys.map((key) => key.split("+").map(keyOf))) {
      for (const key of names) actions.keyDown(key);
      for (const key of names.reverse()) actions.keyUp(key);
    }
    await actions.perform();
  }

  /** Moves the pointer along some points, with a button pressed unless it is null. */
  async drag(points: readonly Point[], button: Button | null = Button.LEFT): Promise<void> {
    const actions = this.#driver.actions({ async: true });
    points.forEach((point, n) => {
      actions.move(to(point));
      if (n === 0 && button !== null) actions.press(button);
    });
    if (button !== null) actions.release(button);
    await actions.perform();
  }

  /** Like `drag`, and keeps the button pressed. */
  async hold([first, ...rest]: readonly [Point, ...Point[]]): Promise<void> {
    const actions = this.#driver.actions({ async: true }).move(to(first)).press();
    for (const point of rest) actions.move(to(point));
    await actions.perform();
  }

  /** Ends `hold`. */
  async letGo(): Promise<void> {
    await this.#driver.actions({ async: true }).release().perform();
  }

  /** Touches a point with a finger, of which Selenium's own actions know nothing. */
  async tap(point: Point): Promise<void> {
    const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
    const actions = [{ type: "pointerMove", ...to(point) }, down, up];
    const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
    await this.#driver.execute(new Command(Name.ACTIONS).setParameter("actions", [finger]));
  }

  /** Releases all keys and buttons. */
  async release(): Promise<void> {
    await this.#driver.actions().clear();
  }

  /** A picture of the window, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), "base64");
  }
}
