// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.
export const NUMBERS = {
  mate1: [260],
  mate2: [91, 11, 68, 1, 0, 1, 2, 3],
  mate3: [21, 3, 20, 2, 12, 10, 3, 5],
  mate4: [9, 0, 3, 0, 3, 2, 4, 6, 0, 0, 1],
  battle: [156, 7, 1],
  save: [235],
  airDefense: [7],
  flight: [105, 1, 11],
  deploy: [183, 73, 2, 1, 0, 0, 1],
  material: [52],
} as const;
