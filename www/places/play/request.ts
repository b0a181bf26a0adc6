// What the part of the address after `#` asks for: `new`, `level=3`, or `fen=…` with `rules=…`.
import { CoTuLenh, parseRules, type Rules } from "cotulenh-wasm";
import { LEVELS, type Level } from "../../match/setup.js";

export type Request =
  | { kind: "none" | "new" | "bad" }
  | { kind: "level"; level: Level }
  | { kind: "position"; fen: string; rules: Rules | null };

export function readRequest(inside: string): Request {
  if (inside === "") return { kind: "none" };
  if (inside === "new") return { kind: "new" };
  const fields = new URLSearchParams(inside);
  const level = LEVELS.find((one) => String(one) === fields.get("level"));
  if (level) return { kind: "level", level };
  const fen = fields.get("fen");
  if (fen === null) return { kind: "none" };
  try {
    const text = fields.get("rules");
    const rules = text === null ? null : parseRules(text);
    const game = new CoTuLenh(fen, rules ? { rules } : {});
    const canMove = !game.isGameOver();
    game.free();
    return canMove ? { kind: "position", fen, rules } : { kind: "bad" };
  } catch {
    return { kind: "bad" };
  }
}
