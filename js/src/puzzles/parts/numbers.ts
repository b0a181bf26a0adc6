// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.
export const NUMBERS = {
  mate1: [54, 59, 0, 2],
  mate2: [0, 0, 205, 1, 2, 0, 2],
  mate3: [0, 0, 0, 0, 82, 7, 2, 2, 1],
  mate4: [0, 0, 0, 0, 0, 0, 21, 6, 0, 0, 1],
  battle: [0, 0, 203, 0, 6, 1],
  save: [210],
  airDefense: [16, 0, 4],
  flight: [27, 0, 47, 0, 1],
  deploy: [13, 1, 25],
  material: [103],
} as const;
