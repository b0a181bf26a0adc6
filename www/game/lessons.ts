// The guided start: positions to play in, by the real rules, and when each task is done.
import { COMMANDER, CoTuLenh, type Move, type Square, type Turn } from "cotulenh-wasm";
import { pieceTypes } from "./stacks.js";

/** The lessons, in their order. */
export const LESSONS = ["move", "capture", "fly", "deploy", "hero"] as const;
export type LessonName = (typeof LESSONS)[number];

/** A task in a position where Red is to move, and stays to move: Blue waits. */
export interface Task {
  fen: string;
  /** A square that the task names. */
  goal: Square | null;
  /** Turns in LAN that solve it. */
  solution: readonly string[];
  isDone(turn: Turn): boolean;
}

const captures = (turn: Turn, where: (move: Move) => boolean = () => true) =>
  turn.moves.some((move) => move.captured && move.kind !== "suicide" && where(move));

const TASKS: Readonly<Record<LessonName, readonly Task[]>> = {
  move: [
    {
      fen: "6c4/11/11/11/11/11/11/11/5T5/11/11/4C6 r - - 0 1",
      goal: "f6",
      solution: ["Tf4f6"],
      isDone: ({ moves }) => moves.some(({ to }) => to === "f6"),
    },
  ],
  capture: [
    {
      fen: "6c4/11/11/11/11/11/5i5/11/5T5/11/11/4C6 r - - 0 1",
      goal: "f6",
      solution: ["Tf4xf6"],
      isDone: (turn) => captures(turn),
    },
    {
      fen: "6c4/11/11/11/11/11/11/11/1n1A7/11/11/7C3 r - - 0 1",
      goal: "b4",
      solution: ["Ad4_b4"],
      isDone: (turn) => captures(turn),
    },
  ],
  fly: [
    {
      fen: "6c4/11/11/11/4a6/11/4g6/11/4F6/11/11/3C7 r - - 0 1",
      goal: "e8",
      solution: ["Fe4i8", "Fi8xe8"],
      isDone: (turn) => captures(turn, ({ to }) => to === "e8"),
    },
  ],
  deploy: [
    {
      fen: "6c4/11/11/11/11/11/11/11/11/2NT7/11/4C6 r - - 0 1",
      goal: "c3",
      solution: ["Td3&c3"],
      isDone: ({ moves }) => moves.some(({ kind }) => kind === "combine"),
    },
    {
      fen: "6c4/11/11/11/11/11/11/2(NFT)1i6/11/11/11/4C6 r - - 0 1",
      goal: "e5",
      solution: ["c5:(NF):T>xe5"],
      isDone: (turn) => captures(turn, ({ deploy }) => deploy),
    },
  ],
  hero: [
    {
      fen: "4c6/11/11/11/4T6/11/11/11/11/11/11/6C4 r - - 0 1",
      goal: "e10",
      solution: ["Te8e10"],
      isDone: ({ moves }) => moves.some(({ promoted }) => (promoted?.length ?? 0) > 0),
    },
    {
      fen: "6c4/11/4+T6/11/11/11/11/11/11/11/11/4C6 r - - 0 1",
      goal: "g12",
      solution: ["+Te10xg12"],
      isDone: (turn) =>
        captures(turn, ({ captured }) => !!captured && pieceTypes(captured).includes(COMMANDER)),
    },
  ],
};

/** The tasks of a lesson. */
export function listTasks(lesson: LessonName): readonly Task[] {
  return TASKS[lesson];
}

/** The position after a turn of Red, with Red to move again. */
export function waitForRed(fen: string): string {
  const [placement] = fen.split(" ");
  return `${placement} r - - 0 1`;
}

/** The moves of a task's solution, one after the other. */
export function listSolution({ fen, solution }: Task): Move[] {
  let position = fen;
  return solution.flatMap((text) => {
    const game = new CoTuLenh(position);
    const turn = game.playTurn(text);
    position = waitForRed(game.fen());
    game.free();
    return turn.moves;
  });
}
