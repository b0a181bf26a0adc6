// All chapters, in their order.
import type { Chapter } from "../types.js";
import { air } from "./air.js";
import { board } from "./board.js";
import { check, ending, heroes } from "./commander.js";
import { battles, notation, options } from "./more.js";
import { moves, river } from "./moves.js";
import { pieces } from "./pieces.js";
import { deploy, stacks } from "./stacks.js";

export const CHAPTERS: readonly Chapter[] = [
  board,
  pieces,
  moves,
  river,
  air,
  stacks,
  deploy,
  heroes,
  check,
  ending,
  options,
  notation,
  battles,
];
