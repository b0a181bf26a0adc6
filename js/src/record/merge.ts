// Merges repeated turns: a PGN may have the same turn twice in one place, a record has it once.
import { createTurn } from "./create.js";
import type { Line } from "./lines.js";
import type { RecordedTurn, TurnNotes } from "./types.js";

/** A turn and what may follow it. The first continues the line, the others are variations. */
interface Branch {
  turn: RecordedTurn;
  readonly next: Branch[];
}

/**
 * Merges equal turns that follow the same turn, and joins their notes. A variation of the first turn of a variation
 * becomes a variation of the turn that both replace. The turns get new ids.
 */
export function mergeTurns(line: Line): Line {
  let id = 1;
  const attach = (turns: Line, start: Branch[]): void => {
    const departures: { from: Branch[]; variation: Line }[] = [];
    let next = start;
    for (const { variations = [], ...turn } of turns) {
      for (const variation of variations) departures.push({ from: next, variation });
      let branch = next.find((known) => known.turn.lan === turn.lan);
      if (branch) branch.turn = { ...branch.turn, ...joinNotes(branch.turn, turn) };
      else next.push((branch = { turn: { ...turn, id: id++ }, next: [] }));
      ({ next } = branch);
    }
    // Variations come after the whole line, so that it stays the first.
    for (const { from, variation } of departures) attach(variation, from);
  };
  const first: Branch[] = [];
  attach(line, first);
  return toLine(first);
}

function joinNotes(one: TurnNotes, other: TurnNotes): TurnNotes {
  const join = <T>(a: readonly T[] = [], b: readonly T[] = []): readonly T[] =>
    Object.freeze([...a, ...b]);
  return {
    comments: join(one.comments, other.comments),
    startingComments: join(one.startingComments, other.startingComments),
    nags: join(one.nags, other.nags),
    clock: other.clock ?? one.clock,
    evaluation: other.evaluation ?? one.evaluation,
    arrows: join(one.arrows, other.arrows),
    marks: join(one.marks, other.marks),
  };
}

function toLine(branches: readonly Branch[]): Line {
  const line: RecordedTurn[] = [];
  for (let at = branches; at[0]; at = at[0].next) {
    const variations = at.slice(1).map((branch) => toLine([branch]));
    line.push(createTurn({ ...at[0].turn, variations }));
  }
  return Object.freeze(line);
}
