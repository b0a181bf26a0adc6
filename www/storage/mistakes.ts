// The visitor's own mistakes, as puzzles: those of the games that were reviewed, the newest first.
import type { Color } from "cotulenh-wasm";
import { parse, stored } from "./values.js";

/** A mistake that was made in a game, and what the engine would have played. */
export interface OwnMistake {
  readonly id: string;
  /** The position before the turn of the other side that came before it. */
  readonly fen: string;
  /** The rules, as in PGN. */
  readonly rules: string;
  /** That turn, the mistake, and what was better, in LAN. */
  readonly before: string;
  readonly played: string;
  readonly better: string;
  /** Who made it. */
  readonly color: Color;
}

/** Older ones are forgotten. */
const MOST = 100;

function isMistake(value: unknown): value is OwnMistake {
  const { id, fen, rules, before, played, better, color } = (value ?? {}) as OwnMistake;
  const texts = [id, fen, rules, before, played, better];
  return texts.every((text) => typeof text === "string") && (color === "r" || color === "b");
}

/** The mistakes that are kept. */
export const ownMistakes = stored("cotulenh-mistakes", (text): readonly OwnMistake[] => {
  const list = parse(text);
  return Array.isArray(list) ? list.filter(isMistake) : [];
});

/** Keeps mistakes; those that are kept already come first again. */
export function addMistakes(added: readonly OwnMistake[]): void {
  const others = ownMistakes.peek().filter(({ id }) => added.every((one) => one.id !== id));
  ownMistakes.value = [...added, ...others].slice(0, MOST);
}

/** Forgets a mistake: it was solved. */
export function removeMistake(id: string): void {
  ownMistakes.value = ownMistakes.peek().filter((one) => one.id !== id);
}
