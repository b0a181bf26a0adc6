// One name for a piece, in every text of the site and of the package.
import { expect, test } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Other names: an air force, a navy and an anti-air gun have one each. */
const OTHER_NAMES = {
  en: /\b(planes?|aircraft|ships?|boats?|(?<!anti-air )guns?)\b/i,
  vi: /máy(?:\s|\\u00a0)bay|(?<![\wÀ-ỹ])tàu(?![\wÀ-ỹ])|súng cao xạ|pháo phòng không/i,
};

/** The files with texts for people. */
function listFiles(): string[] {
  const inFolder = (folder: string) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") || file.endsWith(".tsx"))
      .filter((file) => !/^(tests|dist|gallery)\b/.test(file))
      .map((file) => join(ROOT, folder, file));
  return ["www", "js/src/texts", "js/src/lessons"].flatMap(inFolder);
}

/** The literals of a file that are sentences or names, without comments. */
function listTexts(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*$/gm, "");
  return (
    (code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [])
      .map((text) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, ""))
      // Names of levels, of marks and of modules are no texts.
      .filter((text) => /\s|^[A-ZÀ-Ỹ]/.test(text))
  );
}

test("air force, navy and anti-air gun have no other name in any text", () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    listTexts(readFileSync(file, "utf8"))
      .filter((text) => OTHER_NAMES.en.test(text) || OTHER_NAMES.vi.test(text))
      .map((text) => `${file.slice(ROOT.length)}: ${text}`),
  );
  expect(found).toEqual([]);
});
