// What is kept of the puzzles: rows and days.
import { expect, test } from "@playwright/test";
import {
  addMissed,
  addSolved,
  countDays,
  EMPTY,
  readRecord,
} from "../../storage/progress-record.js";

const solve = (record: typeof EMPTY, id: string, day: string | null = null, isClean = true) =>
  addSolved(record, { id, isClean, day });

test("puzzles solved at the first try make a row, and each counts once", () => {
  const two = solve(solve(EMPTY, "a"), "b");
  expect(two).toMatchObject({ row: 2, bestRow: 2, solved: { a: true, b: true } });
  expect(solve(two, "b")).toEqual(two);
  expect(addMissed(two)).toMatchObject({ row: 0, bestRow: 2 });
  expect(solve(two, "c", null, false)).toMatchObject({ row: 0, solved: { c: false } });
});

test("days in a row are counted over the end of a month, and a missed day begins again", () => {
  const first = solve(EMPTY, "a", "2026-02-28");
  const second = solve(first, "b", "2026-03-01");
  expect(second.days).toBe(2);
  expect(solve(second, "b", "2026-03-01").days).toBe(2);
  expect(solve(second, "c").days).toBe(2);
  expect(solve(second, "d", "2026-03-03").days).toBe(1);
  expect(countDays(second, "2026-03-02")).toBe(2);
  expect(countDays(second, "2026-03-03")).toBe(0);
});

test("what is stored is read again, and anything else is an empty record", () => {
  const record = solve(EMPTY, "a", "2026-02-28");
  expect(readRecord(JSON.stringify(record))).toEqual(record);
  for (const text of [null, "", "{broken", "[]", "null", '{"solved":{},"row":-1}']) {
    expect(readRecord(text)).toEqual(EMPTY);
  }
});
