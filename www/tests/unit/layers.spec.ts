// The layers of the page: the game knows no board.
import { expect, test } from "@playwright/test";
import { importsIn, type Import } from "./imports.mjs";

/** The words of the game, which know neither games nor wasm. */
const TEXTS = "cotulenh-wasm/texts";

/** The board, which knows no game. */
const BOARD = "cotulenh-wasm/board";

/** What connects a board with a game that is played. */
const BOARD_PLAY = "cotulenh-wasm/board/play";

/** What the game of the page is made of: games that are played, and their trees. */
const PLAY = ["cotulenh-wasm/play", "cotulenh-wasm/tree"];

/** The folders and packages that each folder may import, itself included. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  game: ["game", "cotulenh-wasm", "cotulenh-wasm/engine", ...PLAY],
  "app/i18n": ["app/i18n", "game", TEXTS],
  "app/panels": ["app", "app/i18n", "app/panels", "game", BOARD, TEXTS],
  app: ["app", "app/i18n", "app/panels", "game", BOARD, BOARD_PLAY, TEXTS],
};

const isAllowed = ({ from, to }: Import) => ALLOWED[from]?.includes(to) ?? false;

for (const folder of ["game", "app"]) {
  test(`the imports of www/${folder} stay in its layer`, () => {
    const imports = importsIn(folder);
    expect(imports.length).toBeGreaterThan(0);
    const forbidden = imports.filter((one) => !isAllowed(one));
    expect(forbidden.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });
}

test("an import across the layers is found", () => {
  // The tests import all layers, so they serve as an example of a violation.
  const found = importsIn("tests/unit").map(({ to }) => to);
  for (const folder of ["app", "game"]) expect(found).toContain(folder);
  for (const to of [BOARD, BOARD_PLAY, "app", "cotulenh-wasm/web"]) {
    expect(isAllowed({ file: "game/session.ts", from: "game", to })).toBe(false);
  }
});
