// Written by `npm run puzzles`.
export const LINES = `
`;
