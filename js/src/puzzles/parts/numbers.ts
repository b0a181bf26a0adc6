// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.
export const NUMBERS = {
  mate1: [5, 119, 0, 2],
  mate2: [0, 0, 216, 1, 1, 0, 2],
  mate3: [0, 0, 0, 0, 80, 6, 2, 2, 1],
  mate4: [0, 0, 0, 0, 0, 0, 20, 6, 0, 0, 1],
  battle: [0, 0, 213, 2, 5],
  save: [208],
  airDefense: [12, 0, 3],
  flight: [24, 0, 50, 0, 1],
  deploy: [15, 1, 21, 1],
  material: [99],
} as const;
