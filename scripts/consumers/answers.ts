// The results of the consumer projects, and the expected results.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { CONSUMERS } from "./project.mjs";
import { visit } from "./visit.js";

const readExpected = (file: string): unknown =>
  JSON.parse(readFileSync(join(CONSUMERS, file), "utf8"));
const EXPECTED = readExpected("expected.json");
export const EXPECTED_SEARCH = readExpected("expected-search.json");

/** Expects so many games, each with the expected result. */
export function expectGames(games: unknown, count: number): void {
  expect(games).toStrictEqual(Array.from({ length: count }, () => EXPECTED));
}

/** The same for searches of the engine. */
export function expectSearches(searches: unknown, count = 1): void {
  expect(searches).toStrictEqual(Array.from({ length: count }, () => EXPECTED_SEARCH));
}

type Result = { answers?: unknown[]; error?: string };

/** What a page leaves in its window for the test. */
export const resultOf = (page: Page) =>
  page.evaluate(() => (globalThis as { consumer?: Result }).consumer);

/** Opens pages of a server one by one. Returns the games of all. */
export async function gamesOf(page: Page, address: string, ...names: string[]): Promise<unknown[]> {
  const games: unknown[] = [];
  for (const name of names) {
    const complaints = await visit(page, address + name);
    const isDone = async () => complaints.length > 0 || (await resultOf(page)) !== undefined;
    await expect.poll(isDone, { message: "the page has an answer", timeout: 30_000 }).toBe(true);
    const { answers = [], error } = (await resultOf(page)) ?? {};
    expect({ error, complaints }).toEqual({ error: undefined, complaints: [] });
    games.push(...answers);
  }
  return games;
}
