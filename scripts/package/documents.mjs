// The documents of the package.
import { posix } from "node:path";

/** The documents that are shipped. Links between them stay as they are. */
export const SHIPPED = [
  "README.md",
  "CHANGELOG.md",
  "docs/API.md",
  "docs/BOARD.md",
  "docs/ENVIRONMENTS.md",
  "docs/FRAMEWORKS.md",
  "docs/GUIDE.md",
  "docs/LESSONS.md",
  "docs/MIGRATING.md",
  "docs/ONLINE.md",
  "docs/PUZZLES.md",
  "docs/RECIPES.md",
  "docs/RULES.md",
  "docs/VIEWER.md",
];

/**
 * Whether a link of a document leads to another that is shipped.
 * @param {string} link
 * @param {string} file the place of the document
 */
export const leadsToShipped = (link, file) =>
  SHIPPED.includes(posix.join(posix.dirname(file), link.replace(/#.*/, "")));

/**
 * A document with its links to files that are not in the package, and to pictures, as links to the repository; as plain
 * words, without the pictures, while there is none.
 * @param {string} text
 * @param {string} file the place of the document in the checkout
 * @param {string | null} repository the repository on GitHub, as `owner/name`
 */
export function adaptLinks(text, file, repository) {
  const page = `https://github.com/${repository}/blob/HEAD/${file}`;
  const picture = `https://raw.githubusercontent.com/${repository}/HEAD/${file}`;
  // Code can look like a link: fenced blocks are matched first, and stay as they are.
  const fenceOrLink = /^```.*?^```$|(!?)\[([^\]]*)\]\((?!https?:|#)([^)]*)\)/gms;
  return text.replace(fenceOrLink, (found, mark, title, link) => {
    if (title === undefined || (!mark && leadsToShipped(link, file))) return found;
    if (!repository) return mark ? "" : title;
    return `${mark}[${title}](${new URL(link, mark ? picture : page)})`;
  });
}
