// Names that players choose: letters and digits of all languages, with their marks and single spaces. What looks like
// a name and is not one, such as invisible letters, is refused.

/** How many characters a name has at most. */
export const LONGEST_NAME = 24;

/** A letter or a digit, with the marks of the scripts that need them; more of them only cover other lines. */
const NAME = /^(?:[\p{L}\p{N}]\p{M}{0,3})+(?: (?:[\p{L}\p{N}]\p{M}{0,3})+)*$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * A name as the service accepts it: in the usual form of its characters, without spaces around it and with single ones
 * inside. `null` for what is no name.
 *
 * @example
 * ```ts
 * cleanName("  Bảo  Ngọc 7 "); // "Bảo Ngọc 7"
 * cleanName("<b>"); // null
 * ```
 */
export function cleanName(name: unknown): string | null {
  if (typeof name !== "string" || name.length > 200) return null;
  const clean = name.normalize("NFKC").trim().replace(/\s+/g, " ");
  const isName = NAME.test(clean) && !INVISIBLE.test(clean) && [...clean].length <= LONGEST_NAME;
  return isName ? clean : null;
}
