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

test("refusals in Vietnamese tell as much as the English ones", () => {
  const { refusal } = language("vi");
  const tells = (code: string, message: string) => refusal(code, message);
  expect(tells("ILLEGAL_MOVE", "Tf9: there is no such legal move")).toBe(
    "Tf9: Không có nước đi hợp lệ như vậy.",
  );
  expect(
    tells("PGN_AMBIGUOUS_MOVE", "Td4: several moves fit: Tc4d4, Te4d4 (line 2, column 7)"),
  ).toBe("Td4: Nước đi này có nhiều cách hiểu: Tc4d4, Te4d4 (dòng 2, cột 7).");
  expect(tells("FEN_UNKNOWN_PIECE", "'x' is no piece (at byte 1, rank 12)")).toBe(
    "x: Chữ này không phải là quân cờ (ký tự thứ 2, hàng 12).",
  );
  expect(tells("WRONG_TERRAIN", "a navy may not stand on g6: it is land")).toMatch(/\(ô g6\)\.$/);
  expect(tells("DEPLOY_ELSEWHERE", "in other words")).toBe("Đang triển khai từ một ô khác.");
  expect(tells("UNHEARD_OF", "something new")).toBe("something new");
  expect(language("en").refusal("ILLEGAL_MOVE", "Tf9: no")).toBe("Tf9: no");
});

test("no language lacks a text", () => {
  const empty = (value: unknown): boolean =>
    value === "" ||
    (typeof value === "object" && value !== null && Object.values(value).some(empty));
  for (const messages of LANGUAGES) expect(empty(messages)).toBe(false);
});
