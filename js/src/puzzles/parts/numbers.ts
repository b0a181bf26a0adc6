// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.
export const NUMBERS = {
  mate1: [10],
  mate2: [9, 4, 17, 0, 0, 0, 2],
  mate3: [],
  mate4: [],
  battle: [38, 4],
  save: [42],
  airDefense: [],
  flight: [16, 1, 2],
  deploy: [28, 14],
  material: [23],
} as const;
