// The cards of pieces, compared with the table of the rules (R2).
import { expect, test } from "@playwright/test";
import { CoTuLenh, type PieceType, type Square } from "cotulenh-wasm";
import { readCard, type PieceCard } from "../../game/cards.js";

/** The card of a red piece between two commanders. */
function cardOf(type: string, square: Square): PieceCard {
  const game = new CoTuLenh("5c5/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1");
  const heroic = type.startsWith("+");
  game.put({ type: type.replace("+", "") as PieceType, color: "r", heroic }, square);
  const card = readCard(game, square)!;
  game.free();
  return card;
}

const sizes = ({ range, heroRange }: PieceCard) => [
  range.moves.size,
  range.captures.size,
  heroRange?.moves.size,
  heroRange?.captures.size,
];

test("ranges are those of the rules", () => {
  expect(sizes(cardOf("i", "h4"))).toEqual([4, 4, 16, 16]);
  expect(sizes(cardOf("m", "h4"))).toEqual([8, 8, 16, 16]);
  // Straight two, diagonally one; a hero one more.
  expect(sizes(cardOf("s", "g3"))).toEqual([12, 12, 19, 19]);
  expect(sizes(cardOf("h", "h4"))).toEqual([0, 0, 8, 8]);
  const hero = cardOf("+i", "h4");
  expect([hero.range.moves.size, hero.heroRange]).toEqual([16, null]);
});

test("a navy captures navies from further away", () => {
  const { range } = cardOf("n", "c9");
  expect(range.captures.has("c5")).toBe(true);
  expect(range.captures.has("f9")).toBe(true);
  expect(range.captures.has("g9")).toBe(false);
  expect(range.moves.has("d9")).toBe(false);
});

test("zones, cargo and attackers", () => {
  expect(cardOf("s", "h4").zone).toHaveLength(13);
  expect(cardOf("i", "h4").zone).toEqual([]);
  expect(cardOf("e", "h4").carries).toEqual(["a", "g", "s"]);
  const game = new CoTuLenh("5c5/11/11/11/11/4t6/11/4T6/11/11/11/6C4 r - - 0 1");
  expect(readCard(game, "e7")?.attackers).toEqual([{ square: "e5", type: "t" }]);
  expect(readCard(game, "e5")?.attackers).toEqual([{ square: "e7", type: "t" }]);
  expect(readCard(game, "e6")).toBeNull();
});
