// The download of prebuilt tools, from a server on this machine in the place of the real one.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { Problem } from "../lib/log.mjs";
import {
  archiveUrl,
  download,
  installPrebuilt,
  PLATFORM,
  readReleases,
  sha256,
} from "./prebuilt.mjs";
import { getTool } from "./tools.mjs";
import { PREBUILT } from "./versions.mjs";

const VERSION = "1.2.3";
/** For servers that answer: enough on a busy machine. */
const PATIENCE = { idle: 20_000, total: 60_000 };
/** For servers that do not. */
const IMPATIENCE = { idle: 200, total: 1_000 };
/** What a command of the fake release is: a script, so these tests do not run it on Windows. */
const SCRIPT = `#!/bin/sh\necho "tool ${VERSION}"\n`;
const posixOnly = { skip: process.platform === "win32" && "the fake tool is a shell script" };

/** @type {string} */
let folder;
/** @type {Buffer} */
let archive;
/** @type {import("node:http").Server} */
let server;
/** @type {(response: import("node:http").ServerResponse) => void} */
let answer;
/** @type {string[]} */
let requests;

before(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? "");
    answer(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  process.env.COTULENH_RELEASES = `http://127.0.0.1:${port}`;
});

after(() => {
  delete process.env.COTULENH_RELEASES;
  server.closeAllConnections();
  server.close();
});

/** An archive as releases have them, with this script as its only command. @param {string} script */
function pack(script) {
  const source = join(folder, "source");
  const top = `tool-v${VERSION}`;
  mkdirSync(join(source, top), { recursive: true });
  writeFileSync(join(source, top, "tool"), script, { mode: 0o755 });
  execFileSync("tar", ["-czf", "tool.tar.gz", top], { cwd: source });
  return readFileSync(join(source, "tool.tar.gz"));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cotulenh-prebuilt-"));
  archive = pack(SCRIPT);
  answer = (response) => response.end(archive);
  requests = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A release of the fake tool with this checksum.
 *
 * @returns {import("./prebuilt.mjs").Release}
 */
const release = (checksum = sha256(archive)) => ({
  url: "/releases/v{version}/tool-v{version}-{target}.tar.gz",
  targets: { [PLATFORM]: "this-platform" },
  sha256: checksum ? { [VERSION]: { [PLATFORM]: checksum } } : {},
});

/** @param {import("./prebuilt.mjs").Release} from */
const install = (from, patience = PATIENCE) =>
  installPrebuilt(from, VERSION, ["tool"], folder, patience);

/** What the compiler leaves in the place of the release's command. */
const COMPILED = `#!/bin/sh\n# compiled\necho "tool ${VERSION}"\n`;

/**
 * Gets the fake tool from its release, or else by a compiler, and returns its text.
 *
 * @param {import("./prebuilt.mjs").Release} from
 */
async function getByEitherWay(from, patience = PATIENCE) {
  /** @type {import("./versions.mjs").Tool} */
  const tool = { crate: "tool", version: VERSION, commands: ["tool"], flags: [] };
  await getTool(tool, folder, [
    ["the release's binary", () => install(from, patience)],
    [
      "cargo install",
      async () => {
        mkdirSync(join(folder, "bin"), { recursive: true });
        writeFileSync(join(folder, "bin", "tool"), COMPILED, { mode: 0o755 });
      },
    ],
  ]);
  return readFileSync(join(folder, "bin", "tool"), "utf8");
}

test("the right archive is installed", posixOnly, async () => {
  assert.equal(await getByEitherWay(release()), SCRIPT);
  assert.deepEqual(requests, [`/releases/v${VERSION}/tool-v${VERSION}-this-platform.tar.gz`]);
  assert.ok(!existsSync(join(folder, "archive.tar.gz")), "the archive is removed");
});

test(
  "an archive with another checksum is not unpacked, and the tool is compiled",
  posixOnly,
  async () => {
    const other = release("0".repeat(64));
    await assert.rejects(install(other), (error) => {
      return (
        error instanceof Problem && error.message.includes(`has the checksum ${sha256(archive)}`)
      );
    });
    assert.ok(!existsSync(join(folder, "bin")));
    assert.equal(await getByEitherWay(other), COMPILED);
  },
);

test("an archive without a recorded checksum is not even downloaded", posixOnly, async () => {
  await assert.rejects(install(release("")), /no checksum of 1\.2\.3/);
  assert.equal(await getByEitherWay(release("")), COMPILED);
  assert.deepEqual(requests, []);
});

test("a release without the archive", async () => {
  answer = (response) => response.writeHead(404).end("not here");
  await assert.rejects(install(release()), /answers 404/);
});

test("a server that never answers", { ...posixOnly, timeout: 15_000 }, async () => {
  answer = () => {};
  assert.equal(await getByEitherWay(release(), IMPATIENCE), COMPILED);
});

test("a server that stops in the middle", { timeout: 15_000 }, async () => {
  answer = (response) => {
    response.writeHead(200, { "content-length": archive.length });
    response.write(archive.subarray(0, 10));
  };
  await assert.rejects(download(`${process.env.COTULENH_RELEASES}/x`, IMPATIENCE), /in time/);
});

test("a server that sends a little at a time, for ever", { timeout: 15_000 }, async () => {
  answer = (response) => {
    const timer = setInterval(() => response.write("x"), IMPATIENCE.idle / 4);
    response.on("close", () => clearInterval(timer));
  };
  await assert.rejects(download(`${process.env.COTULENH_RELEASES}/x`, IMPATIENCE), /in time/);
});

test("a server that cannot be reached", async () => {
  await assert.rejects(download("http://127.0.0.1:1/x", PATIENCE), /cannot be reached/);
});

test("a binary that does not run here is replaced by a compiled one", posixOnly, async () => {
  archive = pack("#!/bin/sh\nexit 1\n");
  assert.equal(await getByEitherWay(release()), COMPILED);
});

test("releases.json describes the tools, and nothing but checksums is in its lists", () => {
  const releases = readReleases();
  for (const { crate, version } of PREBUILT) {
    const entry = releases[crate];
    assert.ok(entry, `${crate} is not in releases.json`);
    for (const platform of Object.keys(entry.targets)) {
      assert.match(archiveUrl(entry, version, platform), /\d+\.\d+\.\d+-[\w-]+\.tar\.gz$/);
    }
    for (const [pinned, sums] of Object.entries(entry.sha256)) {
      assert.equal(pinned, version, `${crate} is ${version}: run node scripts/toolchain/pin.mjs`);
      for (const [platform, sum] of Object.entries(sums)) {
        assert.ok(platform in entry.targets, `${platform} is no platform of ${crate}`);
        assert.match(sum, /^[0-9a-f]{64}$/);
      }
    }
  }
});
