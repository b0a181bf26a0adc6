// Starts Chromium, Firefox and WebKit, each by its driver.
import { spawn } from "node:child_process";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import * as chrome from "selenium-webdriver/chrome.js";
import * as firefoxDriver from "selenium-webdriver/firefox.js";
import * as webkit from "selenium-webdriver/safari.js";
import * as tools from "../../../scripts/toolchain/browsers.mjs";

export type BrowserName = "chromium" | "firefox" | "webkit";

export interface Settings {
  scheme: "light" | "dark";
  /** A language as browsers name it: `en-US`. */
  language: string;
}

interface Browser {
  driver: WebDriver;
  close: () => Promise<void>;
}

async function launchChromium({ scheme, language }: Settings): Promise<Browser> {
  const options = new chrome.Options();
  options.setChromeBinaryPath(await tools.chromium());
  // 0 is dark.
  const colours = `--blink-settings=preferredColorScheme=${scheme === "dark" ? 0 : 1}`;
  options.addArguments(...tools.CHROMIUM_FLAGS, colours);
  options.setUserPreferences({ "intl.accept_languages": language });
  const driver = await new Builder()
    .forBrowser("chrome")
    .setChromeOptions(options)
    .setChromeService(new chrome.ServiceBuilder(await tools.chromedriver()))
    .build();
  return { driver, close: () => driver.quit() };
}

async function launchFirefox({ scheme, language }: Settings): Promise<Browser> {
  const options = new firefoxDriver.Options()
    .setBinary(await tools.firefox())
    .addArguments("-headless")
    .setPreference("intl.accept_languages", language)
    .setPreference("layout.css.prefers-color-scheme.content-override", scheme === "dark" ? 0 : 1);
  const driver = await new Builder()
    .forBrowser("firefox")
    .setFirefoxOptions(options)
    .setFirefoxService(new firefoxDriver.ServiceBuilder(await tools.geckodriver()))
    .build();
  return { driver, close: () => driver.quit() };
}

/** A display of its own for each browser, so that windows do not take events from each other. */
async function openDisplay(): Promise<{ display: string; close: () => void }> {
  // It writes the number of the display that it has found free.
  const args = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const server = spawn(await tools.xvfb(), args, { stdio: ["ignore", "pipe", "ignore"] });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()));
    server.once("exit", () => reject(new Error("Xvfb does not start")));
  });
  return { display: `:${number}`, close: () => void server.kill() };
}

async function launchWebkit({ scheme, language }: Settings): Promise<Browser> {
  const { display, close: closeDisplay } = await openDisplay();
  // It takes its language and its colours from the desktop.
  const locale = language.replace("-", "_");
  const service = new webkit.ServiceBuilder(await tools.webkitDriver())
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display,
      LC_ALL: "",
      LANG: `${locale}.UTF-8`,
      LANGUAGE: locale,
      GTK_THEME: scheme === "dark" ? "Adwaita:dark" : "Adwaita",
    })
    .build();
  const stop = async () => {
    await service.kill();
    closeDisplay();
  };
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(new Capabilities().setBrowserName("MiniBrowser"))
      .build();
    return { driver, close: () => driver.quit().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

const LAUNCHERS = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebkit };

/** Starts a browser with one window. */
export const launch = (name: BrowserName, settings: Settings): Promise<Browser> =>
  LAUNCHERS[name](settings);
