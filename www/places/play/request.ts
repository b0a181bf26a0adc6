// What the part of the address after `#` asks for: `new`, `first`, `level=3`, `game=naval`, or `fen=…`
// with `rules=…`.
import { CoTuLenh, parseRules, type Rules } from "cotulenh-wasm";
import { LEVELS, type Level } from "../../match/setup.js";
import { GAMES, type GameName } from "../../match/short-game.js";

export type Request =
  /** `first`: whoever has never played gets a game at once, against the weakest opponent. */
  | { kind: "none" | "new" | "first" | "bad" }
  | { kind: "level"; level: Level }
  /** The choices, with this game. */
  | { kind: "game"; game: GameName }
  /** A stored game that goes on. */
  | { kind: "stored"; id: string }
  | { kind: "position"; fen: string; rules: Rules | null };

export function readRequest(fragment: string): Request {
  if (fragment === "") return { kind: "none" };
  if (fragment === "new" || fragment === "first") return { kind: fragment };
  const fields = new URLSearchParams(fragment);
  const id = fields.get("stored");
  if (id) return { kind: "stored", id };
  const level = LEVELS.find((one) => String(one) === fields.get("level"));
  if (level) return { kind: "level", level };
  const game = GAMES.find((one) => one === fields.get("game"));
  if (game) return { kind: "game", game };
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
