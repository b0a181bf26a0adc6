// The manifests and the links agree about where the project lives, and the workflows about its parts.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { LINKING, read, repository } from "./repository.mjs";

const url = `https://github.com/${repository()}`;

test("the manifests name the repository", () => {
  const cargo = read("Cargo.toml");
  assert.equal(/^repository = "(.*)"$/m.exec(cargo)?.[1], url);
  assert.equal(/^homepage = "(.*)"$/m.exec(cargo)?.[1], `${url}#readme`);
  for (const [file, directory] of [
    ["package.json", undefined],
    ["js/package.json", "js"],
  ]) {
    const manifest = JSON.parse(read(/** @type {string} */ (file)));
    const expected = { type: "git", url: `git+${url}.git`, ...(directory && { directory }) };
    assert.deepEqual(manifest.repository, expected, file);
    assert.equal(manifest.homepage, `${url}#readme`, file);
    assert.deepEqual(manifest.bugs, { url: `${url}/issues` }, file);
  }
});

test("every link to a repository of this name leads to the same one", () => {
  const [, name] = repository().split("/");
  const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  const files = tracked.filter((file) => /\.(md|ya?ml|json|toml|html|m?[jt]s|rs)$/.test(file));
  for (const file of files) {
    for (const [, linked] of read(file).matchAll(/github\.com\/([\w.-]+\/[\w-]+)/g)) {
      if (linked?.split("/")[1] !== name) continue;
      assert.equal(linked, repository(), file);
      assert.ok(LINKING.includes(file), `${file} links to the repository: add it to LINKING`);
    }
  }
});
