// Recognises what someone pastes, drops or follows: a FEN, a PGN, or a link of this site.
import { CoTuLenh, parseRules } from "cotulenh-wasm";
import { GameTree, type TreeNode } from "cotulenh-wasm/tree";
import { MAX_LENGTH, parseFragment, type Linked, type Side } from "./fragment.js";
import { findOpening, listNodes, treeFromPgn } from "./nodes.js";
import { readChapters, type ReadChapter } from "./pgn-file.js";
import { toError, type TextError } from "./text-error.js";

/** Why a text was not opened. */
export type Refusal =
  | { reason: "empty" | "tooLong" | "chess" | "unknown" | "emptyLink" }
  | { reason: "stored"; id: string }
  | { reason: "fen" | "pgn"; errors: readonly TextError[] };

/** A text that was understood. */
export interface OpenedText {
  tree: GameTree;
  /** Where it is opened. */
  node: TreeNode;
  /** The game itself, if a deploy is open: a tree does not have it. */
  game: CoTuLenh | null;
  view: Side | null;
  /** The error before which the game ends; null if there is none. */
  error: TextError | null;
}

/** A text with several games, each as far as it can be read. */
export interface OpenedFile {
  chapters: readonly ReadChapter[];
}

export type ReadText = OpenedText | OpenedFile | { refusal: Refusal };

const CHESS = /^(?:[1-8pnbrqk]{1,8}\/){7}[1-8pnbrqk]{1,8}(?:\s+[wb]\b|$)/i;

/** Ranks with slashes between them, and no move numbers or tags. */
const LIKE_FEN = /^[^\s[{]*\/[^\s[{]*\/[^\s[{]*\//;

const RESULT = /(?:^|\s)(?:\*|1-0|0-1|1\/2-1\/2)\s*$/;

const LIKE_PGN = /\[\s*\w+\s+"|^\s*\{|\b\d+\s*\.|(?:^|\s)(?:\*|1-0|0-1|1\/2-1\/2)\s*$/;

/** A position as a game without turns; the rules in words, if they are not the standard ones. */
export function readPosition(fen: string, rules = ""): ReadText {
  if (CHESS.test(fen)) return { refusal: { reason: "chess" } };
  const { errors } = CoTuLenh.validateFen(fen);
  if (errors.length > 0) return { refusal: { reason: "fen", errors } };
  try {
    const game = new CoTuLenh(fen, { rules: parseRules(rules) });
    const tree = new GameTree(game);
    const hasDeploy = game.deployState() !== null;
    if (!hasDeploy) game.free();
    return { tree, node: tree.root, game: hasDeploy ? game : null, view: null, error: null };
  } catch (error) {
    return { refusal: { reason: "fen", errors: [toError(error)] } };
  }
}

function readGames(text: string): ReadText {
  try {
    const tree = treeFromPgn(text);
    // A text in braces alone is a comment without a game.
    const hasGame = tree.size > 0 || Object.keys(tree.headers).length > 0 || RESULT.test(text);
    if (!hasGame) return { refusal: { reason: "unknown" } };
    return toOpened(tree, null);
  } catch (error) {
    const refused = toError(error);
    const isUnknown =
      !LIKE_PGN.test(text) && refused.code === "PGN_MOVE_SYNTAX" && refused.column === 1;
    return isUnknown ? { refusal: { reason: "unknown" } } : readFile(text, refused);
  }
}

/** Opens a game at its first notes, or where it breaks off. */
function toOpened(tree: GameTree, error: TextError | null): OpenedText {
  const node = error ? (tree.mainLine().at(-1) ?? tree.root) : findOpening(tree);
  return { tree, node, game: null, view: null, error };
}

function readFile(text: string, refused: TextError): ReadText {
  const chapters = readChapters(text);
  const [first, second] = chapters;
  if (!first) return { refusal: { reason: "pgn", errors: [refused] } };
  return second ? { chapters } : toOpened(first.tree, first.error);
}

/** Opens the target of a link. Stored games are refused, since this folder does not use the storage. */
export function readLinked(linked: Linked): ReadText {
  if (linked.kind === "tooLong") return { refusal: { reason: "tooLong" } };
  if (linked.kind === "stored") return { refusal: { reason: "stored", id: linked.id } };
  const read =
    linked.kind === "position" ? readPosition(linked.fen, linked.rules) : readGames(linked.pgn);
  if ("refusal" in read || "chapters" in read) return read;
  const node =
    linked.kind === "game" && linked.at !== null ? listNodes(read.tree)[linked.at] : null;
  return { ...read, node: node ?? read.node, view: linked.view };
}

/** Opens a FEN, a PGN or a link. */
export function readText(text: string): ReadText {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (trimmed === "") return { refusal: { reason: "empty" } };
  if (trimmed.length > MAX_LENGTH) return { refusal: { reason: "tooLong" } };
  const link = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^\s#]*#(\S+)$/i.exec(trimmed);
  const linked = link && parseFragment(link[1]!);
  if (linked) return readLinked(linked);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(trimmed)) return { refusal: { reason: "emptyLink" } };
  if (CHESS.test(trimmed)) return { refusal: { reason: "chess" } };
  return LIKE_FEN.test(trimmed) ? readPosition(trimmed) : readGames(trimmed);
}
