import { expect, test } from "@playwright/test";
import { LANGUAGES, language } from "../../app/i18n/index.js";
import { fromHash, toHash } from "../../app/link.js";
import { DEFAULTS, parseSettings } from "../../app/settings.js";
import {
  DECISIONS,
  OBJECTIVES,
  OFFICIAL_RULES,
  RULES,
  STANDARD_RULES,
  SWITCHES,
} from "../../game/rules.js";

test("a link contains the position and the rules", () => {
  for (const fen of [
    "6c4/11/11/11/11/11/11/11/2(NF+T)8/11/11/6C4 r - - 0 1",
    "5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 r - - 0 1 c4:(NT):F>d4,T>&d4...",
    "5c5/11/11/11/11/11/11/11/(NFT)2i7/11/11/6C4 r - - 0 1 a4:(NFT):N>_d4...",
  ]) {
    const rules = { ...STANDARD_RULES, navyPasses: true, airDefense: "noFly" as const };
    expect(fromHash(toHash(fen, rules))).toEqual({ fen, rules, game: null });
    const standard = { fen, rules: STANDARD_RULES, game: null };
    expect(fromHash(toHash(fen, STANDARD_RULES))).toEqual(standard);
    expect(toHash(fen, rules)).not.toMatch(/[ %](?!2B|26|[0-9A-F]{2})/);
  }
});

test("every rule has its name in links, as in old ones", () => {
  const fen = "5c5/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1";
  const suffix =
    "no-tankFiresOver,navyPasses,stealthAirForce,lastGuard,noFly,headquarterMarches,airForceCarriesOne," +
    "airForceReturnsOnlyIfUnsafe,commanderBoardsAtSea,naval,points,playOn";
  const rules = {
    tankFiresOver: false,
    navyPasses: true,
    stealthAirForce: true,
    lastGuard: true,
    airDefense: "noFly",
    headquarterMarches: true,
    airForceCarriesOne: true,
    airForceReturnsOnlyIfUnsafe: true,
    commanderBoardsAtSea: true,
    objective: "naval",
    decidedBy: "points",
    playOn: true,
  } as const;
  expect(toHash(fen, rules)).toBe(`#fen=${fen.replaceAll(" ", "_")}&rules=${suffix}`);
  expect(fromHash(toHash(fen, rules))?.rules).toEqual(rules);
  for (const [name, values] of RULES) {
    for (const value of values) {
      const changed = { ...STANDARD_RULES, [name]: value };
      expect(fromHash(toHash(fen, changed))?.rules).toEqual(changed);
    }
  }
});

test("a link can name rules that have a name", () => {
  const rules = (names: string) => fromHash(`#fen=x&rules=${names}`)?.rules;
  expect(rules("official")).toEqual(OFFICIAL_RULES);
  expect(rules("official,naval,points")).toEqual({
    ...OFFICIAL_RULES,
    objective: "naval",
    decidedBy: "points",
  });
  const mixture = { ...OFFICIAL_RULES, navyPasses: true, lastGuard: false } as const;
  expect(fromHash(toHash("x", mixture))?.rules).toEqual(mixture);
});

test("every language has a text for every option of the rules and each of its values", () => {
  for (const { rules, match } of LANGUAGES) {
    expect(Object.keys(rules.options)).toEqual(SWITCHES.map(([name]) => name));
    for (const [name, values] of SWITCHES) {
      const texts = rules.options[name];
      // An option that is on or off has one sentence.
      if (typeof texts === "string") expect(values, name).toEqual([false, true]);
      else expect(Object.keys(texts).sort()).toEqual([...values.map(String), "title"].sort());
    }
    expect(Object.keys(match.battle.objectives)).toEqual(OBJECTIVES);
    expect(Object.keys(match.battle.decisions)).toEqual(DECISIONS);
  }
});

test("a link without a position, or with a broken one, does not throw", () => {
  expect(fromHash("")).toBeNull();
  expect(fromHash("#other=1")).toBeNull();
  expect(fromHash("#fen=%E0%A4%A")?.fen).toBe("%E0%A4%A");
  expect(fromHash("#fen=x&rules=unheard")?.rules).toEqual(STANDARD_RULES);
});

test("settings are read back, and invalid ones have their defaults", () => {
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

/** The plain texts of a language by their path; those with parameters are left out. */
function plainTexts(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    plainTexts(part, `${path}.${name}`),
  );
  return inner.filter(([, text]) => typeof text === "string");
}

test("no text is empty, or left in English", () => {
  const english = new Map(plainTexts(language("en")));
  expect(english.size).toBeGreaterThan(100);
  for (const messages of LANGUAGES) {
    for (const [path, text] of plainTexts(messages)) {
      expect(text, path).not.toBe("");
      // The name of the game is the same everywhere.
      if (messages.code !== "en" && path !== ".title") {
        expect(text, path).not.toBe(english.get(path));
      }
    }
  }
});
