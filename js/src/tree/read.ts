// Makes trees of games and of records that were read from data.
import type { CoTuLenh } from "../game/class.js";
import { CoTuLenhError } from "../errors/error.js";
import { atPath, FieldReader } from "../arguments/data.js";
import { isDeclared, readEnd } from "../pgn/ends.js";
import { readResult } from "../pgn/tags.js";
import { createNotes, createRecord, NOTES } from "../record/create.js";
import type { Line } from "../record/lines.js";
import { READ_PGN, RECORD } from "../record/members.js";
import { parseNotes } from "../record/read-notes.js";
import { copyBefore, playLine } from "../record/play-line.js";
import { LineReader } from "../record/read.js";
import type { ClockState, GameEnd, GameRecord, OpenDeploy } from "../record/types.js";
import type { Rules, Square } from "../vocabulary/types.js";
import { createRoot, listLine, type Node } from "./node.js";
import { Positions } from "./positions.js";
import { TreeState } from "./state.js";

/** The class of a game, which makes the games of a tree. */
export function classOf(game: unknown): typeof CoTuLenh {
  try {
    // It throws for a game that was freed, and for what is no game.
    (game as CoTuLenh).turn();
    const made = (game as CoTuLenh).constructor;
    if (READ_PGN in made) return made as typeof CoTuLenh;
  } catch (error) {
    if (error instanceof CoTuLenhError) throw error;
  }
  throw new CoTuLenhError("NOT_A_GAME", "a tree is made with a game: new GameTree(game)");
}

/** The state of a new tree, which stands at the start of a record. */
export function openState(GameClass: typeof CoTuLenh, record: GameRecord): TreeState {
  const { rules, start, autoCommit, headers } = record;
  // The result belongs to the end of the game.
  const { Result: _, ...set } = headers;
  const game = GameClass.fromJSON({ rules, start, autoCommit, headers: set });
  const root = createRoot(game.fen());
  const head: GameRecord = Object.freeze({
    ...record,
    rules: Object.freeze(game.rules()),
    start: root.fen,
    headers: Object.freeze(headers),
    notes: {},
    turns: [],
    end: null,
  });
  return new TreeState(root, head, new Positions(root, game));
}

/** Is called for what is refused, which is left out then. Without it, the error is thrown. */
export type OnError = (error: unknown) => void;

/** Plays the turns of a record, and makes the state of a tree that stands at the end of its main line. */
export function growState(
  GameClass: typeof CoTuLenh,
  record: GameRecord,
  onError?: OnError,
): TreeState {
  const state = openState(GameClass, record);
  const { root, positions } = state;
  const player = positions.open(root);
  try {
    const turns = growLine(state, player, root, record.turns, "turns", onError);
    state.complete({ notes: record.notes, turns });
    const last = listLine(root).at(-1) ?? root;
    positions.store(last, player);
    state.visit(last);
    return state;
  } catch (error) {
    positions.free();
    throw error;
  } finally {
    player.free();
  }
}

/** The state of a tree with the turns of a game. They were played, and are not played again. */
export function readGame(game: CoTuLenh): TreeState {
  const GameClass = classOf(game);
  const record = game[RECORD]();
  const state = openState(GameClass, record);
  let last = state.root;
  for (const turn of game.history({ verbose: true })) last = state.make(last, turn);
  const { notes, turns, deploy } = record;
  const end = record.end && isDeclared(record.end.outcome) ? record.end : null;
  state.complete({ notes, turns, deploy, end });
  state.visit(last);
  return state;
}

const reader: FieldReader = new FieldReader("INVALID_DATA", "data");

const FIELDS = [
  "rules",
  "start",
  "autoCommit",
  "headers",
  "notes",
  "turns",
  "deploy",
  "end",
  "clock",
  "current",
] as const;

type Fields = { readonly [Name in (typeof FIELDS)[number]]?: unknown };

/** Reads data that can be any value. `rest` is checked by {@link restoreRest}, once the turns were played. */
export function readTreeData(
  data: unknown,
  onError?: OnError,
): { record: GameRecord; rest: Fields } {
  const { rules, start, autoCommit, ...fields } = reader.fields(data, FIELDS, "data");
  const notes = reader.fields(fields.notes ?? {}, NOTES, "notes");
  const record = createRecord({
    // The game that is made of these checks them.
    rules: rules as Rules,
    start: start as string,
    autoCommit: autoCommit as boolean,
    headers: Object.fromEntries(reader.texts(fields.headers, "headers")),
    notes: createNotes(parseNotes(notes, "notes.", reader)),
    turns: new LineReader(reader, "record", onError).read(fields.turns, "turns"),
  });
  return { record, rest: fields };
}

/** Restores what refers to turns: the current node, the end and the open deploy. */
export function restoreRest(state: TreeState, rest: Fields, onError?: OnError): void {
  const { current = 0, deploy, end, clock } = rest;
  const { Result: result } = state.record.headers;
  const find = (path: string, id: unknown): Node =>
    state.nodes.get(id as number) ?? reader.refuse(path, "the id of a node", id);
  const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
  const restore = (part: () => void): void => {
    try {
      part();
    } catch (error) {
      if (!onError) throw error;
      onError(error);
    }
  };
  restore(() => state.visit(find("current", current)));
  if (result !== undefined) restore(() => atPath("headers.Result", () => readResult(result)));
  if (isGiven(end)) restore(() => state.complete({ end: readGameEnd(state, end, find) }));
  if (isGiven(deploy)) restore(() => state.complete({ deploy: readDeploy(state, deploy, find) }));
  if (isGiven(clock)) {
    restore(() => {
      if (typeof clock !== "object") reader.refuse("clock", "an object, or null", clock);
      state.complete({ clock: Object.freeze({ ...(clock as ClockState) }) });
    });
  }
}

/** Reads an end that was declared; `null` for one that follows from the rules, which the game finds itself. */
function readGameEnd(
  state: TreeState,
  value: unknown,
  find: (path: string, id: unknown) => Node,
): GameEnd | null {
  const { after, outcome } = reader.fields(value, ["after", "outcome"], "end");
  const node = find("end.after", after);
  const ended = withGame(state, node, (game) => readEnd(game, outcome, "end.outcome", reader));
  return isDeclared(ended) ? Object.freeze({ after: node.id, outcome: ended }) : null;
}

/** Reads an open deploy, and plays its steps to check them. */
function readDeploy(
  state: TreeState,
  value: unknown,
  find: (path: string, id: unknown) => Node,
): OpenDeploy {
  const fields = reader.fields(value, ["after", "square", "steps", "started"], "deploy");
  const node = find("deploy.after", fields.after);
  const { started } = fields;
  if (typeof started !== "boolean") reader.refuse("deploy.started", "true or false", started);
  return withGame(state, node, (game) => {
    const square = fields.square as Square;
    if (started) atPath("deploy.square", () => game.startDeploy(square));
    const steps: string[] = [];
    reader.list(fields.steps, "deploy.steps", (step, path) => {
      const text = reader.text(step, path);
      const { endsTurn, lan } = atPath(path, () => game.move(text, { strict: true }));
      if (endsTurn) reader.refuse(path, "a step that leaves the deploy open", step);
      steps.push(lan);
    });
    if (game.deployState()?.square !== square) {
      reader.refuse("deploy.square", "the square of the stack whose steps are listed", square);
    }
    return Object.freeze({ after: node.id, square, steps: Object.freeze(steps), started });
  });
}

function withGame<T>(state: TreeState, node: Node, use: (game: CoTuLenh) => T): T {
  const game = state.positions.open(node);
  try {
    return use(game);
  } finally {
    game.free();
  }
}

/** What {@link growLine} needs of a tree. */
export type Growth = Pick<TreeState, "make" | "positions">;

/**
 * Plays a line in a game that stands at `parent`, and makes the nodes of its turns. Returns the line with the notation of
 * the played turns. The game stands at its end then.
 */
export function growLine(
  growth: Growth,
  game: CoTuLenh,
  parent: Node,
  line: Line,
  path = "turns",
  onError?: OnError,
): Line {
  /** Where the games stand. */
  const nodes = new Map([[game, parent]]);
  const taken = new Set<string>();
  return playLine(game, line, path, {
    play(game, { id, lan }, at) {
      const parent = nodes.get(game)!;
      const turn = atPath(`${at}.lan`, () => game.playTurn(lan));
      // The same turn twice in one place could not be told apart.
      const place = `${parent.id} ${turn.lan}`;
      if (taken.has(place)) {
        const message = `${at} is another turn than those that it could replace`;
        throw new CoTuLenhError("INVALID_DATA", message, { path: at });
      }
      taken.add(place);
      const node = growth.make(parent, turn, id);
      nodes.set(game, node);
      growth.positions.storeAtStride(node, game);
      return turn;
    },
    before(game) {
      const copy = copyBefore(game);
      nodes.set(copy, nodes.get(game)!.parent!);
      return copy;
    },
    onError,
  });
}
