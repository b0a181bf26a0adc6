// Plays levels in every way: for the tests of the lessons.
import { CoTuLenh } from "cotulenh-wasm";
import { findAnswer, judge } from "cotulenh-wasm/lessons";

/** A game in the position of a level. */
export const startOf = ({ fen, rules }) => new CoTuLenh(fen, { rules });

/** All turns of a position, deploys too, whose steps are taken in one order. */
export function listTurns(game) {
  const found = new Map();
  const add = (turn) => {
    const steps = turn.moves.map(({ lan }) => lan).sort();
    found.set(`${turn.after} ${steps.join()}`, turn);
  };
  const walkSession = () => {
    const session = game.deployState();
    if (!session) return add(game.lastTurn());
    // A turn is taken back whole: then the steps before it are taken again.
    const replay = () => session.steps.forEach(({ san: _, ...step }) => game.move(step));
    if (session.canCommit) {
      add(game.commitDeploy());
      game.undo();
      replay();
    }
    for (const step of game.moves({ verbose: true })) {
      const { endsTurn } = game.move(step);
      walkSession();
      game.undo();
      if (endsTurn) replay();
    }
  };
  for (const move of game.moves({ verbose: true })) {
    game.move(move);
    walkSession();
    game.undo();
  }
  return [...found.values()];
}

/** Lets the other side answer, if the level goes on. Returns the turns and how the level stands. */
export function playTurns(level, game, turns) {
  const verdict = judge(level, game, turns);
  if (verdict.state !== "playing") return { turns, verdict };
  const answer = findAnswer(level, game, turns);
  if (answer === null) throw new Error(`${level.id}: no answer after ${turns.at(-1).lan}`);
  const both = [...turns, game.playTurn(answer)];
  return { turns: both, verdict: judge(level, game, both) };
}

/**
 * All ways that solve a level in so many turns or fewer: the learner's turns of each, and whether its idea
 * holds.
 */
export function findWays(level, most) {
  const game = startOf(level);
  const ways = [];
  const walk = (before, own) => {
    for (const { lan } of listTurns(game)) {
      const played = game.playTurn(lan);
      const { turns, verdict } = playTurns(level, game, [...before, played]);
      const line = [...own, played];
      if (verdict.state === "done") {
        const hasIdea = level.idea && isDone({ ...level, success: level.idea }, game, turns);
        ways.push({ turns: line, hasIdea });
      } else if (verdict.state === "playing" && line.length < most) walk(turns, line);
      for (let n = before.length; n < turns.length; n++) game.undo();
    }
  };
  walk([], []);
  game.free();
  return ways;
}

const isDone = (level, game, turns) => judge(level, game, turns).state === "done";
