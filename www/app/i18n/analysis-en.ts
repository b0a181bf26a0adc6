// The texts about analysis and review in English.
import type { AnalysisStatus } from "../../game/analysis.js";

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const status: Readonly<Record<AnalysisStatus, string>> = {
  off: "Off",
  loading: "The engine is loading …",
  running: "Thinking …",
  paused: "Paused",
  done: "Done",
  failed: "The engine could not start. Try again, or reload the page.",
};

export const analysis = {
  title: "Analysis",
  status,
  evaluation: "Evaluation",
  /** How good the position is, for screen readers: `+1.2 for Red`. */
  better: { red: "Red is better", blue: "Blue is better", none: "Both are equal" },
  mate: { red: "Red mates", blue: "Blue mates" },
  depth: (depth: number) => `Depth ${depth}`,
  speed: (thousands: string) => `${thousands} thousand positions a second`,
  lines: "Lines",
  lineCount: (lines: number) => count(lines, "line", "lines"),
  pause: "Pause",
  resume: "Go on",
  play: (turns: string) => `Play ${turns}`,
  over: "The game is over.",
};

export const review = {
  title: "Review of the game",
  note: "The engine looks at every turn of the current line, marks mistakes and shows what was better.",
  none: "Play or load a game first.",
  start: "Review this game",
  again: "Review again",
  stop: "Stop",
  progress: (done: number, total: number) => `${done} of ${total} positions`,
  failed: status.failed,
  graph: "Evaluation over the turns",
  at: (turn: string, evaluation: string) => `${turn}: ${evaluation}`,
  atStart: "Start",
  unknown: "not evaluated",
  side: "Side",
  accuracy: "Accuracy",
  dubious: "Inaccuracies",
  mistakes: "Mistakes",
  blunders: "Blunders",
  list: "Mistakes",
  noMistakes: "No mistakes were found.",
  better: "better:",
};
