// Links and pictures of the documents that are packed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeLinksAbsolute } from "./documents.mjs";

const PAGES = "https://github.com/me/it/blob/HEAD/";
const PICTURES = "https://raw.githubusercontent.com/me/it/HEAD/";

for (const [what = "", file = "", text = "", expected] of [
  ["a link", "README.md", "[a](docs/API.md#moves)", `[a](${PAGES}docs/API.md#moves)`],
  ["a link in a folder", "docs/API.md", "[a](RULES.md)", `[a](${PAGES}docs/RULES.md)`],
  ["a picture", "README.md", "![a](docs/board.png)", `![a](${PICTURES}docs/board.png)`],
  ["a heading", "README.md", "[a](#moves)", "[a](#moves)"],
  ["an address", "README.md", "[a](https://example.org)", "[a](https://example.org)"],
  ["code", "README.md", "```js\n[a](b)\n```", "```js\n[a](b)\n```"],
]) {
  test(`${what} of ${file}`, () => assert.equal(makeLinksAbsolute(text, file, "me/it"), expected));
}
