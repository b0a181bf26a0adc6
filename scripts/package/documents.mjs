// The documents of the package.

/**
 * A document with its links to files of the checkout as links to the repository. A relative link leads
 * nowhere on a registry's page, and in the package most of these files are missing.
 * @param {string} text
 * @param {string} file the place of the document in the checkout
 * @param {string} repository the repository on GitHub, as `owner/name`
 */
export function makeLinksAbsolute(text, file, repository) {
  const page = `https://github.com/${repository}/blob/HEAD/${file}`;
  const picture = `https://raw.githubusercontent.com/${repository}/HEAD/${file}`;
  // Code can look like a link: fenced blocks are matched first, and stay as they are.
  const fenceOrLink = /^```.*?^```$|(!?)(\[[^\]]*\])\((?!https?:|#)([^)]*)\)/gms;
  return text.replace(fenceOrLink, (found, mark, title, link) =>
    title ? `${mark}${title}(${new URL(link, mark ? picture : page)})` : found,
  );
}
