// The native engine by its protocol: faster than the page's, for what the review is measured by.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { buildEngine } from "../rules/core.mjs";

/**
 * @typedef {object} Iteration what an iteration of a search has found
 * @property {number} nodes how many nodes were searched when it ended
 * @property {string} score for the side to move: `35`, or `M3` for a mate in three
 */

/** Starts the program. Its answers are the same on every machine: its searches are limited by nodes. */
export async function startNative() {
  const program = spawn(await buildEngine(), [], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();

  /**
   * Searches after some turns from the start.
   * @param {readonly string[]} turns
   * @param {{ nodes: number, level?: number, seed?: number }} limits
   */
  async function search(turns, { nodes: limit, level = 8, seed = 0 }) {
    const moves = turns.length > 0 ? ` moves ${turns.join(" ")}` : "";
    const input = [
      "ucinewgame",
      `setoption name Level value ${level}`,
      `setoption name Seed value ${seed}`,
      `position startpos${moves}`,
      `go nodes ${limit}`,
    ];
    program.stdin.write(`${input.join("\n")}\n`);
    /** @type {Iteration[]} */
    const iterations = [];
    for (;;) {
      const { value: line, done } = await lines.next();
      if (done) throw new Error("the native engine has ended");
      if (line.startsWith("info string error")) throw new Error(line);
      const found = / nodes (\d+) .* score (cp|mate) (-?\d+)/.exec(line);
      if (found) {
        const [, nodes, kind, value] = found;
        iterations.push({
          nodes: Number(nodes),
          score: kind === "mate" ? `M${value}` : `${value}`,
        });
      }
      const best = /^bestmove (\S+)/.exec(line)?.[1];
      if (best) return { best: best === "(none)" ? null : best, iterations };
    }
  }

  return { search, end: () => void program.kill() };
}
