// Reads changes from data that can be any value, such as a message. Whether turns are legal shows when they are played.
import { FieldReader } from "../arguments/data.js";
import { fieldOf } from "../arguments/objects.js";
import type { Square } from "../vocabulary/types.js";
import { NOTES } from "./create.js";
import { parseNotes } from "./read-notes.js";
import { LineReader } from "./read.js";
import type { ClockState, GameEnd, GameRecord, RecordChange, RecordedTurn } from "./types.js";

/** The fields of each change, besides its type. */
const FIELDS = {
  played: ["after", "turns"],
  opened: ["after", "square"],
  stepped: ["after", "square", "step"],
  unstepped: [],
  cancelled: [],
  committed: ["turn"],
  takenBack: ["to"],
  declared: ["end"],
  timed: ["clock"],
  annotated: ["node", "notes"],
  headerSet: ["name", "value"],
  promoted: ["node"],
  removed: ["node"],
  replaced: ["record"],
} as const satisfies Record<RecordChange["type"], readonly string[]>;

const TYPES = Object.keys(FIELDS) as RecordChange["type"][];

type Fields = { readonly [Name in (typeof FIELDS)[RecordChange["type"]][number]]?: unknown };

const reader: FieldReader = new FieldReader("INVALID_DATA");

/** Reads a list of changes. Ends, clocks and whole records are checked when they are applied. */
export function readChanges(value: unknown): RecordChange[] {
  const changes: RecordChange[] = [];
  reader.list(value ?? null, "changes", (change, path) => changes.push(readChange(change, path)));
  return changes;
}

function readChange(value: unknown, path: string): RecordChange {
  const given = fieldOf(value, "type");
  const type = TYPES.find((known) => known === given);
  if (!type) reader.refuse(`${path}.type`, `one of ${TYPES.join(", ")}`, given);
  const fields: Fields = reader.fields(value, ["type", ...FIELDS[type]], path);
  const id = (name: "after" | "to" | "node"): number => {
    const number = fields[name];
    if (typeof number === "number") return number;
    return reader.refuse(`${path}.${name}`, "the id of a turn, or 0 for the start", number);
  };
  const text = (name: "square" | "step" | "name" | "value"): string =>
    reader.text(fields[name], `${path}.${name}`);
  switch (type) {
    case "played":
      return { type, after: id("after"), turns: readTurns(fields.turns, `${path}.turns`) };
    case "opened":
      return { type, after: id("after"), square: text("square") as Square };
    case "stepped":
      return { type, after: id("after"), square: text("square") as Square, step: text("step") };
    case "unstepped":
    case "cancelled":
      return { type };
    case "committed":
      return { type, turn: readTurns([fields.turn], `${path}.turn`)[0]! };
    case "takenBack":
      return { type, to: id("to") };
    case "declared":
      return { type, end: fields.end as GameEnd | null };
    case "timed":
      return { type, clock: fields.clock as ClockState | null };
    case "annotated": {
      const notes = reader.fields(fields.notes, NOTES, `${path}.notes`);
      return { type, node: id("node"), notes: parseNotes(notes, `${path}.notes.`, reader) };
    }
    case "headerSet":
      return { type, name: text("name"), value: fields.value === null ? null : text("value") };
    case "promoted":
    case "removed":
      return { type, node: id("node") };
    case "replaced":
      return { type, record: fields.record as GameRecord };
  }
}

function readTurns(value: unknown, path: string): readonly RecordedTurn[] {
  const turns = new LineReader(reader, "record").read(value ?? null, path);
  if (turns.length === 0) reader.refuse(path, "one turn or more", value);
  return turns;
}
