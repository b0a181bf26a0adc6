// The texts of the parts of a game: bars, clock, moves, last turn, deploy, hints, zones, result, keys.
import type { Color } from "cotulenh-wasm";
import type { Table } from "../texts/table.js";

interface GameTexts {
  captured: (names: string) => string;
  clock: { left: Readonly<Record<Color, (time: string) => string>>; paused: string };
  /** The times that are announced, in seconds. */
  milestones: Readonly<Record<300 | 60 | 10, Readonly<Record<Color, string>>>>;
  moves: {
    title: string;
    none: string;
    first: string;
    back: string;
    forward: string;
    last: string;
    start: string;
  };
  lastTurn: {
    title: string;
    says: (side: string, words: string) => string;
    deployed: (square: string, words: string) => string;
    welcome: string;
    check: string;
    attacks: (attackers: string, piece: string, square: string) => string;
    blocked: (square: string, targets: string, defenders: string) => string;
    captured: (pieces: string) => string;
    headquarters: string;
    pinned: (piece: string) => string;
    stuck: (piece: string) => string;
  };
  deploy: {
    title: (square: string) => string;
    steps: string;
    movable: (names: string) => string;
    hasActed: (name: string) => string;
    hasNoMove: (name: string) => string;
    noStep: string;
    danger: string;
    ready: string;
    commit: string;
    undo: string;
    cancel: string;
    committed: string;
    cancelled: string;
  };
  zones: {
    title: string;
    views: Readonly<Record<"enemy" | "both" | "off", string>>;
    announced: Readonly<Record<"enemy" | "both" | "off", string>>;
  };
  hint: {
    button: string;
    searching: string;
    /** The first step of a turn that has more. */
    step: (words: string) => string;
    turn: (words: string) => string;
    failed: string;
  };
  result: {
    title: string;
    won: string;
    lost: string;
    rematch: string;
    analyse: string;
    takeBack: string;
    why: string;
    hideWhy: string;
    attacked: (commander: string, attackers: string) => string;
    faced: (commander: string, other: string) => string;
    covered: (squares: string) => string;
    noFlight: string;
    table: { points: string; onTop: string; total: string };
  };
  keys: {
    title: string;
    does: Readonly<
      Record<
        | "turns"
        | "ends"
        | "undo"
        | "redo"
        | "flip"
        | "hint"
        | "zones"
        | "points"
        | "jump"
        | "select"
        | "combine"
        | "walk"
        | "card"
        | "pick"
        | "commit"
        | "cancel"
        | "help",
        string
      >
    >;
    selected: (piece: string, square: string, count: number) => string;
  };
}

const en: GameTexts = {
  captured: (names) => `captured: ${names}`,
  clock: {
    left: { r: (time) => `Red has ${time} left`, b: (time) => `Blue has ${time} left` },
    paused: "paused",
  },
  milestones: {
    300: { r: "Red has 5 minutes left.", b: "Blue has 5 minutes left." },
    60: { r: "Red has 1 minute left.", b: "Blue has 1 minute left." },
    10: { r: "Red has 10 seconds left.", b: "Blue has 10 seconds left." },
  },
  moves: {
    title: "Moves",
    none: "No moves yet.",
    first: "To the start",
    back: "A turn back",
    forward: "A turn forward",
    last: "To the end",
    start: "Start",
  },
  lastTurn: {
    title: "Last turn",
    says: (side, words) => `${side}: ${words}.`,
    deployed: (square, words) => `deploy from ${square}: ${words}`,
    welcome: "Press one of your pieces to see where it can go.",
    check: "Your commander is in check.",
    attacks: (attackers, piece, square) => `${attackers} now attacks your ${piece} on ${square}.`,
    blocked: (square, targets, defenders) =>
      `Your air force on ${square} can no longer reach ${targets}: the zone of ${defenders} would stop it.`,
    captured: (pieces) => `Lost: ${pieces}.`,
    headquarters: "A headquarters cannot move until it becomes heroic.",
    pinned: (piece) => `Your commander is in danger, and the ${piece} cannot help.`,
    stuck: (piece) =>
      `The ${piece} has no legal move: it is blocked, or your commander would be in danger.`,
  },
  deploy: {
    title: (square) => `Deploying from ${square}`,
    steps: "Steps",
    movable: (names) => `Can still go: ${names}.`,
    hasActed: (name) => `The ${name} has already acted.`,
    hasNoMove: (name) => `The ${name} has no legal step.`,
    noStep: "Nothing has been deployed yet.",
    danger: "Your commander would be in danger: go on, or take a step back.",
    ready: "What is left stays. Commit to end your turn.",
    commit: "Commit",
    undo: "Step back",
    cancel: "Cancel",
    committed: "Deploy committed.",
    cancelled: "Deploy cancelled.",
  },
  zones: {
    title: "Zones",
    views: { enemy: "enemy", both: "both", off: "off" },
    announced: {
      enemy: "Air-defense zones of the enemy are shown.",
      both: "Air-defense zones of both sides are shown.",
      off: "Air-defense zones are hidden; those that matter show while an air force is selected.",
    },
  },
  hint: {
    button: "Hint",
    searching: "Looking for a good turn …",
    step: (words) => `Hint: begin with ${words}. Press Hint again for the whole turn.`,
    turn: (words) => `Hint: ${words}.`,
    failed: "There is no hint: the engine could not be started.",
  },
  result: {
    title: "Result",
    won: "You win!",
    lost: "You lose.",
    rematch: "Rematch",
    analyse: "Analyse",
    takeBack: "Take back",
    why: "Why is this mate?",
    hideWhy: "Hide why",
    attacked: (commander, attackers) =>
      `The commander on ${commander} is attacked by ${attackers}, and nothing can capture or block that.`,
    faced: (commander, other) =>
      `The commander on ${commander} faces the one on ${other} on an open line, and nothing can step between.`,
    covered: (squares) => `It cannot flee: ${squares}.`,
    noFlight: "It has no free point to go to.",
    table: { points: "Points", onTop: "On top", total: "Total" },
  },
  keys: {
    title: "Keys",
    does: {
      turns: "a turn back, forward",
      ends: "to the start, to the end",
      undo: "take back (against the computer both turns)",
      redo: "play it again",
      flip: "flip the board",
      hint: "hint, then the whole turn",
      zones: "switch the zones",
      points: "on the board: from point to point",
      jump: "on the board: to the next destination or piece",
      select: "select, move",
      combine: "combine with the piece there",
      walk: "on the board: from gun to gun of the zones",
      card: "about the piece",
      pick: "pick a piece of a stack, all of them",
      commit: "commit a deploy",
      cancel: "cancel",
      help: "this list",
    },
    selected: (piece, square, count) =>
      `Selected: ${piece} on ${square}, ${count === 1 ? "1 destination" : `${count} destinations`}`,
  },
};

const vi: GameTexts = {
  captured: (names) => `đã bắt: ${names}`,
  clock: {
    left: { r: (time) => `Đỏ còn ${time}`, b: (time) => `Xanh còn ${time}` },
    paused: "tạm dừng",
  },
  milestones: {
    300: { r: "Đỏ còn 5 phút.", b: "Xanh còn 5 phút." },
    60: { r: "Đỏ còn 1 phút.", b: "Xanh còn 1 phút." },
    10: { r: "Đỏ còn 10 giây.", b: "Xanh còn 10 giây." },
  },
  moves: {
    title: "Biên bản",
    none: "Chưa có nước đi.",
    first: "Về đầu",
    back: "Lùi một lượt",
    forward: "Tiến một lượt",
    last: "Tới cuối",
    start: "Bắt đầu",
  },
  lastTurn: {
    title: "Lượt vừa đi",
    says: (side, words) => `${side}: ${words}.`,
    deployed: (square, words) => `triển khai từ ${square}: ${words}`,
    welcome: "Hãy bấm vào một quân của bạn để xem nó đi được đâu.",
    check: "Tư lệnh của bạn đang bị chiếu.",
    attacks: (attackers, piece, square) => `${attackers} đang đe dọa ${piece} của bạn ở ${square}.`,
    blocked: (square, targets, defenders) =>
      `Không quân của bạn ở ${square} không tới ${targets} được nữa: vùng phòng không của ${defenders} chặn đường.`,
    captured: (pieces) => `Mất: ${pieces}.`,
    headquarters: "Sở chỉ huy đứng yên cho tới khi thành anh hùng.",
    pinned: (piece) => `Tư lệnh của bạn đang nguy, ${piece} không cứu được.`,
    stuck: (piece) =>
      `Không có nước đi hợp lệ cho ${piece}: bị chặn, hoặc tư lệnh của bạn sẽ gặp nguy.`,
  },
  deploy: {
    title: (square) => `Triển khai từ ${square}`,
    steps: "Các bước",
    movable: (names) => `Còn đi được: ${names}.`,
    hasActed: (name) => `Đã đánh rồi: ${name}.`,
    hasNoMove: (name) => `Không có bước hợp lệ: ${name}.`,
    noStep: "Chưa triển khai quân nào.",
    danger: "Tư lệnh của bạn sẽ gặp nguy: đi tiếp, hoặc lùi một bước.",
    ready: "Các quân còn lại đứng yên. Hoàn tất thì hết lượt.",
    commit: "Hoàn tất",
    undo: "Lùi một bước",
    cancel: "Hủy",
    committed: "Đã hoàn tất triển khai.",
    cancelled: "Đã hủy triển khai.",
  },
  zones: {
    title: "Vùng",
    views: { enemy: "địch", both: "cả hai", off: "tắt" },
    announced: {
      enemy: "Đang hiện vùng phòng không của đối phương.",
      both: "Đang hiện vùng phòng không của hai bên.",
      off: "Đã ẩn vùng phòng không; vùng cần thiết tự hiện khi cầm không quân.",
    },
  },
  hint: {
    button: "Gợi ý",
    searching: "Đang tìm nước hay …",
    step: (words) => `Gợi ý: bắt đầu bằng ${words}. Bấm Gợi ý lần nữa để xem cả lượt.`,
    turn: (words) => `Gợi ý: ${words}.`,
    failed: "Không có gợi ý: không khởi động được máy cờ.",
  },
  result: {
    title: "Kết quả",
    won: "Bạn thắng!",
    lost: "Bạn thua.",
    rematch: "Đấu lại",
    analyse: "Phân tích",
    takeBack: "Đi lại",
    why: "Vì sao hết cờ?",
    hideWhy: "Ẩn lời giải",
    attacked: (commander, attackers) =>
      `Tư lệnh ở ${commander} bị chiếu bởi ${attackers}, không bắt được và không chắn được.`,
    faced: (commander, other) =>
      `Tư lệnh ở ${commander} nhìn thẳng tư lệnh ở ${other} trên đường trống, không quân nào chắn được.`,
    covered: (squares) => `Không chạy được: ${squares}.`,
    noFlight: "Không còn điểm trống nào để chạy.",
    table: { points: "Điểm", onTop: "Thêm", total: "Tổng" },
  },
  keys: {
    title: "Phím tắt",
    does: {
      turns: "lùi, tiến một lượt",
      ends: "về đầu, tới cuối",
      undo: "đi lại (với máy: cả hai lượt)",
      redo: "đi tiếp",
      flip: "xoay bàn cờ",
      hint: "gợi ý, rồi cả lượt",
      zones: "đổi vùng phòng không",
      points: "trên bàn cờ: từ điểm này sang điểm kia",
      jump: "trên bàn cờ: tới nơi đến hay quân kế tiếp",
      select: "cầm quân, đi quân",
      combine: "kết hợp với quân ở đó",
      walk: "trên bàn cờ: từ súng này sang súng kia của các vùng",
      card: "về quân này",
      pick: "chọn một quân trong khối, chọn cả khối",
      commit: "hoàn tất triển khai",
      cancel: "bỏ",
      help: "bảng này",
    },
    selected: (piece, square, count) => `Đã chọn ${piece} ở ${square}, ${count} nơi đến`,
  },
};

export const gameTexts: Table<GameTexts> = { en, vi };
