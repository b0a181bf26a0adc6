// The documents of the package.

/**
 * A document with its links to files of the checkout as links to the repository. A relative link leads
 * nowhere on a registry's page, and in the package most of these files are missing.
 * @param {string} text
 * @param {string} file the place of the document in the checkout
 * @param {string} repository the address of the repository
 */
export function makeLinksAbsolute(text, file, repository) {
  const here = `${repository}/blob/HEAD/${file}`;
  // Code can look like a link: fenced blocks are matched first, and stay as they are.
  const fenceOrLink = /^```.*?^```$|(\[[^\]]*\])\((?!https?:|#)([^)]*)\)/gms;
  return text.replace(fenceOrLink, (found, title, link) =>
    title ? `${title}(${new URL(link, here)})` : found,
  );
}
