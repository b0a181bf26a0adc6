// A table of texts. It compiles only if all languages have the same entries.
import type { Language } from "../storage/languages.js";

/** A value for each language. */
export type Table<T> = Readonly<Record<Language, T>>;

/** A table whose entries are those of the English texts. */
export function table<T>(texts: { readonly en: T; readonly vi: NoInfer<T> }): Table<T> {
  return texts;
}
