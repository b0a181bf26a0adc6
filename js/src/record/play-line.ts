// Plays lines that were read from data: of records, of PGN objects, of stored games. Who reads them says how a turn is
// played, and what a refusal is.
import { createTurn } from "./create.js";
import type { Line } from "./lines.js";
import type { RecordedTurn } from "./types.js";

/** How the turns of a line are played in games of some kind. */
export interface LinePlayer<Game> {
  /** Plays a turn, and returns its notation. `path` is where it stands in the data. */
  play(game: Game, turn: RecordedTurn, path: string): Pick<RecordedTurn, "san" | "lan">;
  /** A copy of a game as it was before its last turn. */
  before(game: Game): Game;
  /** Is called for a turn that is refused: its line ends there. Without this, the error is thrown. */
  onError?: ((error: unknown) => void) | undefined;
}

/** A copy of a game of the class as it was before its last turn. */
export function copyBefore<Game extends { clone(): Game; undo(): unknown }>(game: Game): Game {
  const copy = game.clone();
  copy.undo();
  return copy;
}

/**
 * Plays a line with its variations, and returns it with the notation of the played turns. The game stands at its end
 * then.
 */
export function playLine<Game extends { free(): void }>(
  game: Game,
  line: Line,
  path: string,
  player: LinePlayer<Game>,
): Line {
  const played: RecordedTurn[] = [];
  for (const [n, turn] of line.entries()) {
    const at = `${path}[${n}]`;
    let names: Pick<RecordedTurn, "san" | "lan">;
    try {
      names = player.play(game, turn, at);
    } catch (error) {
      if (!player.onError) throw error;
      player.onError(error);
      break;
    }
    const variations = (turn.variations ?? []).map((variation, v) => {
      const other = player.before(game);
      try {
        return playLine(other, variation, `${at}.variations[${v}]`, player);
      } finally {
        other.free();
      }
    });
    const { san, lan } = names;
    played.push(
      createTurn({ ...turn, san, lan, variations: variations.filter(({ length }) => length > 0) }),
    );
  }
  return Object.freeze(played);
}
