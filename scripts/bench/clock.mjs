// The clock of the benchmarks in Node: the milliseconds that the thread of the program has spent on
// a processor. Unlike the time of day it goes on only while the program does, so that other programs
// on the machine disturb little.
import { existsSync, readFileSync } from "node:fs";

/** Linux tells it here, in nanoseconds. */
const FILE = "/proc/self/schedstat";

const cell = new Int32Array(new SharedArrayBuffer(4));

function ofThread() {
  // Linux brings it up to date when the thread gives way, or only every few milliseconds.
  Atomics.wait(cell, 0, 0, 0.01);
  return Number(readFileSync(FILE, "utf8").split(" ")[0]) / 1e6;
}

/** With all threads, those among them that compile and collect garbage meanwhile. */
function ofProcess() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

export const clock = existsSync(FILE) ? ofThread : ofProcess;
