// The time of the benchmarks in Node: the milliseconds that the program's thread has spent on a
// processor. Unlike the time of day it stops while other programs run, so they disturb little.
import { existsSync, readFileSync } from "node:fs";

/** On Linux, this file has the thread's time in nanoseconds. */
const FILE = "/proc/self/schedstat";

const cell = new Int32Array(new SharedArrayBuffer(4));

function readThread() {
  // Linux updates it when the thread gives way, or else only every few milliseconds.
  Atomics.wait(cell, 0, 0, 0.01);
  return Number(readFileSync(FILE, "utf8").split(" ")[0]) / 1e6;
}

/** The time of all threads, including those that compile and collect garbage. */
function readProcess() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

/** The milliseconds of processor time so far. */
export const processorTime = existsSync(FILE) ? readThread : readProcess;
