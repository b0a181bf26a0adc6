// The scene of Home, as data: the board needs no rules to show it. A test plays its turns by the rules and
// compares everything that is written here.
import type { Square } from "cotulenh-wasm";
import type { BoardInput, Effects } from "cotulenh-wasm/board";

/** A turn of the scene, with what it does. */
interface SceneTurn {
  /** As `playTurn` takes it. */
  turn: string;
  /** The position after it, as a FEN. */
  fen: string;
  effects: Effects;
}

export const START =
  "5i5/1(NT)3ch3f/8ga1/4t2t3/6m1e1i/5s5/N10/3IF1M1E2/7T1G1/6S1A2/5H1H3/6C4 r - - 0 1";

/** The plane, the way round the zone, and its target. */
export const FLIGHT = { from: "e5", over: "c7", to: "e9" } as const;

const plane = { type: "f", color: "r" } as const;
const tank = { type: "t", color: "b" } as const;

export const TURNS: readonly SceneTurn[] = [
  {
    turn: "Fe5c7",
    fen: "5i5/1(NT)3ch3f/8ga1/4t2t3/6m1e1i/2F2s5/N10/3I2M1E2/7T1G1/6S1A2/5H1H3/6C4 b - - 1 1",
    effects: { slide: [{ from: "e5", to: "c7", piece: plane }] },
  },
  {
    turn: "Th9h7",
    fen: "5i5/1(NT)3ch3f/8ga1/4t6/6m1e1i/2F2s1t3/N10/3I2M1E2/7T1G1/6S1A2/5H1H3/6C4 r - - 2 2",
    effects: { slide: [{ from: "h9", to: "h7", piece: tank }] },
  },
  {
    turn: "Fc7xe9",
    fen: "5i5/1(NT)3ch3f/8ga1/4F6/6m1e1i/5s1t3/N10/3I2M1E2/7T1G1/6S1A2/5H1H3/6C4 b - - 0 2",
    effects: {
      slide: [{ from: "c7", to: "e9", piece: plane }],
      captured: [{ square: "e9", piece: tank }],
    },
  },
  {
    turn: "Ei8h8",
    fen: "5i5/1(NT)3ch3f/8ga1/4F6/6me2i/5s1t3/N10/3I2M1E2/7T1G1/6S1A2/5H1H3/6C4 r - - 1 3",
    effects: { slide: [{ from: "i8", to: "h8", piece: { type: "e", color: "b" } }] },
  },
  {
    turn: "b11:N:T>d11",
    fen: "5i5/1N1+T1ch3f/8ga1/4F6/6me2i/5s1t3/N10/3I2M1E2/7T1G1/6S1A2/5H1H3/6C4 b - - 2 3",
    effects: {
      slide: [{ from: "b11", to: "d11", piece: { type: "t", color: "r" } }],
      promoted: [{ square: "d11" }],
    },
  },
];

/** Two of the plane's lines: straight on into the zone, and past it. */
export const LINES = [
  { square: "e6", result: 1 },
  { square: "e7", result: 1 },
  { square: "e8", result: 1 },
  { square: "e9", result: 2 },
  { square: "d6", result: 0 },
  { square: "c7", result: 0 },
] as const;

/** The flight squares of the mated commander, all of which Red attacks. */
export const COVERED = ["e11", "f10"] as const;

/** The key of a caption. */
type Caption =
  "aim" | "goal" | "zone" | "away" | "answer" | "strike" | "landing" | "mate" | "still";

/** A picture of the scene. */
interface Frame {
  caption: Caption;
  /** Where the plane stands, which the visitor can take over. */
  plane: Square;
  /** How long it stays, in milliseconds. */
  stays: number;
  board: BoardInput;
}

/** The scene is about flights, so their animation is slow. */
const FLYING = 900;

/** The options that a frame resets unless it sets them. */
const NOTHING: BoardInput = {
  viewOnly: false,
  animation: FLYING,
  selected: null,
  targets: null,
  lastMove: null,
  check: null,
  checkers: [],
  zones: null,
  flights: null,
  arrows: [],
  marks: [],
  effects: null,
};

const first = { from: FLIGHT.from, to: FLIGHT.over, color: "green" } as const;
const second = { from: FLIGHT.over, to: FLIGHT.to, color: "green" } as const;
const goal = { square: FLIGHT.to, color: "yellow" } as const;
const aim = { square: "f11", color: "yellow" } as const;

/** The picture after so many turns. */
function frame(caption: Caption, stays: number, turns: number, more: BoardInput): Frame {
  const last = TURNS[turns - 1];
  const plane = turns === 0 ? FLIGHT.from : turns < 3 ? FLIGHT.over : FLIGHT.to;
  const pieces = last?.fen ?? START;
  return { caption, stays, plane, board: { ...NOTHING, pieces, movable: [plane], ...more } };
}

/** The picture right after a turn, which is seen happening. */
function played(caption: Caption, stays: number, turns: number, more: BoardInput): Frame {
  const { effects } = TURNS[turns - 1]!;
  return frame(caption, stays, turns, { effects, ...more });
}

export const FRAMES: readonly Frame[] = [
  frame("aim", 3600, 0, { marks: [aim] }),
  frame("goal", 2600, 0, { marks: [goal], selected: FLIGHT.from }),
  frame("zone", 3600, 0, {
    marks: [goal],
    selected: FLIGHT.from,
    zones: "blue",
    flights: { from: FLIGHT.from, squares: LINES },
  }),
  played("away", 2800, 1, { zones: "blue", arrows: [first], marks: [goal] }),
  played("answer", 2400, 2, { zones: "blue", arrows: [first], marks: [goal] }),
  played("strike", 3000, 3, { zones: "blue", arrows: [first, second] }),
  played("strike", 1600, 4, { zones: "blue" }),
  played("landing", 2400, 5, { lastMove: ["b11", "d11"] }),
  frame("mate", 5000, 5, {
    lastMove: ["b11", "d11"],
    check: "f11",
    checkers: ["d11"],
    marks: COVERED.map((square) => ({ square, color: "red", shape: "cross" })),
  }),
];

/** The still picture, for visitors who switched animations off. */
export const STILL: Frame = frame("still", 0, 0, {
  zones: "blue",
  marks: [aim, goal],
  arrows: [first, second],
});
