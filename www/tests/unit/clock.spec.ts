// The match clock, which is computed from timestamps.
import { expect, test } from "@playwright/test";
import { createClock, findMilestone, followGame, formatTime, isTimeUp } from "../../game/clock.js";
import { pauseClock, readClock, reopenClock, resumeClock, timeLeft } from "../../game/clock.js";
import type { Clock, ClockFacts, ClockMode } from "../../game/clock.js";

const MINUTE = 60_000;
const START = 1_700_000_000_000;

/** A game with this side to move, after its first turn. */
const playing = (turn: "r" | "b", change: Partial<ClockFacts> = {}): ClockFacts => {
  return { turn, turns: [{}], outcome: null, ...change };
};

/** The times left of both sides, in minutes. */
const left = (clock: Clock, now: number) =>
  (["r", "b"] as const).map((color) => timeLeft(clock, color, now) / MINUTE);

/** A clock whose game has begun: Blue is to move. */
const started = (mode: ClockMode) =>
  followGame(createClock({ mode, minutes: 15, flag: "loses" }), playing("b"), START);

test("the clock waits for the first turn", () => {
  const waiting = createClock({ mode: "side", minutes: 15, flag: "loses" });
  const before = followGame(waiting, playing("r", { turns: [] }), START);
  expect(before).toBe(waiting);
  expect(left(before, START + 20 * MINUTE)).toEqual([15, 15]);
  expect(started("side")).toMatchObject({
    hasStarted: true,
    running: { color: "b", since: START },
  });
});

test("each side has its own time, and a turn switches", () => {
  let clock = started("side");
  expect(left(clock, START + 2 * MINUTE)).toEqual([15, 13]);
  clock = followGame(clock, playing("r"), START + 2 * MINUTE);
  clock = followGame(clock, playing("b"), START + 5 * MINUTE);
  expect(left(clock, START + 6 * MINUTE)).toEqual([12, 12]);
  expect(isTimeUp(clock, START + 18 * MINUTE - 1)).toBe(false);
  expect(isTimeUp(clock, START + 18 * MINUTE)).toBe(true);
});

test("one time for the whole game", () => {
  const clock = followGame(started("game"), playing("r"), START + 2 * MINUTE);
  expect(left(clock, START + 5 * MINUTE)).toEqual([10, 10]);
  expect(isTimeUp(clock, START + 15 * MINUTE - 1)).toBe(false);
  expect(isTimeUp(clock, START + 15 * MINUTE)).toBe(true);
});

test("the same side to move does not restart its time", () => {
  const clock = started("side");
  expect(followGame(clock, playing("b"), START + MINUTE)).toBe(clock);
});

test("undo of the first turn keeps the clock running", () => {
  const clock = followGame(started("side"), playing("r", { turns: [] }), START + MINUTE);
  expect(clock.running).toEqual({ color: "r", since: START + MINUTE });
  expect(left(clock, START + 2 * MINUTE)).toEqual([14, 14]);
});

test("a pause takes no time, and no turn ends it", () => {
  let clock = pauseClock(started("side"), START + MINUTE);
  expect(followGame(clock, playing("r"), START + 9 * MINUTE)).toBe(clock);
  expect(left(clock, START + 99 * MINUTE)).toEqual([15, 14]);
  expect(isTimeUp(clock, START + 99 * MINUTE)).toBe(false);
  clock = followGame(resumeClock(clock), playing("b"), START + 100 * MINUTE);
  expect(left(clock, START + 101 * MINUTE)).toEqual([15, 13]);
});

test("the end of a game stops the clock, and taking it back starts it again", () => {
  let clock = followGame(started("side"), playing("b", { outcome: {} }), START + MINUTE);
  expect([clock.running, left(clock, START + 9 * MINUTE)]).toEqual([null, [15, 14]]);
  clock = followGame(clock, playing("b"), START + 10 * MINUTE);
  expect(left(clock, START + 11 * MINUTE)).toEqual([15, 13]);
});

test("a time that ended long ago leaves nothing, but takes nothing from the other side", () => {
  for (const mode of ["side", "game"] as const) {
    const late = START + 500 * MINUTE;
    const clock = followGame(started(mode), playing("b", { outcome: {} }), late);
    expect(left(clock, late)).toEqual(mode === "side" ? [15, 0] : [0, 0]);
    expect(clock.used).toEqual({ r: 0, b: 15 * MINUTE });
  }
});

test("a date that is set back gives no time", () => {
  const clock = started("side");
  expect(left(clock, START - MINUTE)).toEqual([15, 15]);
  expect(followGame(clock, playing("r"), START - MINUTE).used).toEqual({ r: 0, b: 0 });
  // A stored time from the future starts when the game is opened.
  const reopened = reopenClock(clock, START - MINUTE);
  expect(left(reopened, START)).toEqual([15, 14]);
  expect(reopenClock(clock, START + MINUTE)).toBe(clock);
});

test("milestones are passed once, and the shortest counts", () => {
  expect(findMilestone(5 * MINUTE + 1, 5 * MINUTE)).toBe(5 * MINUTE);
  expect(findMilestone(5 * MINUTE, 5 * MINUTE - 1000)).toBeNull();
  expect(findMilestone(MINUTE + 500, MINUTE - 500)).toBe(MINUTE);
  expect(findMilestone(10 * MINUTE, 5000)).toBe(10_000);
  expect(findMilestone(9000, 8000)).toBeNull();
});

test("times in words", () => {
  const times = [15 * MINUTE, 899_001, 59_999, 1000, 1, 0, 90 * MINUTE + 5000];
  expect(times.map(formatTime)).toEqual([
    "15:00",
    "15:00",
    "1:00",
    "0:01",
    "0:01",
    "0:00",
    "1:30:05",
  ]);
});

test("a clock is the same after JSON, and other data is not read", () => {
  const clocks = [
    createClock({ mode: "game", minutes: 30, flag: "points" }),
    started("side"),
    pauseClock(started("game"), START + 5),
  ];
  for (const clock of clocks) expect(readClock(JSON.parse(JSON.stringify(clock)))).toEqual(clock);
  const clock = started("side");
  for (const other of [
    null,
    7,
    [],
    {},
    { ...clock, mode: "both" },
    { ...clock, flag: "none" },
    { ...clock, minutes: 0 },
    { ...clock, minutes: 1.5 },
    { ...clock, minutes: 1441 },
    { ...clock, minutes: "15" },
    { ...clock, used: null },
    { ...clock, used: { r: 0 } },
    { ...clock, used: { r: 0, b: -1 } },
    { ...clock, used: { r: 0, b: Infinity } },
    { ...clock, hasStarted: 1 },
    { ...clock, isPaused: undefined },
    { ...clock, running: undefined },
    { ...clock, running: { color: "g", since: 0 } },
    { ...clock, running: { color: "r", since: NaN } },
    { ...clock, hasStarted: false },
    { ...clock, isPaused: true },
    Object.create(clock),
  ]) {
    expect(readClock(other)).toBeNull();
  }
});
