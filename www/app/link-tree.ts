// A tree of turns as a list of short words, for links: turns, and marks for what belongs to the turn
// before. No turn begins like a mark.
import { expandTurn, type SavedLine, type TurnData } from "../game/tree-data.js";

const OPEN = "~";
const CLOSE = "~~";
const NAG = "$";
const COMMENT = "'";
const STARTING_COMMENT = "*";

/** The words of a line with its variations. */
export function encodeTree(line: SavedLine, comments: readonly string[] = []): string[] {
  const words = comments.map((text) => COMMENT + text);
  for (const one of line) {
    const data = expandTurn(one);
    for (const text of data.startingComments ?? []) words.push(STARTING_COMMENT + text);
    words.push(data.san);
    for (const nag of data.nags ?? []) words.push(NAG + nag);
    for (const text of data.comments ?? []) words.push(COMMENT + text);
    for (const variation of data.variations ?? []) {
      words.push(OPEN, ...encodeTree(variation), CLOSE);
    }
  }
  return words;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
interface OpenLine {
  line: Writable<TurnData>[];
  starting: string[];
}

/** The line of such words, with the turns of the line that `path` leads to. */
export function decodeTree(words: readonly string[], path: readonly number[]) {
  const root: OpenLine = { line: [], starting: [] };
  const comments: string[] = [];
  const open = [root];
  for (const word of words) {
    const { line, starting } = open.at(-1)!;
    const last = line.at(-1);
    if (word === OPEN) {
      const variation: OpenLine = { line: [], starting: [] };
      if (last) last.variations = [...(last.variations ?? []), variation.line];
      open.push(variation);
    } else if (word === CLOSE) {
      if (open.length > 1) open.pop();
    } else if (word.startsWith(STARTING_COMMENT)) {
      starting.push(word.slice(STARTING_COMMENT.length));
    } else if (word.startsWith(COMMENT)) {
      const text = word.slice(COMMENT.length);
      if (last) last.comments = [...(last.comments ?? []), text];
      else comments.push(text);
    } else if (word.startsWith(NAG)) {
      if (last) last.nags = [...(last.nags ?? []), Number(word.slice(NAG.length))];
    } else {
      line.push({ san: word, ...(starting.length > 0 && { startingComments: [...starting] }) });
      starting.length = 0;
    }
  }
  const plain = root.line.map((data) => (Object.keys(data).length > 1 ? data : data.san));
  const isPlain = comments.length === 0 && plain.every((data) => typeof data === "string");
  const turns = followPath(root.line, path);
  return isPlain
    ? { turns, tree: null, comments, path: [] }
    : { turns, tree: plain, comments, path };
}

/** The turns that a path leads through. */
function followPath(main: SavedLine, [ply, ...branches]: readonly number[]): string[] {
  const turns: string[] = [];
  let [line, first] = [main, 1];
  for (let at = 1; at <= (ply ?? main.length); at++) {
    const one = line[at - first];
    if (one === undefined) break;
    let data = expandTurn(one);
    if (branches[0] === at) {
      const variation = data.variations?.[(branches[1] ?? 0) - 1];
      const begin = variation?.[0];
      if (!variation || begin === undefined) break;
      [line, first] = [variation, at];
      branches.splice(0, 2);
      data = expandTurn(begin);
    }
    turns.push(data.san);
  }
  return turns;
}
