// The texts about variations, comments and tags in English.
import type { Sign } from "../../game/signs.js";

const signs: Readonly<Record<Sign, string>> = {
  1: "good move",
  2: "mistake",
  3: "excellent move",
  4: "blunder",
  5: "interesting move",
  6: "inaccuracy",
};

export const tree = {
  title: "Comments and variations",
  none: "Play or select a move to write about it.",
  comment: (turn: string) => `Comment on ${turn}`,
  startComment: "Comment on the start",
  signs,
  signsTitle: "Sign of the move",
  variation: "Variation",
  promote: "Promote variation",
  remove: "Delete from here",
  removed: (count: number) => (count === 1 ? "1 turn deleted." : `${count} turns deleted.`),
  promoted: "The variation is the main line now.",
  undo: "Undo",
  names: { Red: "Red’s name", Blue: "Blue’s name", Event: "Event" },
  chessFen:
    "This is a position of Western chess. Cờ Tư Lệnh has a board of 11 × 12 and other pieces.",
};
