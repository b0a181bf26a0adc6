// Errors as sentences, from their codes and facts.
import { expect, test } from "@playwright/test";
import { ERROR_CODES, type ErrorFacts } from "cotulenh-wasm";
import { LANGUAGES, language } from "../../app/i18n/index.js";
import { findErrorOffset, findFenErrors, isUserError, toUserError } from "../../game/errors.js";
import type { GameError } from "../../game/errors.js";
import { Store } from "../../game/store.js";

const USER_CODES = ERROR_CODES.filter(isUserError);
const vietnamese = language("vi");

/** An error with a message that must not be shown in other languages than English. */
const error = (code: GameError["code"], facts: ErrorFacts = {}): GameError => {
  return { code, message: "in English", ...facts };
};

/** The error of a refused call. */
function errorOf(call: () => void): GameError {
  try {
    call();
  } catch (refusal) {
    return toUserError(refusal);
  }
  throw new Error("the call was not refused");
}

test("every language has a sentence for every error that a user can meet", () => {
  expect(USER_CODES.length).toBeGreaterThan(50);
  for (const messages of LANGUAGES) {
    for (const code of USER_CODES) expect(messages.error(error(code)), code).toMatch(/\S \S/);
  }
});

test("a Vietnamese sentence contains no English", () => {
  for (const code of USER_CODES) {
    const sentence = vietnamese.error(error(code));
    expect(sentence, code).not.toContain("in English");
    expect(sentence, code).toMatch(/^\p{Lu}.*\.$/u);
    // Every Vietnamese sentence has letters that English does not have.
    expect(sentence, code).toMatch(/[À-ỹ]/);
    expect(sentence, code).not.toMatch(/\b(the|is|not|move|piece|square|game)\b/i);
  }
});

test("every fact of an error is in its Vietnamese sentence", () => {
  const facts: ErrorFacts = {
    square: "g6",
    piece: "n",
    color: "b",
    text: "Zz9",
    moves: ["Tc4d4", "Te4d4"],
    illegal: { reason: "blocked", squares: ["e5"] },
    line: 21,
    column: 37,
  };
  for (const code of USER_CODES) {
    const sentence = vietnamese.error(error(code, facts));
    const words = ["g6", "hải quân", "xanh", "Zz9", "Tc4d4, Te4d4", "bị quân ở e5 chặn"];
    for (const word of [...words, "dòng 21", "cột 37"]) expect(sentence, code).toContain(word);
    const inFen = vietnamese.error(error(code, { index: 40, rank: 8 }));
    expect(inFen, code).toContain("ký tự thứ 41, hàng 8");
  }
});

test("the sentences for some errors", () => {
  const sentence = (code: GameError["code"], facts: ErrorFacts = {}) =>
    vietnamese.error(error(code, facts));
  expect(sentence("ILLEGAL_MOVE", { text: "Tf9" })).toBe("Tf9: Không có nước đi hợp lệ như vậy.");
  expect(
    sentence("PGN_AMBIGUOUS_MOVE", { text: "Td4", moves: ["Tc4d4", "Te4d4"], line: 2, column: 7 }),
  ).toBe("Td4: Nước đi này có nhiều cách hiểu: Tc4d4, Te4d4 (dòng 2, cột 7).");
  expect(sentence("FEN_UNKNOWN_PIECE", { text: "x", index: 1, rank: 12 })).toBe(
    "x: Chữ này không phải là quân cờ (ký tự thứ 2, hàng 12).",
  );
  expect(sentence("WRONG_TERRAIN", { square: "g6", piece: "n" })).toBe(
    "Địa hình ở điểm g6 không dành cho hải quân.",
  );
  expect(sentence("NO_SUCH_PIECE")).toBe("Không có quân này ở điểm này.");
  expect(language("en").error({ ...error("ILLEGAL_MOVE"), message: "no such move" })).toBe(
    "no such move",
  );
});

test("errors of the package carry their facts", () => {
  const store = new Store("5c5/11/11/11/11/11/11/11/2T1T6/11/11/6C4 r - - 0 1");
  const notice = () => store.state.notice;
  store.playText("Td4");
  expect(notice()).toMatchObject({
    kind: "error",
    error: { code: "AMBIGUOUS_MOVE", text: "Td4", moves: ["Tc4d4", "Te4d4"] },
  });
  store.setTool({ action: "place", piece: { type: "n", color: "r" } });
  store.press("g6");
  expect(notice()).toMatchObject({ error: { code: "WRONG_TERRAIN", piece: "n", square: "g6" } });
  expect(errorOf(() => store.loadPgn("1. Mg6\n2. Zz9 *"))).toMatchObject({
    code: "PGN_MOVE_SYNTAX",
    text: "Zz9",
    line: 2,
    column: 4,
  });
  expect(findFenErrors("4x6/11 r - - 0 1")).toMatchObject([
    { code: "FEN_RANK_COUNT", index: 0 },
    { code: "FEN_UNKNOWN_PIECE", text: "x", index: 1, rank: 12 },
  ]);
});

test("an error of the program is not shown as one of the user", () => {
  const store = new Store();
  expect(() => errorOf(() => store.flightPaths("g1"))).toThrow("air force");
  expect(() => toUserError(new TypeError("a bug"))).toThrow("a bug");
});

test("the place of an error in a text", () => {
  const text = "1. Mg6\n2. Zz9 *";
  expect(findErrorOffset({ line: 2, column: 4 }, text)).toBe(text.indexOf("Zz9"));
  expect(findErrorOffset({ line: 2 }, text)).toBe(text.indexOf("2."));
  expect(findErrorOffset({ line: 9, column: 9 }, text)).toBe(text.length);
  expect(findErrorOffset({ index: 5 }, text)).toBe(5);
  expect(findErrorOffset({}, text)).toBeNull();
});
