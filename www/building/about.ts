// What search engines and shared links say about each place.
import type { PlaceName } from "../routing/places.js";

export const ABOUT: Readonly<Record<PlaceName, string>> = {
  home: "Commander Chess from Vietnam: air forces, navies, tanks and air defense on one board.",
  play: "Play Commander Chess against the computer or a friend.",
  online: "Play Commander Chess with a friend who is elsewhere, by one link.",
  learn: "Learn Commander Chess level by level, by playing.",
  puzzles: "Find the turn that wins: puzzles of Commander Chess.",
  analyse: "Analyse a game of Commander Chess with the engine.",
  editor: "Set up any position of Commander Chess.",
  games: "Your games of Commander Chess: found, opened, saved.",
  rules: "The rules of Commander Chess, with pictures.",
  developers: "The rules, the engine and the board as a package for your own site.",
};
