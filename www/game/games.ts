// Games that are opened in the page: new ones, positions, PGN, links, saved ones.
import { CoTuLenh, type Rules } from "cotulenh-wasm";
import type { ClockInput } from "cotulenh-wasm/play";
import { GameTree } from "cotulenh-wasm/tree";
import { resetClock, toClock, type ClockSetting } from "./clock.js";
import { formatDate, openPgn, openTree } from "./opening.js";
import type { Opponent } from "./opponent.js";
import { listNodes, type SavedGame } from "./saved.js";
import type { Opening, Session } from "./session.js";
import { otherColor } from "./sides.js";
import type { Tool } from "./state.js";

/** What a new game is played by. */
export interface GameSetup {
  rules: Rules;
  clock: ClockSetting | null;
  /** The computer, if it plays one side. */
  opponent?: Opponent | null;
}

/** Opens a game, with its open deploy. The game is freed. */
export function openGame(
  session: Session,
  game: CoTuLenh,
  tool: Tool | null,
  more: Omit<Opening, "tree"> = {},
): void {
  const { steps = [] } = game.toJSON();
  session.open({ tree: openTree(game), steps, ...more }, tool);
}

/** Starts a game from a FEN. Throws if it is not a position. */
export function openFen(session: Session, fen: string, rules?: Partial<Rules>): void {
  const { rules: before, tool } = session.state;
  openGame(session, new CoTuLenh(fen, { rules: rules ?? before }), tool);
}

/** Loads a game. Throws if the PGN has an error. */
export function loadPgn(session: Session, text: string): void {
  session.open({ tree: openPgn(text) });
}

/** Opens the game of a link, where it stood. Throws if it is not one. */
export function openLinked(
  session: Session,
  { pgn, at, steps }: { pgn: string; at: number; steps: readonly string[] },
): void {
  const tree = openPgn(pgn);
  const node = tree.find(listNodes(tree)[at] ?? -1);
  if (node) tree.goTo(node);
  session.open({ tree, steps });
}

/** Opens a saved game. Throws if it is not one that can be played. */
export function restore(session: Session, { tree, steps, clock, opponent }: SavedGame): void {
  const game = new CoTuLenh();
  try {
    session.open({ tree: GameTree.fromJSON(tree, game), steps, clock, opponent });
  } finally {
    game.free();
  }
}

function begin(
  session: Session,
  game: CoTuLenh,
  clock: ClockInput | null,
  opponent: Opponent | null,
): void {
  game.setHeader("Date", formatDate(Date.now()));
  openGame(session, game, null, { clock, opponent });
}

/** Starts a game by these rules and with this clock. */
export function newGame(session: Session, { rules, clock, opponent = null }: GameSetup): void {
  begin(session, new CoTuLenh(undefined, { rules }), clock && toClock(clock), opponent);
}

/** Starts a game from the same position, by the same rules and with the same clock. The computer changes sides. */
export function rematch(session: Session): void {
  const { rules, opponent, snapshot, tree } = session.state;
  const other = opponent && { ...opponent, color: otherColor(opponent.color) };
  const game = new CoTuLenh(tree.root.fen, { rules });
  begin(session, game, snapshot.clocks && resetClock(snapshot.clocks), other);
}

/** Keeps the position under other rules, unless they would end or forbid an open deploy. */
export function setRules(session: Session, changed: Partial<Rules>): void {
  const { snapshot, opponent, rules, tool } = session.state;
  session.attempt(() => {
    const game = new CoTuLenh(snapshot.fen, { rules: { ...rules, ...changed } });
    // The time goes on, unless it is over.
    const clock = snapshot.outcome?.reason === "time" ? null : snapshot.clocks;
    openGame(session, game, tool, { clock, opponent });
  });
}
