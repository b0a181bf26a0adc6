// Reading data that is not trusted.

/** The own fields of an object, without inherited ones; null if it is not an object. */
export function ownFields(value: unknown): ReadonlyMap<string, unknown> | null {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? new Map(Object.entries(value)) : null;
}
