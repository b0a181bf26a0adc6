// What a stored game is called, and where it is opened. Home needs it, so it does without the words of the package.
import { linkTo } from "../../routing/router.js";
import type { GameSummary, OnlineNote, PlayerNote } from "../../storage/games.js";
import { read } from "../../texts/texts.js";
import { storedTexts } from "./texts.js";

type Named = Pick<GameSummary, "players" | "source" | "online">;

/** The name of a player: the given one, or who they are. */
function namePlayer({ players, source, online }: Named, color: "r" | "b"): string {
  const m = read(storedTexts);
  const { kind, level, name }: PlayerNote = players[color];
  if (name) return name;
  if (kind === "computer") return m.computer(level);
  if (online) return online.own === color ? m.you : m.friend;
  return source === "computer" ? m.you : m.sides[color];
}

/** Both names of a game; what kind of game it is, if neither side has a name. */
export function nameGame(game: Named): string {
  const { r, b } = game.players;
  const isNamed = r.name || b.name || r.kind === "computer" || b.kind === "computer";
  if (!isNamed && !game.online) return read(storedTexts).source[game.source];
  return `${namePlayer(game, "r")} – ${namePlayer(game, "b")}`;
}

/** Online games that go on, those in which the visitor is to move first. */
export function listRunning(games: readonly GameSummary[]): readonly GameSummary[] {
  const running = games.filter((game) => game.online && goesOn(game));
  const isOwnTurn = ({ online }: GameSummary) => online?.own === online?.turn;
  return [...running.filter(isOwnTurn), ...running.filter((game) => !isOwnTurn(game))];
}

/** Whether a game can be played on. */
export function goesOn({ result, source, online }: GameSummary): boolean {
  // The service deletes games after a while.
  if (source === "online") return result === "*" && online !== undefined;
  return result === "*" && source !== "analysis" && source !== "lesson";
}

/** Whose turn it is in an online game. */
export function sayTurn({ turn, own }: OnlineNote): string {
  const m = read(storedTexts);
  return turn === null ? m.notBegun : turn === own ? m.yourTurn : m.theirTurn;
}

/** Where a stored game is opened: where it is played on, or else in Analyse. */
export function linkToStored(game: GameSummary): string {
  const { id, online } = game;
  if (!goesOn(game)) return linkTo("analyse", `game=${id}`);
  return online ? linkTo("online", `game=${online.game}`) : linkTo("play", `stored=${id}`);
}
