// What only the viewer says.
import { en } from "../texts/en.js";
import type { Texts } from "../texts/table.js";
import { vi } from "../texts/vi.js";

/** The words of the viewer in one language. */
export interface ViewerTexts {
  /** The words of the game. */
  readonly words: Texts;
  /** The name of the viewer. */
  readonly game: string;
  /** The title of the moves. */
  readonly moves: string;
  /** The title of the buttons. */
  readonly controls: string;
  /** The title of the list of games, where a PGN has several. */
  readonly games: string;
  /** A variation, for screen readers. */
  readonly variation: string;
  /** Who plays: `Red: Lan`. */
  readonly player: (side: string, name: string) => string;
  /** Names of glyphs that are read aloud. */
  readonly glyphs: Readonly<Record<string, string>>;
  /** What the buttons do. */
  readonly buttons: Readonly<
    Record<"first" | "back" | "autoplay" | "forward" | "last" | "flip" | "zones", string>
  >;
  /** That an address did not give a PGN. */
  readonly notFound: (address: string) => string;
}

const EN: ViewerTexts = {
  words: en,
  game: "Game",
  moves: "Moves",
  controls: "Go through the game",
  games: "Games",
  variation: "Variation",
  player: (side, name) => `${side}: ${name}`,
  glyphs: {
    "!": "good move",
    "?": "mistake",
    "!!": "brilliant move",
    "??": "blunder",
    "!?": "interesting move",
    "?!": "dubious move",
  },
  buttons: {
    first: "First move",
    back: "Back",
    autoplay: "Play automatically",
    forward: "Forward",
    last: "Last move",
    flip: "Flip the board",
    zones: "Air-defense zones",
  },
  notFound: (address) => `${address} cannot be read`,
};

const VI: ViewerTexts = {
  words: vi,
  game: "Ván cờ",
  moves: "Các nước đi",
  controls: "Xem ván cờ",
  games: "Các ván cờ",
  variation: "Biến",
  player: (side, name) => `${side}: ${name}`,
  glyphs: {
    "!": "nước hay",
    "?": "nước sai",
    "!!": "nước xuất sắc",
    "??": "sai lầm lớn",
    "!?": "nước đáng chú ý",
    "?!": "nước đáng ngờ",
  },
  buttons: {
    first: "Về đầu ván",
    back: "Lùi",
    autoplay: "Tự động đi",
    forward: "Tiến",
    last: "Tới cuối ván",
    flip: "Xoay bàn cờ",
    zones: "Vùng phòng không",
  },
  notFound: (address) => `không đọc được ${address}`,
};

/** The words in a language, as a page names it: `vi-VN`; English for those that are not there. */
export function textsFor(language: string): ViewerTexts {
  return /^vi\b/i.test(language) ? VI : EN;
}
