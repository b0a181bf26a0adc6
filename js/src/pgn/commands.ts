// Commands in the comments of a PGN, as other programs write them: evaluations (`[%eval 0.35]`, `[%eval #-3]`), arrows
// (`[%cal Gc3c5,Ra1k12]`) and circles (`[%csl Yd4]`). Those of clocks are in clock.ts.
import { createTurn } from "../record/create.js";
import type { Line } from "../record/lines.js";
import type {
  DrawingColor,
  DrawnArrow,
  DrawnMark,
  Evaluation,
  TurnNotes,
} from "../record/types.js";
import type { Square } from "../vocabulary/types.js";

const EVALUATION = /\s*\[%eval (#?)(-?\d+(?:\.\d+)?)\]\s*/;

/** The letters of colors, as other programs write them. */
const COLORS: Readonly<Record<string, DrawingColor>> = {
  G: "green",
  R: "red",
  B: "blue",
  Y: "yellow",
};

const SQUARE = "[a-k](?:1[0-2]|[1-9])";

/** A command with a list whose items all have this form. Others stay in the comment. */
const listCommand = (name: string, item: string): RegExp =>
  new RegExp(String.raw`\s*\[%${name} (${item}(?:,\s*${item})*)\]\s*`, "g");

const ARROWS = listCommand("cal", `[GRBY]${SQUARE}${SQUARE}`);
const MARKS = listCommand("csl", `[GRBY]${SQUARE}`);

/** Color and squares of the items of a list. */
function readItems(list: string): { color: DrawingColor; squares: readonly Square[] }[] {
  return list.split(",").map((item) => ({
    color: COLORS[item.trim()[0]!]!,
    squares: item.match(new RegExp(SQUARE, "g")) as Square[],
  }));
}

/** Moves the first evaluation, and all arrows and circles, from the comments to the notes. */
export function takeCommands<T extends TurnNotes>(notes: T): T {
  const { comments = [] } = notes;
  if (!comments.some((comment) => comment.includes("[%"))) return notes;
  const evaluations: Evaluation[] = [];
  const arrows: DrawnArrow[] = [];
  const marks: DrawnMark[] = [];
  const rest = comments.map((comment) =>
    comment
      .replace(EVALUATION, (_, mate: string, text: string) => {
        const value = Number(text);
        evaluations.push(mate ? { mate: value } : { points: Math.round(value * 100) });
        return " ";
      })
      .replace(ARROWS, (_, list: string) => {
        for (const { color, squares } of readItems(list)) {
          arrows.push(Object.freeze({ from: squares[0]!, to: squares[1]!, color }));
        }
        return " ";
      })
      .replace(MARKS, (_, list: string) => {
        for (const { color, squares } of readItems(list)) {
          marks.push(Object.freeze({ square: squares[0]!, color }));
        }
        return " ";
      }),
  );
  return {
    ...notes,
    comments: Object.freeze(rest.map((text) => text.trim()).filter(Boolean)),
    ...(evaluations[0] && { evaluation: Object.freeze(evaluations[0]) }),
    ...(arrows.length > 0 && { arrows: Object.freeze(arrows) }),
    ...(marks.length > 0 && { marks: Object.freeze(marks) }),
  };
}

/** Does so in a whole line. */
export function takeLineCommands(line: Line): Line {
  const taken = line.map((turn) => {
    const { variations = [] } = turn;
    return createTurn({ ...takeCommands(turn), variations: variations.map(takeLineCommands) });
  });
  return Object.freeze(taken);
}

function letterOf(color: DrawingColor): string {
  return Object.keys(COLORS).find((letter) => COLORS[letter] === color)!;
}

/** The commands for an evaluation, and for what is drawn. */
export function writeCommands({ evaluation, arrows = [], marks = [] }: TurnNotes): string[] {
  const commands: string[] = [];
  if (evaluation) {
    const value =
      "mate" in evaluation ? `#${evaluation.mate}` : (evaluation.points / 100).toFixed(2);
    commands.push(`[%eval ${value}]`);
  }
  const circles = marks.map(({ square, color }) => `${letterOf(color)}${square}`);
  if (circles.length > 0) commands.push(`[%csl ${circles.join(",")}]`);
  const ways = arrows.map(({ from, to, color }) => `${letterOf(color)}${from}${to}`);
  if (ways.length > 0) commands.push(`[%cal ${ways.join(",")}]`);
  return commands;
}
