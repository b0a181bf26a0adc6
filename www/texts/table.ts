// A table of texts: the compiler checks that all languages have the same entries.

/** The languages of the site. */
export const LANGUAGES = ["en", "vi"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A value for each language. */
export type Table<T> = Readonly<Record<Language, T>>;
