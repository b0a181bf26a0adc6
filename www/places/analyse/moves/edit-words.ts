// What an edit was that is taken back or made again, in words: turns, a comment, a sign, drawings, details of the game.
import type { GameRecord, RecordedTurn } from "cotulenh-wasm/tree";
import { table } from "../../../texts/table.js";
import { read } from "../../../texts/texts.js";

const en = {
  back: (what: string) => `Taken back: ${what}.`,
  again: (what: string) => `Made again: ${what}.`,
  nothing: { back: "There is nothing to take back.", again: "There is nothing to make again." },
  played: (turn: string, count: number) => (count === 1 ? turn : `${turn} and the turns after it`),
  removed: (turn: string) => `the deletion of ${turn}`,
  comment: (turn: string) => `a comment on ${turn}`,
  sign: (turn: string) => `a sign of ${turn}`,
  drawing: (turn: string) => `an arrow or a mark after ${turn}`,
  evaluation: "the review",
  headers: "a detail of the game",
  order: "the order of variations",
  end: "the end of the game",
  start: "the start",
};

const vi: typeof en = {
  back: (what) => `Đã hủy: ${what}.`,
  again: (what) => `Đã làm lại: ${what}.`,
  nothing: { back: "Không có gì để hủy.", again: "Không có gì để làm lại." },
  played: (turn, count) => (count === 1 ? turn : `${turn} và các nước sau đó`),
  removed: (turn) => `việc xóa ${turn}`,
  comment: (turn) => `lời bình cho ${turn}`,
  sign: (turn) => `ký hiệu của ${turn}`,
  drawing: (turn) => `mũi tên hoặc dấu sau ${turn}`,
  evaluation: "phần xem lại ván",
  headers: "một thông tin về ván cờ",
  order: "thứ tự các biến",
  end: "kết quả ván cờ",
  start: "thế ban đầu",
};

export const editTexts = table({ en, vi });

type Noted = Pick<RecordedTurn, "comments" | "nags" | "evaluation" | "arrows" | "marks"> & {
  readonly san?: string;
  readonly startingComments?: readonly string[] | undefined;
};

/** All turns of a record by their ids, those of variations too; the start is 0. */
function listTurns({ turns, notes }: GameRecord): Map<number, Noted> {
  const found = new Map<number, Noted>([[0, notes]]);
  const add = (line: readonly RecordedTurn[]) => {
    for (const turn of line) {
      found.set(turn.id, turn);
      turn.variations?.forEach(add);
    }
  };
  add(turns);
  return found;
}

const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** The notes that differ: those of most turns are the same objects before and after an edit. */
function sayNotes(before: Map<number, Noted>, after: Map<number, Noted>): string | null {
  const m = read(editTexts);
  const changed = [...before].flatMap(([id, one]) => {
    const other = after.get(id);
    return other && other !== one ? [[one, other] as const] : [];
  });
  const find = (...names: readonly (keyof Noted)[]) =>
    changed.filter(([one, other]) => names.some((name) => differs(one[name], other[name])));
  const evaluated = find("evaluation");
  if (evaluated.length > 0) return m.evaluation;
  const name = ([one]: readonly [Noted, Noted]) => one.san ?? m.start;
  const [commented] = find("comments", "startingComments");
  if (commented) return m.comment(name(commented));
  const [signed] = find("nags");
  if (signed) return m.sign(name(signed));
  const [drawn] = find("arrows", "marks");
  return drawn ? m.drawing(name(drawn)) : null;
}

/** What one record has and the other has not, in the words of the edit that was made. */
function sayDifference(without: GameRecord, withEdit: GameRecord): string {
  const m = read(editTexts);
  const [before, after] = [listTurns(without), listTurns(withEdit)];
  const added = [...after].filter(([id]) => !before.has(id));
  const removed = [...before].filter(([id]) => !after.has(id));
  if (added[0]) return m.played(added[0][1].san!, added.length);
  if (removed[0]) return m.removed(removed[0][1].san!);
  const notes = sayNotes(before, after);
  if (notes !== null) return notes;
  if (differs(without.headers, withEdit.headers)) return m.headers;
  return differs(without.end, withEdit.end) ? m.end : m.order;
}

/** What an edit was, by the records before and after it was taken back, or made again. */
export function sayEdit(from: GameRecord, to: GameRecord, isAgain: boolean): string {
  const m = read(editTexts);
  return isAgain ? m.again(sayDifference(from, to)) : m.back(sayDifference(to, from));
}
