// Recognises what someone pastes, drops or follows: a FEN, a PGN, or a link of this site.
import {
  CoTuLenh,
  CoTuLenhError,
  parsePgn,
  parseRules,
  writePgn,
  type ErrorCode,
  type ErrorFacts,
} from "cotulenh-wasm";
import { GameTree, type TreeNode } from "cotulenh-wasm/tree";
import { readInside, type Linked, type View } from "./inside.js";
import { findOpening, listNodes } from "./nodes.js";
import { readPgn } from "./pgn.js";

/** What was wrong, as the package says it. */
export interface TextError extends ErrorFacts {
  code: ErrorCode;
}

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
  view: View | null;
  /** How many games the text has; the first is opened. */
  games: number;
}

export type ReadText = OpenedText | { refusal: Refusal };

/** A longer text would block the page. */
const MAX_LENGTH = 500_000;

const CHESS = /^(?:[1-8pnbrqk]{1,8}\/){7}[1-8pnbrqk]{1,8}(?:\s+[wb]\b|$)/i;

/** Ranks with slashes between them, and no move numbers or tags. */
const LIKE_FEN = /^[^\s[{]*\/[^\s[{]*\/[^\s[{]*\//;

const RESULT = /(?:^|\s)(?:\*|1-0|0-1|1\/2-1\/2)\s*$/;

const LIKE_PGN = /\[\s*\w+\s+"|^\s*\{|\b\d+\s*\.|(?:^|\s)(?:\*|1-0|0-1|1\/2-1\/2)\s*$/;

/** The errors of refused calls. Anything else is a bug, and goes on. */
function toError(error: unknown): TextError {
  if (!(error instanceof CoTuLenhError)) throw error;
  return { ...error, code: error.code };
}

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
    return { tree, node: tree.root, game: hasDeploy ? game : null, view: null, games: 1 };
  } catch (error) {
    return { refusal: { reason: "fen", errors: [toError(error)] } };
  }
}

function readGames(text: string): ReadText {
  try {
    const tree = readPgn(text);
    // Anything in braces is a comment.
    const hasGame = tree.size > 0 || Object.keys(tree.headers).length > 0 || RESULT.test(text);
    if (!hasGame) return { refusal: { reason: "unknown" } };
    return { tree, node: findOpening(tree), game: null, view: null, games: 1 };
  } catch (error) {
    const refused = toError(error);
    if (refused.code === "PGN_SECOND_GAME") return readFirstGame(text);
    const isUnknown =
      !LIKE_PGN.test(text) && refused.code === "PGN_MOVE_SYNTAX" && refused.column === 1;
    return { refusal: isUnknown ? { reason: "unknown" } : { reason: "pgn", errors: [refused] } };
  }
}

function readFirstGame(text: string): ReadText {
  try {
    const all = parsePgn(text);
    const first = readGames(writePgn(all[0]!));
    return "refusal" in first ? first : { ...first, games: all.length };
  } catch (error) {
    return { refusal: { reason: "pgn", errors: [toError(error)] } };
  }
}

/** Opens what a link leads to. A stored game is refused: this room has no storage. */
export function readLinked(linked: Linked): ReadText {
  if (linked.kind === "stored") return { refusal: { reason: "stored", id: linked.id } };
  const read =
    linked.kind === "position" ? readPosition(linked.fen, linked.rules) : readGames(linked.pgn);
  if ("refusal" in read) return read;
  const node =
    linked.kind === "game" && linked.at !== null ? listNodes(read.tree)[linked.at] : null;
  return { ...read, node: node ?? read.node, view: linked.view };
}

/** Opens a text of any of the kinds. */
export function readText(text: string): ReadText {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (trimmed === "") return { refusal: { reason: "empty" } };
  if (trimmed.length > MAX_LENGTH) return { refusal: { reason: "tooLong" } };
  const link = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^\s#]*#(\S+)$/i.exec(trimmed);
  const linked = link && readInside(link[1]!);
  if (linked) return readLinked(linked);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(trimmed)) return { refusal: { reason: "emptyLink" } };
  if (CHESS.test(trimmed)) return { refusal: { reason: "chess" } };
  return LIKE_FEN.test(trimmed) ? readPosition(trimmed) : readGames(trimmed);
}
