// The texts of Analyse.
import type { AnalysisStatus } from "../../review/analysis.js";
import type { MistakeSign } from "../../review/scale.js";
import type { StorageProblem } from "../../storage/games.js";
import type { Table } from "../../texts/table.js";
import { en } from "./texts-en.js";
import { vi } from "./texts-vi.js";

export type PartName = "moves" | "lines" | "review" | "game" | "share";

export interface AnalyseTexts {
  title: string;
  parts: Readonly<Record<PartName, string>>;
  partsLabel: string;
  severalGames: (count: number) => string;
  badLink: string;
  undo: string;
  redo: string;
  problems: Readonly<Record<StorageProblem, string>>;
  toMove: Readonly<Record<"r" | "b", string>>;
  check: string;
  deploying: Readonly<Record<"r" | "b", string>>;
  commit: string;
  cancel: string;
  illegal: (reason: string) => string;
  nav: { label: string; first: string; back: string; forward: string; last: string; flip: string };
  mate: {
    show: string;
    hide: string;
    attackers: (names: string) => string;
    flights: (list: string) => string;
    flight: (square: string, by: string) => string;
    noFlights: string;
    noHelp: string;
  };
  lines: {
    engine: string;
    status: Readonly<Record<AnalysisStatus, string>>;
    over: string;
    off: string;
    evaluation: string;
    better: { r: string; b: string; none: string };
    mates: { r: string; b: string };
    depth: (depth: number) => string;
    speed: (thousands: string) => string;
    count: string;
    depthLabel: string;
    unlimited: string;
    arrows: string;
    options: string;
    list: string;
    play: (turns: string) => string;
  };
  notes: {
    show: string;
    signs: string;
    comment: (turn: string) => string;
    startComment: string;
    promote: string;
    remove: string;
    removed: (count: number) => string;
    promoted: string;
  };
  review: {
    note: string;
    none: string;
    start: string;
    again: string;
    stop: string;
    progress: (done: number, total: number) => string;
    failed: string;
    undo: string;
    side: string;
    accuracy: string;
    counts: Readonly<Record<MistakeSign, string>>;
    list: string;
    noMistakes: string;
    better: string;
    previous: string;
    next: string;
    /** Makes puzzles of a side's mistakes. */
    practise: (side: string, count: number) => string;
    at: (number: number, count: number) => string;
  };
  game: {
    details: string;
    names: Readonly<Record<"Red" | "Blue" | "Event" | "Date", string>>;
    open: string;
    openLabel: string;
    openNote: string;
    openButton: string;
    file: string;
    startNew: string;
    playFrom: string;
    editFrom: string;
    library: string;
    noGames: string;
    you: string;
    computer: (level: number | undefined) => string;
    sides: Readonly<Record<"r" | "b", string>>;
    turns: (count: number) => string;
    results: Readonly<Record<string, string>>;
    source: Readonly<Record<"analysis" | "computer" | "friend" | "lesson" | "online", string>>;
    remove: (name: string) => string;
    removed: string;
  };
  share: {
    link: string;
    shareLink: string;
    pgn: string;
    fen: string;
    copy: string;
    copied: string;
    download: string;
    picture: string;
    noPicture: string;
    embed: string;
    openFull: string;
  };
}

export const analyseTexts: Table<AnalyseTexts> = { en, vi };
