// The manifests, the links and the files in .github agree with the project.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { PARTS } from "./checks.mjs";
import { LINKING, publicRepository, read, renameLinks, repository, ROOT } from "./repository.mjs";

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

test("a release is refused while the owner of the repository is a placeholder", () => {
  const check = (/** @type {string} */ name) =>
    spawnSync("node", ["scripts/repository.mjs", "--check", name], { cwd: ROOT, encoding: "utf8" });
  const { status, stderr } = check(repository());
  assert.equal(status === 0, publicRepository() !== null, stderr);
  if (status !== 0) assert.match(stderr, /is a placeholder/);
  assert.notEqual(check("someone/else").status, 0);
});

/** Where the files of the project are on the web. */
const pages = [`${url}/blob/HEAD/`, `https://raw.githubusercontent.com/${repository()}/HEAD/`];

/**
 * The links of a text in Markdown to files of the project, by their paths or by their addresses on the
 * web: each file, and the heading in it if one is named.
 * @param {string} file
 */
function localLinks(file) {
  const up = "../".repeat(file.split("/").length - 1);
  const text = pages.reduce(
    (text, page) => text.replaceAll(`](${page}`, `](${up}`),
    read(file).replace(/^```.*?^```/gms, ""),
  );
  return [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(
    ([, path, heading]) => ({
      target: path ? normalize(join(dirname(file), path)) : file,
      heading,
    }),
  );
}

/**
 * The names of a text's headings in links, as GitHub makes them.
 * @param {string} file
 */
function headings(file) {
  const lines = [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, line = ""]) => line.toLowerCase());
  return lines.map((line) => line.replace(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(" ", "-"));
}

const texts = tracked.filter((file) => file.endsWith(".md"));

test("every link of a text to a file leads to one, and to a heading of it", () => {
  for (const { file, target, heading } of texts.flatMap((file) =>
    localLinks(file).map((link) => ({ file, ...link })),
  )) {
    assert.ok(existsSync(join(ROOT, target)), `${file} links to ${target}`);
    if (heading) assert.ok(headings(target).includes(heading), `${file}: ${target}#${heading}`);
  }
});

test("every picture in docs is shown", () => {
  const shown = new Set(texts.flatMap((file) => localLinks(file).map(({ target }) => target)));
  const pictures = tracked.filter((file) => /^docs\/.*\.(png|svg)$/.test(file));
  assert.ok(pictures.length > 0);
  assert.deepEqual(
    pictures.filter((file) => !shown.has(file)),
    [],
  );
});

test("the game is explained with the same pictures in every language", () => {
  const pictures = (/** @type {string} */ file) =>
    localLinks(file).flatMap(({ target }) => (target.endsWith(".svg") ? [target] : []));
  assert.deepEqual(pictures("docs/GAME.vi.md"), pictures("docs/GAME.md"));
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
  const list = /^ +part: \[(.*)\]$/m.exec(read(".github/workflows/ci.yml"))?.[1] ?? "";
  assert.deepEqual(list.split(", ").sort(), Object.keys(PARTS).sort());
});

test("every action of the workflows is pinned by a commit, with its version beside it", () => {
  const files = tracked.filter((file) => /^\.github\/.*\.ya?ml$/.test(file));
  const used = files.flatMap((file) => [...read(file).matchAll(/^ *(?:- )?uses: (.*)$/gm)]);
  const actions = used.map(([, action = ""]) => action).filter((one) => !one.startsWith("./"));
  assert.ok(actions.length > 10);
  const pinned = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$|^docker:\/\/.+@sha256:[0-9a-f]{64}$/;
  assert.deepEqual(
    actions.filter((action) => !pinned.test(action)),
    [],
  );
});
