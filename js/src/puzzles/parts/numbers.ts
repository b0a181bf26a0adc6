// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.
export const NUMBERS = {
  mate1: [39],
  mate2: [64, 8, 51, 1, 0, 1, 2, 2],
  mate3: [3],
  mate4: [],
  battle: [127, 7, 1],
  save: [135],
  airDefense: [7],
  flight: [34, 1, 5],
  deploy: [102, 33],
  material: [52],
} as const;
