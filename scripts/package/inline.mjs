// Virtual modules, by which the build puts values into a bundle.

/**
 * A plugin for rolldown that knows a module by its name: its exports are these values.
 * @param {string} id
 * @param {Record<string, string | number | number[]>} values
 */
export function inlineText(id, values) {
  const source = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return {
    name: id,
    resolveId: (/** @type {string} */ name) => (name === id ? id : null),
    load: (/** @type {string} */ name) => (name === id ? source.join("\n") : null),
  };
}
