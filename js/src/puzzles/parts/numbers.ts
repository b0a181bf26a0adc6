// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.
export const NUMBERS = {
  mate1: [65],
  mate2: [0, 0, 85, 0, 0, 0, 2],
  mate3: [0, 0, 0, 0, 61, 10, 3, 5, 1],
  mate4: [0, 0, 0, 0, 0, 0, 21, 6, 0, 0, 1],
  battle: [169, 8, 77, 1, 3, 1, 0, 1],
  save: [259, 1],
  airDefense: [11],
  flight: [135, 0, 30, 0, 1],
  deploy: [151, 95, 12, 1, 0, 0, 1],
  material: [95, 0, 1],
} as const;
