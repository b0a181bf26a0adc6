// The README of the package.

/**
 * The README as registries show it: without the pictures of the checkout, and with plain text for
 * the links to its files, which would lead nowhere.
 * @param {string} text
 */
export function removeLocalLinks(text) {
  const local = "(?!https?:|#)[^)]*";
  return text
    .replace(new RegExp(`^!\\[[^\\]]*\\]\\(${local}\\)\\n\\n?`, "gm"), "")
    .replace(new RegExp(`\\[([^\\]]*)\\]\\(${local}\\)`, "g"), "$1");
}
