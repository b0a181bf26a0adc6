// The legal part of a stored game that is broken: loaded when there is one.
import { CoTuLenhError } from "cotulenh-wasm";
import type { Play, PlayData } from "cotulenh-wasm/play";
import type { RecordedTurn, TreeData } from "cotulenh-wasm/tree";

type Line = readonly RecordedTurn[];

/** A line without the turn at a path, and all after it: the indices of a turn, a variation, a turn and so on. */
function cutLine(line: Line, [index = 0, variation, ...rest]: readonly number[]): Line {
  if (variation === undefined) return line.slice(0, index);
  return line.map((turn, n) => {
    if (n !== index || !turn.variations) return turn;
    const cut = (other: Line, v: number) => (v === variation ? cutLine(other, rest) : other);
    return { ...turn, variations: turn.variations.map(cut) };
  });
}

/** The tree without what was refused at a path; null if that is more than a part of it. */
function cutTree(data: TreeData, path: string): TreeData | null {
  if (path.startsWith("turns[")) {
    const turns = cutLine(
      data.turns,
      [...path.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index)),
    );
    return { ...data, turns, current: turns.at(-1)?.id ?? 0, end: null, deploy: null };
  }
  // Drop an end or a deploy that is not legal.
  if (path.startsWith("end") && data.end) return { ...data, end: null };
  if (path.startsWith("deploy") && data.deploy) return { ...data, deploy: null };
  return null;
}

/** The data without what was refused and all after it; null if nothing of it can be left out. */
function cut(data: PlayData, error: unknown): PlayData | null {
  const path = error instanceof CoTuLenhError ? (error.path ?? "") : "";
  const { live: _, ...rest } = data;
  const [, inTree] = /^stored\.tree\.(.*)/.exec(path) ?? [];
  const tree = inTree === undefined ? null : cutTree(data.tree, inTree);
  return tree && { ...rest, tree };
}

/** Opens the legal part of data that were refused; null if not even their start is legal. */
export function restorePart(
  data: PlayData,
  error: unknown,
  open: (data: PlayData) => Play,
): Play | null {
  const part = cut(data, error);
  if (!part) return null;
  try {
    return open(part);
  } catch (next) {
    return restorePart(part, next, open);
  }
}
