// The texts of the Editor.
import type { Rules } from "cotulenh-wasm";
import type { Table } from "../../texts/table.js";

interface EditorTexts {
  title: string;
  hint: string;
  heroic: string;
  erase: string;
  clear: string;
  reset: string;
  flip: string;
  undo: string;
  redo: string;
  play: string;
  analyse: string;
  next: string;
  toMove: string;
  sides: Readonly<Record<"r" | "b", string>>;
  counters: { halfMoves: string; moveNumber: string };
  rules: string;
  presets: Readonly<Record<"standard" | "official" | "custom", string>>;
  battle: string;
  objectives: Readonly<Record<Rules["objective"], string>>;
  decidedBy: string;
  decisions: Readonly<Record<Rules["decidedBy"], string>>;
  fen: string;
  square: (square: string) => string;
  makeHeroic: (piece: string) => string;
  remove: (piece: string) => string;
  noCommander: (side: string) => string;
  exposed: (side: string) => string;
  ready: string;
  opened: string;
}

export const editorTexts: Table<EditorTexts> = {
  en: {
    title: "Set up a position",
    hint: "Drag pieces onto the board, or pick one and press squares. On a piece of its side it forms a stack. Dragging off the board, or a right click, removes.",
    heroic: "Heroic pieces",
    erase: "Remove",
    clear: "Clear board",
    reset: "Starting position",
    flip: "Flip the board",
    undo: "Undo",
    redo: "Redo",
    play: "Play from here",
    analyse: "Analyse",
    next: "Go on with this position",
    toMove: "To move",
    sides: { r: "Red", b: "Blue" },
    counters: { halfMoves: "Turns without capture", moveNumber: "Move number" },
    rules: "Rules",
    presets: { standard: "Standard", official: "Official", custom: "Custom" },
    battle: "Battle",
    objectives: {
      commander: "Commander",
      naval: "Naval battle",
      air: "Air battle",
      land: "Land battle",
      any: "Any battle",
    },
    decidedBy: "Decided by",
    decisions: { objective: "the battle", points: "points" },
    fen: "Position (FEN)",
    square: (square) => `On ${square}`,
    makeHeroic: (piece) => `${piece} is heroic`,
    remove: (piece) => `Remove ${piece}`,
    noCommander: (side) => `${side} has no commander, so there is nothing to play for.`,
    exposed: (side) =>
      `${side}’s commander could be captured at once: it is the other side’s turn.`,
    ready: "This position can be played.",
    opened: "The position is on the board.",
  },
  vi: {
    title: "Bày thế cờ",
    hint: "Kéo quân vào bàn cờ, hoặc chọn một quân rồi bấm các điểm. Đặt lên quân cùng bên thì thành khối. Kéo ra ngoài, hoặc bấm chuột phải, để bỏ quân.",
    heroic: "Quân anh hùng",
    erase: "Bỏ quân",
    clear: "Xóa bàn cờ",
    reset: "Thế ban đầu",
    flip: "Xoay bàn cờ",
    undo: "Hoàn tác",
    redo: "Làm lại",
    play: "Chơi từ đây",
    analyse: "Phân tích",
    next: "Tiếp tục với thế cờ này",
    toMove: "Lượt đi",
    sides: { r: "Đỏ", b: "Xanh" },
    counters: { halfMoves: "Số lượt không bắt quân", moveNumber: "Số thứ tự nước" },
    rules: "Luật",
    presets: { standard: "Thông thường", official: "Chính thức", custom: "Tùy chọn" },
    battle: "Trận đánh",
    objectives: {
      commander: "Tư lệnh",
      naval: "Thủy chiến",
      air: "Không chiến",
      land: "Lục chiến",
      any: "Trận bất kỳ",
    },
    decidedBy: "Thắng thua theo",
    decisions: { objective: "trận đánh", points: "điểm" },
    fen: "Thế cờ (FEN)",
    square: (square) => `Ở ${square}`,
    makeHeroic: (piece) => `${piece} là anh hùng`,
    remove: (piece) => `Bỏ ${piece}`,
    noCommander: (side) => `Bên ${side} không có tư lệnh, nên không có gì để tranh.`,
    exposed: (side) => `Tư lệnh ${side} có thể bị bắt ngay: đang là lượt của đối phương.`,
    ready: "Thế cờ này chơi được.",
    opened: "Thế cờ đã ở trên bàn.",
  },
};
