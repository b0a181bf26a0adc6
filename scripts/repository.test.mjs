// The manifests, the links and the files in .github agree with the project.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { LINKING, read, renameLinks, repository, ROOT } from "./repository.mjs";

const url = `https://github.com/${repository()}`;

test("the manifests name the repository", () => {
  const cargo = read("Cargo.toml");
  assert.equal(/^repository = "(.*)"$/m.exec(cargo)?.[1], url);
  assert.equal(/^homepage = "(.*)"$/m.exec(cargo)?.[1], `${url}#readme`);
  for (const [file, directory] of Object.entries({
    "package.json": {},
    "js/package.json": { directory: "js" },
  })) {
    const manifest = JSON.parse(read(file));
    const expected = { type: "git", url: `git+${url}.git`, ...directory };
    assert.deepEqual(manifest.repository, expected, file);
    assert.equal(manifest.homepage, `${url}#readme`, file);
    assert.deepEqual(manifest.bugs, { url: `${url}/issues` }, file);
  }
});

const listed = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" });
const tracked = listed.split("\0").filter((file) => file && existsSync(join(ROOT, file)));

const LINK = /github(?:usercontent)?\.com\/([\w.-]+\/[\w-]+)/g;

test("every link to a repository of this name leads to the same one", () => {
  const [, name] = repository().split("/");
  const files = tracked.filter((file) => /\.(md|ya?ml|json|toml|html|m?[jt]s|rs)$/.test(file));
  for (const file of files) {
    for (const [, linked] of read(file).matchAll(LINK)) {
      if (linked?.split("/")[1] !== name) continue;
      assert.equal(linked, repository(), file);
      assert.ok(LINKING.includes(file), `${file} links to the repository: add it to LINKING`);
    }
  }
});

test("renaming the repository renames links to its pages and to its files", () => {
  const links = (/** @type {string} */ name) =>
    `https://github.com/${name}/issues https://raw.githubusercontent.com/${name}/HEAD/a.png`;
  assert.equal(renameLinks(links("OWNER/some"), "OWNER/some", "me/other"), links("me/other"));
});

/**
 * The links and pictures of a document that are files of the repository, from its top.
 * @param {string} file
 */
function linkedFiles(file) {
  const pages = [`${url}/blob/HEAD/`, `https://raw.githubusercontent.com/${repository()}/HEAD/`];
  const text = read(file).replace(/^```.*?^```$/gms, "");
  return [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].flatMap(([, link = ""]) => {
    const page = pages.find((start) => link.startsWith(start));
    if (page) return link.slice(page.length);
    return /^https?:/.test(link) ? [] : join(dirname(file), link);
  });
}

test("every link to a file of the repository leads to one", () => {
  const documents = tracked.filter((file) => file.endsWith(".md"));
  for (const file of documents) {
    const missing = linkedFiles(file).filter((linked) => !tracked.includes(linked));
    assert.deepEqual(missing, [], file);
  }
});

test("registries can show the pictures of the README", () => {
  const pictures = read("README.md").match(/!\[[^\]]*\]\(.*?\)/g) ?? [];
  assert.ok(pictures.length > 0);
  for (const picture of pictures)
    assert.match(picture, /\(https:\/\/raw\.githubusercontent\.com\//);
});

const LOCKS = { cargo: "Cargo.lock", npm: "package-lock.json" };

test("every lock file is kept up to date by Dependabot", () => {
  const updates = read(".github/dependabot.yml").split("package-ecosystem: ").slice(1);
  for (const [ecosystem, lock] of Object.entries(LOCKS)) {
    const update = updates.find((text) => text.startsWith(`${ecosystem}\n`)) ?? "";
    const directories = JSON.parse(/directories: (\[.*\])/.exec(update)?.[1] ?? "[]");
    const locked = tracked.filter((file) => `/${file}`.endsWith(`/${lock}`));
    const folders = locked.map((file) => `/${file}`.slice(0, -lock.length - 1) || "/");
    assert.deepEqual(directories.sort(), folders.sort(), ecosystem);
  }
});

test("the CI workflow runs every part of npm test", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const parts = Object.keys(scripts).flatMap((name) => /^test:(?!all$)(.+)/.exec(name)?.[1] ?? []);
  const list = /^ +part: \[(.*)\]$/m.exec(read(".github/workflows/ci.yml"))?.[1] ?? "";
  assert.deepEqual(list.split(", ").sort(), parts.sort());
});
