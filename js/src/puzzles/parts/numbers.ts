// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.
export const NUMBERS = {
  mate1: [207],
  mate2: [80, 10, 58, 1, 0, 1, 2, 2],
  mate3: [5, 0, 2],
  mate4: [],
  battle: [156, 7, 1],
  save: [226],
  airDefense: [7],
  flight: [77, 1, 9],
  deploy: [165, 57, 2, 1, 0, 0, 1],
  material: [52],
} as const;
