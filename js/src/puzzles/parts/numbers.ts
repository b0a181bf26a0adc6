// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.
export const NUMBERS = {
  mate1: [146],
  mate2: [70, 8, 55, 1, 0, 1, 2, 2],
  mate3: [5, 0, 1],
  mate4: [],
  battle: [156, 7, 1],
  save: [194],
  airDefense: [7],
  flight: [60, 1, 7],
  deploy: [145, 48, 0, 1],
  material: [52],
} as const;
