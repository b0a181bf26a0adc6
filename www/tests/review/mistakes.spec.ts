// Blunders of known size get the sign of their size. `REVIEW_TABLE=1 npx playwright test www/tests/review` plants
// more of them, and prints the tables of docs/REVIEW.md.
import { expect, test } from "@playwright/test";
import { Engine } from "cotulenh-wasm/engine";
import { MISTAKE_SIGNS, rateAccuracy, SIGNS, type MistakeSign } from "../../review/scale.js";
import { hang, missMates, playGames, type Judged } from "./mistakes.js";

const isWhole = process.env["REVIEW_TABLE"] !== undefined;
const COUNTS = isWhole ? { games: 10, mistakes: 24 } : { games: 6, mistakes: 16 };
const TYPES = ["i", "m", "t", "a", "f", "n"] as const;

function median(judged: readonly Judged[]): number {
  const losses = judged.map(({ loss }) => loss).sort((a, b) => a - b);
  return losses[Math.floor(losses.length / 2)]!;
}

/** How many of them have one of these signs, from 0 to 1. */
function share(judged: readonly Judged[], ...signs: readonly MistakeSign[]): number {
  const signed = judged.filter(({ sign }) => sign !== null && signs.includes(sign));
  return signed.length / judged.length;
}

function describe(judged: readonly Judged[]) {
  const count = (sign: MistakeSign | null) => judged.filter((one) => one.sign === sign).length;
  return {
    count: judged.length,
    median: Number(median(judged).toFixed(3)),
    none: count(null),
    ...Object.fromEntries(MISTAKE_SIGNS.map((sign) => [SIGNS[sign], count(sign)])),
  };
}

test("mistakes made on purpose get the sign of their size, and good play has few", async () => {
  test.setTimeout(isWhole ? 3_600_000 : 600_000);
  const engine = new Engine();
  try {
    const { turns, positions } = await playGames(engine, COUNTS.games);
    const mistakes: Record<string, Judged[]> = {};
    for (const type of TYPES) {
      mistakes[type] = await hang(engine, positions, type, COUNTS.mistakes);
      expect(mistakes[type].length, type).toBeGreaterThan(COUNTS.mistakes / 2);
    }
    mistakes["mate"] = await missMates(engine, COUNTS.mistakes);
    const { i, t, a, f, n, mate } = mistakes as Record<(typeof TYPES)[number] | "mate", Judged[]>;
    if (isWhole) {
      console.table(
        Object.fromEntries(Object.entries(mistakes).map(([name, one]) => [name, describe(one)])),
      );
      const levels = [...new Set(turns.map(({ level }) => level))].sort();
      const rows = levels.map((level) => {
        const own = turns.filter((one) => one.level === level);
        const accuracy = rateAccuracy(own.map(({ loss }) => loss));
        return [level, { accuracy, ...describe(own) }] as const;
      });
      console.table(Object.fromEntries(rows));
      const good = turns.filter(({ level }) => level >= 4);
      expect(share(good, ...MISTAKE_SIGNS)).toBeLessThan(0.08);
      expect(rows.at(-1)![1].accuracy).toBeGreaterThan(rows[0]![1].accuracy! + 15);
    }
    // A navy or an air force is a mistake at least, and mostly a blunder.
    for (const one of [n, f]) {
      expect(share(one, 2, 4)).toBe(1);
      expect(share(one, 4)).toBeGreaterThan(0.6);
    }
    expect(share(a, 2, 4)).toBeGreaterThan(0.8);
    expect(share(t, 6, 2, 4)).toBeGreaterThan(0.6);
    expect(median(i)).toBeLessThan(median(t));
    // At times an infantry is what the commander hides behind.
    expect(share(i, 4)).toBeLessThan(0.1);
    // A mate that is missed is signed, unless there is still one.
    expect(share(mate, 6, 2, 4)).toBeGreaterThan(0.5);
  } finally {
    engine.close();
  }
});
