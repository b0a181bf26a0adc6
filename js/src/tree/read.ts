// Trees from games, and from data that can be anything by now. The turns are played, so none is illegal.
import type { CoTuLenh } from "../game/class.js";
import { CoTuLenhError } from "../errors.js";
import { atPath, FieldReader } from "../arguments/data.js";
import type { Turn } from "../types.js";
import type { GameData, PgnTurn } from "../pgn/types.js";
import { readEvaluation } from "./evaluations.js";
import type { Node, Notes } from "./node.js";
import { NOTES, parseNotes } from "./notes.js";

/** Adds a turn to a tree that is being made, or finds it there. */
export type Attach = (game: CoTuLenh, parent: Node, turn: Turn, id?: number) => Node;

/** A copy of a game, without an open deploy. Only the members of a game can reach its wasm object. */
export function copyGame(game: unknown): CoTuLenh {
  try {
    const copy = (game as CoTuLenh).clone();
    if (copy.deployState()) copy.cancelDeploy();
    return copy;
  } catch (error) {
    if (error instanceof CoTuLenhError) throw error;
    throw new CoTuLenhError("NOT_A_GAME", "a tree is made with a game: new GameTree(game)");
  }
}

/** The line of a recorded game, with what is written about its turns. The root gets its comments. */
export function readRecord(
  root: Node,
  { line, turns, comments = [] }: GameData,
): readonly Partial<PgnTurn>[] {
  const after = (turn: number): string[] =>
    comments.filter((one) => one.turn === turn).map(({ comment }) => comment);
  addNotes(root, { comments: after(0) });
  return line ?? turns.map((lan, n) => ({ lan, comments: after(n + 1) }));
}

/** Adds a line of a PGN after a node, where the game stands. Returns its last turn. */
export function growLine(
  attach: Attach,
  game: CoTuLenh,
  parent: Node,
  turns: readonly Partial<PgnTurn>[],
): Node {
  let last = parent;
  for (const { lan, variations = [], ...notes } of turns) {
    const before = variations.length > 0 ? game.clone() : undefined;
    const node = attach(game, last, game.playTurn(lan!));
    addNotes(node, notes);
    for (const variation of variations) {
      const trial = before!.clone();
      growLine(attach, trial, last, variation);
      trial.free();
    }
    before?.free();
    last = node;
  }
  return last;
}

/** Adds what a PGN says about a turn, which may have it twice. */
function addNotes(
  node: Node,
  { comments = [], startingComments, nags, clock }: Partial<PgnTurn>,
): void {
  const { texts, evaluation } = readEvaluation(comments);
  const join = <T>(a: readonly T[], b: readonly T[] = []): readonly T[] =>
    b.length > 0 ? Object.freeze([...a, ...b]) : a;
  node.comments = join(node.comments, texts);
  node.startingComments = join(node.startingComments, startingComments);
  node.nags = join(node.nags, nags);
  node.clock = clock ?? node.clock;
  node.evaluation = evaluation ?? node.evaluation;
}

/** Data with more nodes is refused. */
const MOST_NODES = 500_000;

const reader: FieldReader = new FieldReader("INVALID_DATA");

interface NodeEntry {
  readonly id: number;
  readonly path: string;
  readonly turn: string;
  readonly notes: Partial<Notes>;
  readonly children: NodeEntry[];
}

/** The nodes of a tree as data, each with its children. Returns the root. */
export function readNodes(value: unknown): NodeEntry {
  const entries = new Map<unknown, NodeEntry>();
  reader.list(value, "nodes", (element, path) => {
    const fields = reader.fields(element, ["id", "parent", "turn", ...NOTES], path);
    const { id, parent, turn } = fields;
    if (typeof id !== "number" || !Number.isSafeInteger(id) || id < 0 || entries.has(id)) {
      reader.refuse(`${path}.id`, "a number from 0 that no other node has", id);
    }
    const isRoot = entries.size === 0;
    if (entries.size === MOST_NODES) reader.refuse("nodes", `at most ${MOST_NODES} nodes`, value);
    if (isRoot ? id !== 0 : id === 0)
      reader.refuse(`${path}.id`, "0 for the root, the first node", id);
    const siblings = entries.get(parent)?.children;
    if (isRoot ? parent !== undefined : !siblings) {
      reader.refuse(
        `${path}.parent`,
        isRoot ? "missing on the root" : "the id of a node before",
        parent,
      );
    }
    if (isRoot && turn !== undefined) reader.refuse(`${path}.turn`, "missing on the root", turn);
    const notes = parseNotes(fields, `${path}.`, reader);
    const text = isRoot ? "" : reader.text(turn, `${path}.turn`);
    const entry: NodeEntry = { id, path, turn: text, notes, children: [] };
    entries.set(id, entry);
    siblings?.push(entry);
  });
  return entries.get(0) ?? reader.refuse("nodes", "a list of nodes, the root first", value);
}

/** Adds the nodes of data after the root, where the game stands. */
export function growNodes(attach: Attach, game: CoTuLenh, root: Node, data: NodeEntry): void {
  Object.assign(root, data.notes);
  const open = [{ node: root, children: data.children, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const entry = top.children[top.next++];
    if (!entry) {
      open.pop();
      if (open.length > 0) game.undo();
      continue;
    }
    const turn = atPath(`${entry.path}.turn`, () => game.playTurn(entry.turn));
    const node = atPath(entry.path, () => attach(game, top.node, turn, entry.id));
    if (node.id !== entry.id) reader.refuse(entry.path, "another turn than its siblings", turn.lan);
    Object.assign(node, entry.notes);
    open.push({ node, children: entry.children, next: 0 });
  }
}
