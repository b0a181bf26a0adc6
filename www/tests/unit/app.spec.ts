import { expect, test } from "@playwright/test";
import { LANGUAGES, language } from "../../app/i18n/index.js";
import { fromHash, STANDARD, toHash } from "../../app/link.js";
import { DEFAULTS, parseSettings } from "../../app/settings.js";

test("a link gives back the position and the rules it was made from", () => {
  for (const fen of [
    "6c4/11/11/11/11/11/11/11/2(NF+T)8/11/11/6C4 r - - 0 1",
    "5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 r - - 0 1 c4:(NT):F>d4,T>&d4...",
  ]) {
    const rules = { ...STANDARD, navyPasses: true, airDefense: "noFly" as const };
    expect(fromHash(toHash(fen, rules))).toEqual({ fen, rules });
    expect(fromHash(toHash(fen, STANDARD))).toEqual({ fen, rules: STANDARD });
    expect(toHash(fen, rules)).not.toMatch(/[ %](?!2B|26|[0-9A-F]{2})/);
  }
});

test("a link without a position, or with a broken one, is no accident", () => {
  expect(fromHash("")).toBeNull();
  expect(fromHash("#other=1")).toBeNull();
  expect(fromHash("#fen=%E0%A4%A")?.fen).toBe("%E0%A4%A");
  expect(fromHash("#fen=x&rules=unheard")?.rules).toEqual(STANDARD);
});

test("settings survive, and nonsense is left at its default", () => {
  const settings = { ...DEFAULTS, theme: "dark" as const, air: "both" as const, sound: true };
  expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  for (const text of [null, "", "{", "null", "7", '{"theme":"pink","sound":"yes"}']) {
    expect(parseSettings(text)).toEqual(DEFAULTS);
  }
});

test("the language is the chosen one, else the browser's, else English", () => {
  expect(language("vi", ["en"]).code).toBe("vi");
  expect(language(null, ["fr-FR", "vi-VN"]).code).toBe("vi");
  expect(language(null, ["fr-FR"]).code).toBe("en");
});

test("no language lacks a text", () => {
  const empty = (value: unknown): boolean =>
    value === "" ||
    (typeof value === "object" && value !== null && Object.values(value).some(empty));
  for (const messages of LANGUAGES) expect(empty(messages)).toBe(false);
});
