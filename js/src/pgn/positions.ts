// Plays the turns of a PGN while they are read. The errors are made by the readers of texts and objects, because they
// know the place of a turn.
import { CoTuLenhError } from "../errors/error.js";
import { START } from "../vocabulary/words.js";
import type { ErrorCode, ErrorFacts } from "../vocabulary/error-codes.js";
import type { Rules } from "../vocabulary/types.js";
import { encodeRules, readRuleWords } from "../arguments/rules.js";
import { readAnswer, requireAnswer } from "../wasm/answer.js";
import { decodeTurnTexts } from "../wasm/decode-moves.js";
import { Game } from "../wasm/module.js";

/** Makes the error for a turn or a tag at its place. */
export type Refuse = (code: ErrorCode, message: string, facts?: ErrorFacts) => CoTuLenhError;

/** The most errors of a FEN that fit into one message. */
const MAX_FEN_ERRORS = 50;

/** The error codes that are passed on. Any other one becomes that of an illegal turn. */
const TURN_CODES: Partial<Record<ErrorCode, ErrorCode>> = {
  MOVE_SYNTAX: "PGN_MOVE_SYNTAX",
  AMBIGUOUS_MOVE: "PGN_AMBIGUOUS_MOVE",
};

/** The rules of a `Rules` tag. */
export function readRules(text: string, refuse: Refuse): Rules {
  return readRuleWords(text, (word) => {
    throw refuse("PGN_RULES", `"${word}" is not an option of the rules`, { text: word });
  });
}

/** A new game, to be freed by the caller, and its start as FEN. `fen` is the value of a `FEN` tag. */
export function openStart(
  fen: string | undefined,
  rules: Rules,
  refuse: Refuse,
  autoCommit = true,
): { game: Game; start: string } {
  const packed = encodeRules(rules);
  const game = Game.create(packed, autoCommit);
  if (fen === undefined) return { game, start: START };
  try {
    const errors = Game.fenErrors(fen, packed);
    if (errors[0]) {
      const { code: _, message: __, index: ___, ...facts } = errors[0];
      const list = errors
        .slice(0, MAX_FEN_ERRORS)
        .map(({ message }) => message)
        .join("; ");
      throw refuse("PGN_FEN", `the FEN tag is not a position: ${list}`, facts);
    }
    requireAnswer(game.loadFen(fen));
    if (readAnswer(game.packedSession()).more) {
      throw refuse("PGN_OPEN_SESSION", "a game does not start in the middle of a deploy");
    }
    return { game, start: readAnswer(game.packedFen(false)).text() };
  } catch (error) {
    game.free();
    throw error;
  }
}

/** Plays a turn in SAN or LAN. */
export function playTurn(game: Game, text: string, refuse: Refuse): { san: string; lan: string } {
  try {
    return decodeTurnTexts(readAnswer(game.playPgnTurn(text)));
  } catch (error) {
    if (!(error instanceof CoTuLenhError)) throw error;
    const { code, message, name: _, ...facts } = error;
    throw refuse(TURN_CODES[code] ?? "PGN_ILLEGAL_MOVE", message, facts as ErrorFacts);
  }
}
