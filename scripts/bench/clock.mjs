// The clock of the benchmarks in Node: the milliseconds that this process has spent on a processor,
// with all its threads. Unlike the time of day it goes on only while the process does, so that
// other programs on the machine disturb little.
export function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}
