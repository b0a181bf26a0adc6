// What is measured in the page: each key does something to the board.
import { CoTuLenh } from "../../pkg/index.js";
import { Board } from "../../pkg/board.js";
import { connect } from "../../pkg/board/play.js";
import { createPlay } from "../../pkg/play.js";

const isMany = location.hash === "#many";
const places = isMany ? 50 : 1;

/** Two positions, a move apart, as a host sets them. */
const game = new CoTuLenh();
const facts = () => ({
  pieces: game.pieces(),
  movable: [...game.dests().keys()],
  lastMove: [],
  selected: null,
  targets: null,
});
const before = facts();
game.move("Tf6");
const after = { ...facts(), lastMove: ["f4", "f6"] };
game.undo();

function makeBoards() {
  const made = [];
  for (let i = 0; i < places; i++) {
    const place = document.createElement("div");
    if (!isMany) place.className = "single";
    document.body.append(place);
    made.push(new Board(place, { ...before, zones: "both", animation: 0 }));
  }
  return made;
}

const play = createPlay({ game });
let boards = [];
let isMoved = false;

/** A key triggers each action, so that the trace has no pointer events. */
const ACTIONS = {
  b: () => (boards = makeBoards()),
  c: () => connect(boards[0], play),
  m: () => {
    isMoved = !isMoved;
    boards[0].set(isMoved ? after : before);
  },
  s: () => {
    const { selected } = boards[0].options;
    boards[0].set({
      selected: selected ? null : "e2",
      targets: selected ? null : game.choices("e2"),
    });
  },
  p: () => {
    if (!play.undo()) play.playTurn("Tf6");
  },
  d: () => {
    for (const board of boards) board.destroy();
    boards = [];
  },
};
addEventListener("keydown", ({ key }) => ACTIONS[key]?.());

/** Counts the milliseconds between frames, from now until the page is asked for them. */
globalThis.countFrames = () => {
  const frames = [];
  let last = performance.now();
  let next = requestAnimationFrame(function count(now) {
    frames.push(now - last);
    last = now;
    next = requestAnimationFrame(count);
  });
  globalThis.takeFrames = () => {
    cancelAnimationFrame(next);
    return frames;
  };
};
document.body.dataset.ready = "yes";
