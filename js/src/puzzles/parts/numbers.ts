// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.
export const NUMBERS = {
  mate1: [54],
  mate2: [0, 0, 54, 0, 0, 0, 2],
  mate3: [0, 0, 0, 0, 60, 10, 3, 5, 1],
  mate4: [0, 0, 0, 0, 0, 0, 21, 6, 0, 0, 1],
  battle: [143, 5, 64, 1, 2, 1, 0, 1],
  save: [217],
  airDefense: [8],
  flight: [121, 0, 18],
  deploy: [159, 51, 7],
  material: [70],
} as const;
