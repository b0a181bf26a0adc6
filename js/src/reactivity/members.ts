// The methods of the public classes. Those of a topic are in a file of their own, as a class whose methods are copied to
// the public one. Around each of them goes the same: the check that the object was not freed, the refusal of surplus
// arguments, and an error whose stack begins with the caller. Written out in all 127 methods, this would add 1.1 kB to
// `cotulenh-wasm` and 0.4 kB each to `tree` and `play` (gzip), and one that forgets it would not be noticed.
import { throwingAtCaller } from "../errors/caller.js";

interface ClassLike {
  readonly prototype: object;
}

/** What a method is called after: it throws if the object cannot be used any more. */
type Check = ((self: unknown) => unknown) | undefined;

/** Copies the methods of `topics` to a class, and wraps all of them. `checkFor` says what is called before a method. */
export function defineMethods(
  target: ClassLike,
  topics: readonly ClassLike[],
  checkFor: (name: string, method: Function) => Check,
): void {
  for (const { prototype } of [target, ...topics]) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const { value: method } = Object.getOwnPropertyDescriptor(prototype, name)!;
      if (name === "constructor" || typeof method !== "function") continue;
      const before = checkFor(name, method);
      // `JSON.stringify` passes a key.
      const value = throwingAtCaller(method, { before, isCallback: name === "toJSON" });
      Object.defineProperty(target.prototype, name, { value, writable: true, configurable: true });
    }
  }
}

/** Makes `using` call a method at the end of its block. */
export function defineDispose({ prototype }: ClassLike, name: string): void {
  // Older engines have no `Symbol.dispose`; tools that compile `using` for them look it up so.
  const dispose: symbol = Symbol.dispose ?? Symbol.for("Symbol.dispose");
  const value: unknown = (prototype as Record<string, unknown>)[name];
  Object.defineProperty(prototype, dispose, { value });
}
