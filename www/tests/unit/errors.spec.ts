// What the package refuses, as the page keeps it.
import { loadPgn } from "../../game/games.js";
import { expect, test } from "@playwright/test";
import { findErrorOffset, findFenErrors, toUserError } from "../../game/errors.js";
import type { GameError } from "../../game/errors.js";
import { SharedEngine } from "../../game/engine.js";
import { useTool } from "../../game/editor.js";
import { Session } from "../../game/session.js";

/** The error of a refused call. */
function errorOf(call: () => void): GameError {
  try {
    call();
  } catch (refusal) {
    return toUserError(refusal);
  }
  throw new Error("the call was not refused");
}

test("errors of the package carry their facts", () => {
  const session = new Session(
    new SharedEngine(),
    "5c5/11/11/11/11/11/11/11/2T1T6/11/11/6C4 r - - 0 1",
  );
  const notice = () => session.state.notice;
  session.playText("Td4");
  expect(notice()).toMatchObject({
    kind: "error",
    error: { code: "AMBIGUOUS_MOVE", text: "Td4", moves: ["Tc4d4", "Te4d4"] },
  });
  session.setTool({ action: "place", piece: { type: "n", color: "r" } });
  useTool(session, session.state.tool!, "g6");
  expect(notice()).toMatchObject({ error: { code: "WRONG_TERRAIN", piece: "n", square: "g6" } });
  expect(errorOf(() => loadPgn(session, "1. Mg6\n2. Zz9 *"))).toMatchObject({
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
  const session = new Session(new SharedEngine());
  expect(() => errorOf(() => session.play.select("z1" as "a1"))).toThrow("square");
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
