// Links and pictures of the documents that are packed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { adaptLinks } from "./documents.mjs";

const PAGES = "https://github.com/me/it/blob/HEAD/";
const PICTURES = "https://raw.githubusercontent.com/me/it/HEAD/";

for (const [what = "", file = "", text = "", expected] of [
  ["a link", "README.md", "[a](docs/GAME.md#moves)", `[a](${PAGES}docs/GAME.md#moves)`],
  ["a link in a folder", "docs/API.md", "[a](ENGINE.md)", `[a](${PAGES}docs/ENGINE.md)`],
  ["a link to what is shipped", "README.md", "[a](docs/API.md#moves)", "[a](docs/API.md#moves)"],
  ["such a link in a folder", "docs/API.md", "[a](BOARD.md)", "[a](BOARD.md)"],
  ["such a link upwards", "docs/API.md", "[a](../README.md)", "[a](../README.md)"],
  ["a picture", "README.md", "![a](docs/battle.png)", `![a](${PICTURES}docs/battle.png)`],
  ["a heading", "README.md", "[a](#moves)", "[a](#moves)"],
  ["an address", "README.md", "[a](https://example.org)", "[a](https://example.org)"],
  ["code", "README.md", "```js\n[a](b)\n```", "```js\n[a](b)\n```"],
]) {
  test(`${what} of ${file}`, () => assert.equal(adaptLinks(text, file, "me/it"), expected));
}

test("without a repository, links to files that are not shipped are words, and pictures are left out", () => {
  const text = "![a](docs/battle.png)[the game](docs/GAME.md), [its API](docs/API.md)";
  assert.equal(adaptLinks(text, "README.md", null), "the game, [its API](docs/API.md)");
});
