// The languages of the site, which `texts/table.ts` asks for in every table.
export const LANGUAGES = ["en", "vi"] as const;
export type Language = (typeof LANGUAGES)[number];
