// Binds methods, so that they can be passed as functions: `useSyncExternalStore(play.subscribe, play.snapshot)`.

/** Binds all methods of an object to it. */
export function bindMethods(self: object): void {
  const prototype = Object.getPrototypeOf(self) as Record<string, unknown>;
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method = prototype[name];
    if (name === "constructor" || typeof method !== "function") continue;
    const value: unknown = method.bind(self);
    Object.defineProperty(self, name, { value, writable: true, configurable: true });
  }
}
