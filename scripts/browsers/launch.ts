// Starts the browsers.
import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { firefox, geckodriver, webkitDriver, xvfb } from "../toolchain/other-browsers.mjs";
import { Session } from "./webdriver.js";

export type BrowserName = "firefox" | "webkit";
export type Scheme = "light" | "dark";

interface Settings {
  scheme: Scheme;
  /** A language as browsers name it: `en-US`. */
  language: string;
}

/** Something that was started: how to reach it, and how to end it. */
interface Started {
  address: string;
  capabilities: object;
  stop: () => void;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("there is no free port");
  return address.port;
}

/** Waits until a driver answers. */
async function waitFor(driver: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 100 && driver.exitCode === null; tries++) {
    const response = await fetch(`${address}/status`).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`${driver.spawnfile} does not answer`);
}

/** Starts a driver on a free port. */
async function startDriver(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Omit<Started, "capabilities">> {
  const port = await findPort();
  const driver = spawn(command, [`--port=${port}`, ...args], {
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    await waitFor(driver, address);
  } catch (error) {
    driver.kill();
    throw error;
  }
  return { address, stop: () => void driver.kill() };
}

/** A display of its own for each browser, so that windows do not take events from each other. */
async function openDisplay(): Promise<{ display: string; close: () => void }> {
  // It writes the number of the display that it has found free.
  const args = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const server = spawn(await xvfb(), args, { stdio: ["ignore", "pipe", "ignore"] });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()));
    server.once("exit", () => reject(new Error("Xvfb does not start")));
  });
  return { display: `:${number}`, close: () => void server.kill() };
}

const STARTS: Record<BrowserName, (settings: Settings) => Promise<Started>> = {
  firefox: async ({ scheme, language }) => {
    const prefs = {
      "intl.accept_languages": language,
      "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1,
    };
    const options = { binary: await firefox(), args: ["-headless"], prefs };
    const driver = await startDriver(await geckodriver(), ["--log=error"]);
    return { ...driver, capabilities: { "moz:firefoxOptions": options } };
  },

  webkit: async ({ scheme, language }) => {
    const { display, close } = await openDisplay();
    try {
      // It takes its language and its colours from the desktop.
      const locale = language.replace("-", "_");
      const driver = await startDriver(await webkitDriver(), [], {
        DISPLAY: display,
        LC_ALL: "",
        LANG: `${locale}.UTF-8`,
        LANGUAGE: locale,
        GTK_THEME: scheme === "dark" ? "Adwaita:dark" : "Adwaita",
      });
      const stop = () => {
        driver.stop();
        close();
      };
      return { ...driver, stop, capabilities: { browserName: "MiniBrowser" } };
    } catch (error) {
      close();
      throw error;
    }
  },
};

/** Starts a browser with one window. */
export async function launch(
  name: BrowserName,
  settings: Settings,
): Promise<{ session: Session; close: () => Promise<void> }> {
  const { address, capabilities, stop } = await STARTS[name](settings);
  try {
    const session = await Session.open(address, capabilities);
    const close = async () => {
      await session.close();
      stop();
    };
    return { session, close };
  } catch (error) {
    stop();
    throw error;
  }
}
