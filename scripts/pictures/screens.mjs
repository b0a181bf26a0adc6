// The pictures of the README: the place Play at the start, and in the middle of a deploy.
import { serveFolder } from "../consumers/servers.mjs";
import { join } from "node:path";
import { ROOT } from "../lib/paths.mjs";

/** The games that are shown: a position, and the steps of an open deploy. */
const GAMES = {
  "board.png": { fen: undefined, steps: [] },
  "deploy.png": {
    fen: "6c4/5h1h3/11/4g6/11/11/11/8T2/2(NFT)8/6S4/5H1H3/6C4 r - - 0 1",
    steps: ["Fc4>e6"],
  },
};

/**
 * A game of two people as the site stores it.
 * @param {{ fen: string | undefined, steps: readonly string[] }} game
 */
async function toStored({ fen, steps }) {
  const { CoTuLenh } = await import("cotulenh-wasm");
  const { GameTree } = await import("cotulenh-wasm/tree");
  const human = { kind: "human" };
  return {
    id: "picture",
    savedAt: 1,
    tree: new GameTree(new CoTuLenh(fen)).toJSON(),
    players: { r: human, b: human },
    clock: null,
    result: "*",
    source: "friend",
    ...(steps.length > 0 && { steps }),
  };
}

/**
 * Draws the pictures.
 * @param {import("@playwright/test").Browser} browser
 * @returns {Promise<Record<string, Buffer>>}
 */
export async function drawScreens(browser) {
  const { address, close } = await serveFolder(join(ROOT, "www", "dist"));
  /** @type {Record<string, Buffer>} */
  const pictures = {};
  for (const [name, game] of Object.entries(GAMES)) {
    const page = await browser.newPage({
      viewport: { width: 880, height: 580 },
      colorScheme: "light",
      reducedMotion: "reduce",
      locale: "en-US",
    });
    await page.addInitScript(
      (stored) => {
        localStorage.setItem(`cotulenh-game:${stored.id}`, JSON.stringify(stored));
        localStorage.setItem("cotulenh-current", stored.id);
      },
      await toStored(game),
    );
    await page.goto(`${address}play/`);
    await page.getByRole("grid").waitFor();
    await page.evaluate(() => document.fonts.ready);
    pictures[name] = await page.screenshot();
    await page.close();
  }
  close();
  return pictures;
}
