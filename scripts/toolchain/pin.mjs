// Records the checksums of the prebuilt tools: `node scripts/toolchain/pin.mjs`, on a machine that
// reaches the releases. Run it after a version changes, and commit what it writes.
import { writeFileSync } from "node:fs";
import { archiveUrl, download, readReleases, RELEASES_FILE, sha256 } from "./prebuilt.mjs";
import { PREBUILT } from "./versions.mjs";

const releases = readReleases();
for (const { crate, version } of PREBUILT) {
  const release = releases[crate];
  if (!release) throw new Error(`releases.json does not name ${crate}`);
  /** @type {Record<string, string>} */
  const sums = {};
  for (const platform of Object.keys(release.targets)) {
    const url = archiveUrl(release, version, platform);
    sums[platform] = sha256(await download(url));
    console.log(`${sums[platform]}  ${url}`);
  }
  release.sha256 = { [version]: sums };
}
writeFileSync(RELEASES_FILE, `${JSON.stringify(releases, null, 2)}\n`);
