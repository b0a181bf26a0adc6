// The positions of the guided start, by the rules of the package.
import { expect, test } from "@playwright/test";
import { CoTuLenh } from "cotulenh-wasm";
import { LANGUAGES } from "../../app/i18n/index.js";
import { LESSONS, listSolution, listTasks, waitForRed } from "../../game/lessons.js";

for (const lesson of LESSONS) {
  test(`the tasks of "${lesson}" have solutions, and a text in every language`, () => {
    const tasks = listTasks(lesson);
    for (const m of LANGUAGES) expect(m.lessons.texts[lesson].tasks).toHaveLength(tasks.length);
    for (const task of tasks) {
      let fen = task.fen;
      const done = task.solution.map((text) => {
        const game = new CoTuLenh(fen);
        expect(game.turn()).toBe("r");
        expect(game.isCheck()).toBe(false);
        const turn = game.playTurn(text);
        fen = waitForRed(game.fen());
        return task.isDone(turn);
      });
      expect(done).toEqual([...task.solution.slice(1).map(() => false), true]);
      expect(listSolution(task).length).toBeGreaterThanOrEqual(task.solution.length);
      // The goal is on the board of the task.
      expect(task.goal).toMatch(/^[a-k]\d+$/);
    }
  });
}
