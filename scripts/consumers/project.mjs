// Where the packed package is installed for its tests.
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../lib/paths.mjs";

const id = createHash("sha256").update(ROOT).digest("hex").slice(0, 12);

/** The packed package. */
export const TARBALL = join(ROOT, "target", "pack", "cotulenh-wasm.tgz");

/** An empty project with the packed package: outside the checkout, so that it finds nothing else. */
export const PROJECT = join(tmpdir(), `cotulenh-consumer-${id}`);

/** The small projects that use the package with other people's tools. */
export const CONSUMERS = join(ROOT, "pkg-tests", "consumers");
