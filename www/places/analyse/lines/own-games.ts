// What was played in a position in the visitor's own games: found by the position, whatever the turns before it were.
import type { GameTree } from "cotulenh-wasm/tree";
import { treeFromData } from "../../../links/nodes.js";
import { games, loadGame, type GameSummary } from "../../../storage/games.js";

/** How a turn has done: games, and their results. */
export interface OwnTurn {
  lan: string;
  games: number;
  red: number;
  draws: number;
  blue: number;
}

/** The turns of a game that are looked at. */
const MOST_TURNS = 24;
/** So many games are read before the page may draw again. */
const AT_ONCE = 8;

interface Played {
  savedAt: number;
  /** The positions of the game with the turn that was played there. */
  turns: readonly (readonly [position: string, lan: string])[];
  result: string;
}

const known = new Map<string, Played>();

/** A position without its counters, with its rules. */
function nameOfPosition(fen: string, rules: unknown): string {
  return `${fen.split(" ").slice(0, 4).join(" ")} ${JSON.stringify(rules)}`;
}

export const positionOf = ({ current, rules }: GameTree): string =>
  nameOfPosition(current.fen, rules);

function readPlayed({ id, savedAt, result }: GameSummary): Played {
  const game = loadGame(id);
  const none = { savedAt, turns: [], result };
  if (!game) return none;
  try {
    const line = game.tree.turns.slice(0, MOST_TURNS);
    const turns = line.map(({ variations: _, ...turn }) => turn);
    using tree = treeFromData({ ...game.tree, turns, current: 0, end: null, deploy: null });
    const played = tree.mainLine().map(({ parent, turn }) => {
      return [nameOfPosition(parent!.fen, tree.rules), turn!.lan] as const;
    });
    return { savedAt, turns: played, result };
  } catch {
    return none;
  }
}

/** Whether a game was played by the visitor: not one that was opened or only analysed. */
const isOwn = ({ source }: GameSummary): boolean => source !== "analysis" && source !== "lesson";

/** What was played in a position, the most frequent first. Other work goes on meanwhile. */
export async function findOwnTurns(position: string): Promise<readonly OwnTurn[]> {
  const found = new Map<string, OwnTurn>();
  let read = 0;
  for (const game of games.peek().filter(isOwn)) {
    let played = known.get(game.id);
    if (played?.savedAt !== game.savedAt) {
      if (++read % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
      known.set(game.id, (played = readPlayed(game)));
    }
    for (const lan of new Set(
      played.turns.filter(([at]) => at === position).map(([, lan]) => lan),
    )) {
      const turn = found.get(lan) ?? { lan, games: 0, red: 0, draws: 0, blue: 0 };
      turn.games++;
      if (game.result === "1-0") turn.red++;
      else if (game.result === "0-1") turn.blue++;
      else if (game.result === "1/2-1/2") turn.draws++;
      found.set(lan, turn);
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}
