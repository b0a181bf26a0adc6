// What docs/GAME.md and docs/GAME.vi.md show. The pictures have no words, so that they serve every
// language. The rules decide what is marked: only positions, and whose moves to show, stand here.
import { START, type Color, type PieceType } from "cotulenh-wasm";

/** A number on the board that the text explains, at a place between squares or on one. */
export interface Label {
  text: string;
  /** Files from `a`, which is 0. */
  file: number;
  /** Ranks from 1. */
  rank: number;
}

export interface Scene {
  fen: string;
  /** The corners of the part that is shown; without them all of the board. */
  from?: string;
  to?: string;
  /** Moves that are played before the picture is taken. */
  play?: readonly string[];
  /** The squares whose pieces show where they can go. */
  movers?: readonly string[];
  /** The piece that leaves a stack, whose moves are shown instead of those of the whole stack. */
  leaving?: PieceType;
  /** The side whose air defense is shown. */
  defender?: Color;
  /** Where the only line of flight ends that is shown; without it, none is. */
  flight?: string;
  labels?: readonly Label[];
}

/** Boards without commanders are playable (R10.3), so most of them show only what matters. */
export const SCENES: Readonly<Record<string, Scene>> = {
  start: {
    fen: START,
    labels: [
      { text: "1", file: 0.5, rank: 6.5 },
      { text: "2", file: 2, rank: 10.5 },
      { text: "3", file: 3.5, rank: 6.5 },
      { text: "4", file: 9.5, rank: 6.5 },
      { text: "5", file: 5.5, rank: 6.5 },
      { text: "5", file: 7.5, rank: 6.5 },
    ],
  },
  infantry: {
    fen: "11/11/11/11/11/11/11/11/4g3t2/4I3M2/11/11 r - - 0 1",
    from: "d1",
    to: "k5",
    movers: ["e3", "i3"],
  },
  tank: {
    fen: "11/11/11/11/11/11/11/11/11/4i1TEm2/11/11 r - - 0 1",
    from: "d1",
    to: "j5",
    movers: ["g3"],
  },
  artillery: {
    fen: "11/11/11/11/11/8i2/11/11/5AIt3/11/11/11 r - - 0 1",
    from: "c1",
    to: "j8",
    movers: ["f4"],
  },
  missile: {
    fen: "11/11/11/11/11/11/11/6t4/6Ii3/6S4/11/11 r - - 0 1",
    from: "d1",
    to: "j6",
    movers: ["g3"],
  },
  // The other commander is far away, and headquarters give no check.
  commander: {
    fen: "10c/11/11/11/11/11/11/11/6h4/3h2C4/11/11 r - - 0 1",
    from: "c1",
    to: "j6",
    movers: ["g3"],
  },
  airforce: {
    fen: "11/11/11/11/4t6/7i3/11/4E6/4F6/11/11/11 r - - 0 1",
    from: "a1",
    to: "i9",
    movers: ["e4"],
  },
  navy: {
    fen: "11/11/11/11/1n9/11/11/11/1N2it5/2m8/11/11 r - - 0 1",
    from: "a1",
    to: "g9",
    movers: ["b4"],
  },
  safe: {
    fen: "11/11/11/11/11/6t4/4g6/11/11/6F4/11/11 r - - 0 1",
    from: "c2",
    to: "i8",
    movers: ["g3"],
    defender: "b",
    flight: "g7",
  },
  kamikaze: {
    fen: "11/11/11/11/11/11/6g4/11/11/6F4/11/11 r - - 0 1",
    from: "c2",
    to: "i8",
    movers: ["g3"],
    defender: "b",
    flight: "g7",
  },
  stopped: {
    fen: "11/11/11/11/11/5st4/11/7g3/11/6F4/11/11 r - - 0 1",
    from: "c2",
    to: "i8",
    movers: ["g3"],
    defender: "b",
    flight: "g7",
  },
  combine: {
    fen: "11/11/11/11/11/11/11/11/6T4/6I4/11/11 r - - 0 1",
    from: "e1",
    to: "i5",
    movers: ["g3"],
  },
  combined: {
    fen: "11/11/11/11/11/11/11/11/6T4/6I4/11/11 r - - 0 1",
    play: ["Ig3&g4"],
    from: "e1",
    to: "i5",
  },
  stack: {
    fen: "11/11/11/11/11/11/4i6/11/2(NFT)1m6/11/11/11 r - - 0 1",
    from: "a2",
    to: "g8",
    movers: ["c4"],
    leaving: "f",
  },
  deploying: {
    fen: "11/11/11/11/11/11/4i6/11/2(NFT)1m6/11/11/11 r - - 0 1",
    play: ["F>xe6"],
    from: "a2",
    to: "g8",
    movers: ["c4"],
    leaving: "t",
  },
  deployed: {
    fen: "11/11/11/11/11/11/4i6/11/2(NFT)1m6/11/11/11 r - - 0 1",
    play: ["F>xe6", "T>xe4"],
    from: "a2",
    to: "g8",
  },
  promotion: {
    fen: "11/11/11/6c4/11/5T5/11/11/11/11/11/4C6 r - - 0 1",
    play: ["Tf7g7"],
    from: "d5",
    to: "j10",
  },
  hero: {
    fen: "11/11/11/11/11/11/11/11/6+T4/11/11/11 r - - 0 1",
    from: "d1",
    to: "j7",
    movers: ["g4"],
  },
  sight: {
    fen: "11/11/11/11/7c3/11/11/11/11/11/4C6/11 r - - 0 1",
    from: "c1",
    to: "k9",
    movers: ["e2"],
  },
  shield: {
    fen: "11/11/11/11/6c4/11/11/11/6T4/11/6C4/11 r - - 0 1",
    from: "c1",
    to: "k9",
    movers: ["g4"],
  },
};
