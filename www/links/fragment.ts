// What stands after `#` in links of the site. A position: `fen=…&rules=…`. A game: its PGN, in which tags are
// fields of their own, and where to open it: `Red=Lan&pgn=1.+Mg6+Mg7&at=2`. A game of this browser: `game=ID`.
import type { Rules } from "cotulenh-wasm";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import { listNodes } from "./nodes.js";
import { isUnknown } from "../storage/headers.js";
import { writeRules } from "./rules.js";

/** The side at the bottom of the board. */
export type Side = "r" | "b";

/** What a link leads to. */
export type Linked =
  | { kind: "position"; fen: string; rules: string; view: Side | null }
  | { kind: "game"; pgn: string; at: number | null; view: Side | null }
  | { kind: "stored"; id: string }
  | { kind: "tooLong" };

/** Characters that need no escape after `#`, and that programs which look for links do not cut off. */
const UNESCAPED = /%(2F|28|29|3A|2C|40|24|3F|3D)/g;

/** A space is `+`, which is escaped itself. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(UNESCAPED, (code) => decodeURIComponent(code))
    .replaceAll("%20", "+");
}

function decode(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** What stands after `#` for a position, in every place that takes one. */
export function positionFragment(fen: string, rules: Rules, view: Side = "r"): string {
  const words = writeRules(rules);
  const suffix = view === "b" ? "&view=blue" : "";
  return `fen=${encode(fen)}${words && `&rules=${encode(words)}`}${suffix}`;
}

const TAG = /^\[(\w+) "(.*)"\]$/;

/** What stands after `#` for a game, opened at one of its nodes. */
export function gameFragment(
  tree: GameTree,
  node: TreeNode = tree.current,
  view: Side = "r",
): string {
  if (
    tree.size === 0 &&
    Object.keys(tree.headers).length === 0 &&
    tree.root.comments.length === 0
  ) {
    return positionFragment(tree.root.fen, tree.rules, view);
  }
  const [head = "", moves = ""] = tree.pgn({ maxWidth: 0 }).split(/\n\n([^]*)/);
  const tags = head.split("\n").flatMap((line) => {
    const [, name, value] = TAG.exec(line) ?? [];
    return name && value !== undefined && !isUnknown(value) ? [`${name}=${encode(value)}`] : [];
  });
  const at = listNodes(tree).indexOf(node);
  const fields = [...tags, `pgn=${encode(moves.trim())}`];
  return [...fields, ...(view === "b" ? ["view=blue"] : []), `at=${at}`].join("&");
}

/** A longer text would block the page, whether it was pasted or came with a link. */
export const MAX_LENGTH = 500_000;

/** Reads what stands after `#`; null if there is no position and no game. */
export function parseFragment(fragment: string): Linked | null {
  if (fragment.length > MAX_LENGTH) return { kind: "tooLong" };
  const fields = new Map(
    fragment.split("&").map((field): [string, string] => {
      const at = field.indexOf("=");
      return at < 0 ? [field, ""] : [field.slice(0, at), field.slice(at + 1)];
    }),
  );
  const side = fields.get("view");
  const view = side === "blue" ? "b" : side === "red" ? "r" : null;
  const id = fields.get("game");
  if (id) return { kind: "stored", id: decode(id) };
  const moves = fields.get("pgn");
  if (moves !== undefined) {
    const tags = [...fields]
      .filter(([name]) => /^[A-Z]\w*$/.test(name))
      .map(([name, value]) => `[${name} "${decode(value)}"]\n`);
    const at = fields.get("at");
    const index = at && /^\d+$/.test(at) ? Number(at) : null;
    return { kind: "game", pgn: `${tags.join("")}\n${decode(moves)}`, at: index, view };
  }
  const fen = fields.get("fen");
  if (fen === undefined) return null;
  return { kind: "position", fen: decode(fen), rules: decode(fields.get("rules") ?? ""), view };
}
