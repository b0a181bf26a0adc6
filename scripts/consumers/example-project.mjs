// Projects that are made of the examples in the documents.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exampleFile } from "./examples.mjs";
import { CONSUMERS } from "./project.mjs";

/**
 * Makes a project with files of the documents, after a folder of the consumers if there is one. Returns its
 * folder among the consumers.
 * @param {string} name
 * @param {readonly string[]} files
 * @param {string} [template]
 */
export function makeProject(name, files, template) {
  const folder = join("dist", name);
  const place = join(CONSUMERS, folder);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  if (template) cpSync(join(CONSUMERS, template), place, { recursive: true });
  for (const file of files) writeFileSync(join(place, file), exampleFile(file));
  return folder;
}
