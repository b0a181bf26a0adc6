// How believable the signs of a review are: `npm run review:check`. The page's own review looks at games of the engine,
// and its signs are held against what long searches say: docs/REVIEW.md has the figures.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { GameTree } from "cotulenh-wasm/tree";
import { rolldown } from "rolldown";
import { main, Problem, say, step } from "../../scripts/lib/log.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { formatTable } from "../document.mjs";
import { evaluateGames, keyOf, playGames, readGames, readReference } from "./reference.mjs";

const HELP = `npm run review:check [-- options]

Reviews the games of bench/review with the page's own code, and compares its signs with those of long searches.

  --effort quick   or deep; both unless it is given
  --recorded       takes the searches from the iterations of the long ones, instead of searching again: in seconds
  --evaluate       instead, goes on with the long searches, which take hours
  --play           before that, plays other games, and forgets what is known about those on record
  --help           show this`;

/** @typedef {import("cotulenh-wasm/tree").TreeNode} TreeNode */
/** @typedef {import("cotulenh-wasm/tree").Evaluation} Evaluation */
/** @typedef {import("./native.mjs").Iteration} Iteration */
/** @typedef {{ search(game: CoTuLenh, limits: { nodes: number }): Promise<unknown>, close(): void }} Searching */

/** From which loss on a sign was right: most of what it stands for (docs/REVIEW.md). */
const HOLDS = { 6: 0.03, 2: 0.07, 4: 0.14 };
/** A loss that should have a sign. */
const SERIOUS = 0.05;

/** The page's own review, as modules for Node. */
async function loadReview() {
  const folder = join(ROOT, "target", "review");
  mkdirSync(folder, { recursive: true });
  const names = ["effort", "review", "scale"];
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, join(ROOT, "www/review", `${name}.ts`)])),
    external: /^(cotulenh-wasm|@preact)\b/,
    transform: { target: "es2022" },
  });
  await bundle.write({ dir: folder, entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" });
  await bundle.close();
  const load = (/** @type {string} */ name) =>
    import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  const [effort, review, scale] = await Promise.all(names.map(load));
  return { ...effort, ...review, ...scale };
}

/** @param {string} score as it is recorded, for the side to move */
const readScore = (score) =>
  score.startsWith("M") ? { mate: Number(score.slice(1)) } : { points: Number(score) };

/**
 * An engine that answers from recorded iterations: the same nodes give the same answer.
 * @param {Map<string, Iteration[]>} reference
 * @param {number} game
 */
function replay(reference, game) {
  return {
    search: async (
      /** @type {CoTuLenh} */ position,
      /** @type {{ nodes: number }} */ { nodes },
    ) => {
      const iterations = reference.get(keyOf(game, position.history().length)) ?? [];
      const last = iterations.filter((one) => one.nodes <= nodes).at(-1) ?? iterations[0];
      const turns = /** @type {string[]} */ ([]);
      return { lines: last ? [{ score: readScore(last.score), turns, san: [], moves: [] }] : [] };
    },
    close() {},
  };
}

/**
 * Reviews what is known of the games. Returns a line for each turn: its sign, and what a long search says it has lost.
 * @param {any} page the page's review
 * @param {"quick" | "deep"} effort
 * @param {boolean} isRecorded
 */
async function reviewGames(page, effort, isRecorded) {
  const reference = readReference();
  const turns = [];
  let searches = 0;
  let nodes = 0;
  const engine = new Engine();
  for (const [number, { turns: played }] of readGames().entries()) {
    const tree = new GameTree(new CoTuLenh());
    for (const turn of played) tree.play(turn);
    const line = [tree.root, ...tree.mainLine()];
    const isKnown = (/** @type {TreeNode} */ { ply }) => reference.has(keyOf(number, ply));
    const source = isRecorded ? replay(reference, number) : engine;
    const counting = {
      search: (/** @type {CoTuLenh} */ game, /** @type {{ nodes: number }} */ limits) => {
        searches++;
        nodes += limits.nodes;
        return source.search(game, limits);
      },
    };
    // The positions that follow each other.
    for (let first = line.findIndex(isKnown); first >= 0;) {
      let end = first;
      while (line[end] && isKnown(/** @type {TreeNode} */ (line[end]))) end++;
      const part = line.slice(first, end);
      /** @type {Map<number, { evaluation: Evaluation }>} */
      let judged = new Map();
      for await (const found of page.judgeLine(counting, tree, part, effort)) judged = found.judged;
      for (const node of part.slice(1)) {
        const { parent, turn } = node;
        if (!parent || !turn) continue;
        const mover = turn.color;
        const evaluation = (/** @type {TreeNode} */ one) => judged.get(one.id)?.evaluation;
        const long = (/** @type {TreeNode} */ one) => {
          const last = reference.get(keyOf(number, one.ply))?.at(-1);
          return last ? page.toEvaluation(readScore(last.score), one.toMove) : evaluation(one);
        };
        const sign = page.signTurn(evaluation(parent), evaluation(node), mover);
        const loss = page.findLoss(long(parent), long(node), mover);
        // A missed mate has a sign without a loss.
        const isSigned = page.signTurn(long(parent), long(node), mover) !== null;
        turns.push({ sign: /** @type {6 | 2 | 4 | null} */ (sign), loss, isSigned });
      }
      const next = line.slice(end).findIndex(isKnown);
      first = next < 0 ? -1 : end + next;
    }
    tree.free();
  }
  engine.close();
  return { turns, searches, nodes };
}

/** @param {number} part @param {number} all */
const share = (part, all) =>
  all === 0 ? "–" : `${part} of ${all}, ${Math.round((100 * part) / all)} %`;

main(async () => {
  const { values } = parseArgs({
    options: {
      effort: { type: "string" },
      recorded: { type: "boolean" },
      evaluate: { type: "boolean" },
      play: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return say(HELP);
  if (values.play) await step("playing games", playGames);
  if (values.play || values.evaluate) {
    const progress = (/** @type {number} */ done, /** @type {number} */ all) =>
      say(`${done} of ${all}`);
    return step("searching their positions", () => evaluateGames(progress));
  }
  const efforts = /** @type {const} */ (["quick", "deep"]).filter(
    (one) => values.effort === undefined || values.effort === one,
  );
  if (efforts.length === 0) throw new Problem("--effort is quick or deep");
  const page = await loadReview();
  const rows = [];
  for (const effort of efforts) {
    const { turns, searches, nodes } = await step(`reviewing: ${effort}`, () =>
      reviewGames(page, effort, values.recorded ?? false),
    );
    const holding = (/** @type {6 | 2 | 4} */ sign) => {
      const signed = turns.filter((one) => one.sign === sign);
      return share(
        signed.filter(({ loss, isSigned }) => loss >= HOLDS[sign] || (sign === 6 && isSigned))
          .length,
        signed.length,
      );
    };
    const serious = turns.filter(({ loss }) => loss >= SERIOUS);
    const missed = serious.filter(({ sign }) => sign === null);
    rows.push([
      effort,
      `${turns.length}`,
      holding(6),
      holding(2),
      holding(4),
      share(missed.length, serious.length),
      `${Math.round(nodes / (1000 * Math.max(1, turns.length)))} k`,
    ]);
    say(`${searches} searches`);
  }
  say(
    formatTable(
      ["effort", "turns", "`?!` holds", "`?` holds", "`??` holds", "≥ 5 % missed", "nodes a turn"],
      rows,
    ),
  );
});
