// The manifests, the links and the files in .github agree with the project.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LINKING, read, repository, ROOT } from "./repository.mjs";

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

test("every link to a repository of this name leads to the same one", () => {
  const [, name] = repository().split("/");
  const files = tracked.filter((file) => /\.(md|ya?ml|json|toml|html|m?[jt]s|rs)$/.test(file));
  for (const file of files) {
    for (const [, linked] of read(file).matchAll(/github\.com\/([\w.-]+\/[\w-]+)/g)) {
      if (linked?.split("/")[1] !== name) continue;
      assert.equal(linked, repository(), file);
      assert.ok(LINKING.includes(file), `${file} links to the repository: add it to LINKING`);
    }
  }
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
