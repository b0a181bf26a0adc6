// The words of the board in Vietnamese. Names come from the package; the order of words is that of the language.
import type { Labels } from "cotulenh-wasm/board";
import { describePiece, vi as words } from "cotulenh-wasm/texts";

const TERRAIN: Labels["terrain"] = {
  water: "biển",
  mixed: "ven bờ",
  land: "đất liền",
  bridge: "cầu",
};

export const vi: Partial<Labels> = {
  board: "Bàn cờ",
  pieces: words.pieces,
  sides: words.sides,
  terrain: TERRAIN,
  kinds: words.kinds,
  carrying: "chở",
  heroic: "anh hùng",
  coveredBy: "trong tầm phòng không của",
  selected: "đang chọn",
  movable: "đi được",
  check: "đang bị chiếu",
  lastMove: "nước vừa đi",
  choose: "Chọn nước nào?",
  cancel: "Thôi",
  tray: "Triển khai",
  spares: "Quân cờ",
  piece: (piece) => describePiece(piece, words),
  square: (facts, labels) => {
    const { square, piece, terrain, covered, kinds } = facts;
    const parts: string[] = [square];
    if (piece) parts.push(labels.piece(piece, labels));
    parts.push(labels.terrain[terrain.bridge ? "bridge" : terrain.zone]);
    if (covered.length > 0) {
      const names = covered.map(({ type, color, square: at }) => {
        const side = labels.sides[color];
        return `${type ? words.sidePiece(side, labels.pieces[type]) : side} ${at}`;
      });
      parts.push(`${labels.coveredBy} ${names.join(", ")}`);
    }
    for (const kind of kinds) parts.push(labels.kinds[kind]);
    if (facts.isCheck) parts.push(labels.check);
    if (facts.isSelected) parts.push(labels.selected);
    else if (facts.isMovable) parts.push(labels.movable);
    if (facts.isLastMove) parts.push(labels.lastMove);
    return parts.join(", ");
  },
};
