// A table of texts: what the English ones have, those in every other language have too, or it does not compile.

/** The languages of the site. */
export const LANGUAGES = ["en", "vi"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A value for each language. */
export type Table<T> = Readonly<Record<Language, T>>;

/** A table whose entries are those of the English texts. */
export function table<T>(texts: { readonly en: T; readonly vi: NoInfer<T> }): Table<T> {
  return texts;
}
