// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.
export const NUMBERS = {
  mate1: [43, 81, 0, 2],
  mate2: [0, 0, 216, 1, 1, 0, 2],
  mate3: [0, 0, 0, 0, 82, 6, 2, 2, 1],
  mate4: [0, 0, 0, 0, 0, 0, 20, 6, 0, 0, 1],
  battle: [0, 0, 213, 2, 5],
  save: [192],
  airDefense: [12, 0, 3],
  flight: [23, 0, 50, 0, 1],
  deploy: [15, 1, 23, 1],
  material: [93],
} as const;
