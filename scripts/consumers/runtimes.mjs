// Runtimes other than Node, from the npm packages of the consumers. They are there for Linux.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { CONSUMERS } from "./project.mjs";

const modules = join(CONSUMERS, "node_modules");

export const BUN = join(modules, "@oven", "bun-linux-x64", "bin", "bun");
export const DENO = join(modules, "@deno", "linux-x64-glibc", "deno");
export const WORKERD = join(modules, "@cloudflare", "workerd-linux-64", "bin", "workerd");

/**
 * Skips a test on platforms for which a runtime is not installed.
 * @param {string} program
 */
export function requireRuntime(program) {
  test.skip(!existsSync(program), "the runtime is not there for this platform");
}
