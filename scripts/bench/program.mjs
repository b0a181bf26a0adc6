// Contestants in programs of their own, which take their turns like the others: such a program
// reads lines `<work> <times>` and answers each by `<items> <nanoseconds>`.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Problem } from "../lib/log.mjs";

/** Starts a program; `contestant(work)` is one of its works, and `stop()` ends it. */
export function startProgram(command, args = []) {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const contestant = (work) => async (times) => {
    child.stdin.write(`${work} ${times}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Problem(`${command} ended during ${work}`);
    const [items, ns] = value.split(" ").map(Number);
    return { items, ms: ns / 1e6 };
  };
  return { contestant, stop: () => child.stdin.end() };
}
