// Applies changes to records.
import { CoTuLenhError } from "../errors/error.js";
import { shown } from "../arguments/objects.js";
import { createNotes, createTurn } from "./create.js";
import { findTurn, type Line, type Place } from "./lines.js";
import type { GameRecord, RecordChange, TurnNotes, RecordedTurn, SteppedChange } from "./types.js";

/**
 * Returns the record after a change. The given record stays as it is; the two share what did not change. Whether turns
 * are legal is not checked: they were played before. A change that names a missing turn throws
 * `UNKNOWN_NODE`, and one about a deploy that is not open throws `INVALID_DATA`.
 *
 * @example
 * ```ts
 * const before = createRecord({ rules: game.rules(), start: game.fen() });
 * const after = applyChange(before, {
 *   type: "played",
 *   after: 0,
 *   turns: [{ id: 1, san: "Tf6", lan: "Tf4f6", clock: 598 }],
 * });
 * after.turns.length; // 1
 * ```
 */
export function applyChange(record: GameRecord, change: RecordChange): GameRecord {
  return Object.freeze(recordAfter(record, change));
}

function recordAfter(record: GameRecord, change: RecordChange): GameRecord {
  switch (change.type) {
    case "played":
      return addTurns(record, change.after, change.turns);
    case "opened": {
      const { after, square } = change;
      requireTurn(record, after);
      return { ...record, deploy: { after, square, steps: [], started: true } };
    }
    case "stepped":
      return addStep(record, change);
    case "unstepped": {
      const deploy = requireDeploy(record);
      const staysOpen = deploy.steps.length > (deploy.started ? 0 : 1);
      return {
        ...record,
        deploy: staysOpen ? { ...deploy, steps: deploy.steps.slice(0, -1) } : null,
      };
    }
    case "cancelled":
      requireDeploy(record);
      return { ...record, deploy: null };
    case "committed": {
      const { after } = requireDeploy(record);
      return { ...addTurns(record, after, [change.turn]), deploy: null };
    }
    case "takenBack":
      return takeBack(record, requireTurn(record, change.to));
    case "declared":
      if (change.end) requireTurn(record, change.end.after);
      return { ...record, end: change.end };
    case "timed":
      return { ...record, clock: change.clock };
    case "annotated":
      return annotate(record, change.node, change.notes);
    case "headerSet": {
      const { [change.name]: _, ...others } = record.headers;
      const { value } = change;
      const headers = value === null ? others : { ...record.headers, [change.name]: value };
      return { ...record, headers };
    }
    case "promoted":
      return promote(record, requireTurn(record, change.node));
    case "removed":
      if (change.node === 0) throw unknownTurn(0);
      return withoutLost(remove(record, requireTurn(record, change.node)));
    case "replaced":
      return change.record;
  }
}

function unknownTurn(id: unknown): CoTuLenhError {
  return new CoTuLenhError("UNKNOWN_NODE", `the record has no turn with the id ${shown(id)}`);
}

function requireTurn(record: GameRecord, id: number): Place {
  const place = findTurn(record, id);
  if (place) return place;
  throw unknownTurn(id);
}

function requireDeploy({ deploy }: GameRecord): NonNullable<GameRecord["deploy"]> {
  if (deploy) return deploy;
  throw new CoTuLenhError("INVALID_DATA", "the record has no open deploy");
}

/** The record with a line replaced. An empty variation is dropped. */
function withLine(record: GameRecord, { host }: Place, line: Line): GameRecord {
  Object.freeze(line);
  if (!host) return { ...record, turns: line };
  const { place, variation } = host;
  const variations = (turnAt(place).variations ?? [])
    .map((known, n) => (n === variation ? line : known))
    .filter(({ length }) => length > 0);
  return withTurn(record, place, withVariations(turnAt(place), variations));
}

/** The record with a turn replaced. */
function withTurn(record: GameRecord, place: Place, turn: RecordedTurn): GameRecord {
  const line = place.line.map((known, n) => (n === place.index ? turn : known));
  return withLine(record, place, line);
}

function turnAt({ line, index }: Place): RecordedTurn {
  return line[index]!;
}

function withVariations(turn: RecordedTurn, variations: readonly Line[]): RecordedTurn {
  return createTurn({ ...turn, variations: Object.freeze(variations) });
}

function addTurns(record: GameRecord, after: number, turns: Line): GameRecord {
  const place = requireTurn(record, after);
  const next = place.line[place.index + 1];
  if (!next) return withLine(record, place, [...place.line, ...turns]);
  const variations = [...(next.variations ?? []), turns];
  return withTurn(record, { ...place, index: place.index + 1 }, withVariations(next, variations));
}

function addStep(record: GameRecord, { after, square, step }: SteppedChange): GameRecord {
  requireTurn(record, after);
  const { deploy } = record;
  const isOpen = deploy !== null && deploy.after === after && deploy.square === square;
  const { steps, started } = isOpen ? deploy : { steps: [], started: false };
  return { ...record, deploy: { after, square, steps: [...steps, step], started } };
}

function takeBack(record: GameRecord, place: Place): GameRecord {
  const line = place.line.slice(0, place.index + 1);
  return { ...withLine(record, place, line), deploy: null, end: null };
}

function annotate(record: GameRecord, id: number, notes: TurnNotes): GameRecord {
  const given = Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== undefined));
  if (id === 0) return { ...record, notes: createNotes({ ...record.notes, ...given }) };
  const place = requireTurn(record, id);
  return withTurn(record, place, createTurn({ ...turnAt(place), ...given }));
}

/** Swaps the innermost variation around a turn with the line that it departs from. */
function promote(record: GameRecord, { line, host }: Place): GameRecord {
  const [first, ...rest] = line;
  if (!host || !first) return record;
  const { place, variation } = host;
  const departed = turnAt(place);
  const others = (departed.variations ?? []).filter((_, n) => n !== variation);
  const before = place.line.slice(0, place.index);
  const replaced = [withVariations(departed, []), ...place.line.slice(place.index + 1)];
  return withLine(record, place, [
    ...before,
    withVariations(first, [replaced, ...others]),
    ...rest,
  ]);
}

function remove(record: GameRecord, place: Place): GameRecord {
  const before = place.line.slice(0, place.index);
  const [next, ...others] = turnAt(place).variations ?? [];
  if (!next) return withLine(record, place, before);
  const [first, ...rest] = next;
  return withLine(record, place, [...before, withVariations(first!, others), ...rest]);
}

/** Drops the end and the open deploy if their turns are gone. */
export function withoutLost(record: GameRecord): GameRecord {
  const { deploy, end } = record;
  const isLost = (at: { readonly after: number } | null): boolean =>
    at !== null && !findTurn(record, at.after);
  return { ...record, deploy: isLost(deploy) ? null : deploy, end: isLost(end) ? null : end };
}
