// A client of the WebDriver protocol, as far as these checks need it: JSON over HTTP.

/** An answer other than success: the name and the text that the driver gives it. */
export class DriverError extends Error {}

type Step = Record<string, unknown>;

/** The property that marks a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Keys that are not characters. */
export const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

export interface Point {
  x: number;
  y: number;
}

const moveTo = ({ x, y }: Point): Step => ({
  type: "pointerMove",
  duration: 30,
  origin: "viewport",
  x: Math.round(x),
  y: Math.round(y),
});

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const content = body && { body: JSON.stringify(body) };
  const headers = { "content-type": "application/json" };
  const response = await fetch(address, { method, headers, ...content });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new DriverError(`${error}: ${message}`);
}

/** A window of a browser. */
export class Session {
  /** What the browser calls itself, with its version. */
  readonly name: string;
  readonly #address: string;

  private constructor(address: string, name: string) {
    this.#address = address;
    this.name = name;
  }

  /** Opens a window by the driver at an address. */
  static async open(driver: string, capabilities: object): Promise<Session> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const answer = (await call("POST", `${driver}/session`, body)) as {
      sessionId: string;
      capabilities: { browserName: string; browserVersion: string };
    };
    const { browserName, browserVersion } = answer.capabilities;
    return new Session(`${driver}/session/${answer.sessionId}`, `${browserName} ${browserVersion}`);
  }

  #post(path: string, body: object = {}): Promise<unknown> {
    return call("POST", `${this.#address}/${path}`, body);
  }

  async close(): Promise<void> {
    await call("DELETE", this.#address);
  }

  async goTo(url: string): Promise<void> {
    await this.#post("url", { url });
  }

  async reload(): Promise<void> {
    await this.#post("refresh");
  }

  async back(): Promise<void> {
    await this.#post("back");
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post("window/rect", { width, height });
  }

  /** Runs a function in the page. It must use nothing from outside but its arguments. */
  async evaluate<A extends unknown[], T>(
    work: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T> {
    const script = `return (${String(work)}).apply(null, arguments);`;
    return (await this.#post("execute/sync", { script, args })) as T;
  }

  async #find(selector: string): Promise<string> {
    const answer = await this.#post("element", { using: "css selector", value: selector });
    return (answer as Record<string, string>)[ELEMENT] ?? "";
  }

  /** Scrolls to an element and clicks it. Fails if another one covers it. */
  async click(selector: string): Promise<void> {
    await this.#post(`element/${await this.#find(selector)}/click`);
  }

  /** Types a text into a field, after what it has. */
  async type(selector: string, text: string): Promise<void> {
    await this.#post(`element/${await this.#find(selector)}/value`, { text });
  }

  /** Works in a frame of the page from now on, or in the page itself again. */
  async enterFrame(selector: string | null): Promise<void> {
    const id = selector === null ? null : { [ELEMENT]: await this.#find(selector) };
    await this.#post("frame", { id });
  }

  /** Presses keys one after the other; `Shift+Tab` is one of them. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((key) => {
      const values = key.split("+").map((name) => KEYS[name as keyof typeof KEYS] ?? name);
      const down = values.map((value) => ({ type: "keyDown", value }));
      const up = values.reverse().map((value) => ({ type: "keyUp", value }));
      return [...down, ...up];
    });
    await this.#post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  /** Moves the pointer along some points, with a button pressed unless it is null. */
  async drag(points: readonly Point[], button: number | null = 0): Promise<void> {
    const [first = [], ...rest] = points.map((point) => [moveTo(point)]);
    const press = (type: string) => (button === null ? [] : [{ type, button }]);
    await this.#point("mouse", [
      ...first,
      ...press("pointerDown"),
      ...rest.flat(),
      ...press("pointerUp"),
    ]);
  }

  /** Like `drag`, and keeps the button pressed. */
  async hold([first, ...rest]: readonly [Point, ...Point[]]): Promise<void> {
    const down = { type: "pointerDown", button: 0 };
    await this.#point("mouse", [moveTo(first), down, ...rest.map(moveTo)]);
  }

  /** Ends `hold`. */
  async letGo(): Promise<void> {
    await this.#point("mouse", [{ type: "pointerUp", button: 0 }]);
  }

  async tap(point: Point): Promise<void> {
    const down = { type: "pointerDown", button: 0 };
    await this.#point("touch", [moveTo(point), down, { type: "pointerUp", button: 0 }]);
  }

  async #point(pointerType: "mouse" | "touch", actions: readonly Step[]): Promise<void> {
    const parameters = { pointerType };
    const source = { type: "pointer", id: pointerType, parameters, actions };
    await this.#post("actions", { actions: [source] });
  }

  /** Releases all keys and buttons. */
  async release(): Promise<void> {
    await call("DELETE", `${this.#address}/actions`);
  }

  /** A picture of the window, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await call("GET", `${this.#address}/screenshot`)) as string, "base64");
  }
}
