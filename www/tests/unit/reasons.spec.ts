// Why moves are not legal, as sentences in both languages.
import { expect, test } from "@playwright/test";
import { CoTuLenh, type Illegal, type MoveInput } from "cotulenh-wasm";
import { LANGUAGES, language } from "../../app/i18n/index.js";
import { describeNotice } from "../../app/describe.js";
import { findCauses } from "../../game/notices.js";
import { Store } from "../../game/store.js";

interface Example {
  fen: string;
  /** Moves that come first. */
  played?: string[];
  move: MoveInput;
  squares: string[];
  en: string;
  vi: string;
}

/** A move for each reason. The compiler asks for one wherever the package has a new reason. */
const EXAMPLES: Readonly<Record<Illegal["reason"], Example>> = {
  gameOver: {
    fen: "5c5/11/5T5/11/11/11/11/11/11/11/11/6C4 r - - 0 1",
    played: ["Tf10xf12"],
    move: { from: "g1", to: "g2" },
    squares: [],
    en: "the game is over",
    vi: "ván cờ đã kết thúc",
  },
  sessionOpen: {
    fen: "5c5/11/11/11/11/11/11/11/4T6/2(NFT)8/11/6C4 r - - 0 1",
    played: ["Fc3>c6"],
    move: { from: "e4", to: "e5" },
    squares: ["c3"],
    en: "a deploy from c3 is in progress",
    vi: "đang triển khai từ c3",
  },
  emptySquare: {
    fen: "5c5/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e5" },
    squares: ["e4"],
    en: "there is no piece on e4",
    vi: "không có quân nào ở e4",
  },
  notYours: {
    fen: "5c5/11/11/11/4t6/11/11/11/11/11/11/6C4 r - - 0 1",
    move: { from: "e8", to: "e7" },
    squares: ["e8"],
    en: "the piece on e8 is not yours",
    vi: "quân ở e8 không phải của bạn",
  },
  notInStack: {
    fen: "5c5/11/11/11/11/11/11/11/4(TI)6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e5", piece: ["m"] },
    squares: ["e4"],
    en: "no such piece can leave e4",
    vi: "không có quân nào như vậy rời e4 được",
  },
  hasActed: {
    fen: "5c5/11/11/11/11/11/11/11/11/1n(NFT)8/11/6C4 r - - 0 1",
    played: ["Tc3>_b3"],
    move: { from: "c3", to: "d3", piece: ["t"] },
    squares: ["c3"],
    en: "it has already acted in this deploy",
    vi: "quân này đã đánh trong đợt triển khai này",
  },
  noLine: {
    fen: "5c5/11/11/11/11/11/11/11/4T6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "f6" },
    squares: [],
    en: "it does not move in that direction",
    vi: "quân này không đi theo hướng đó",
  },
  tooFar: {
    fen: "5c5/11/11/11/11/11/11/11/4T6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "h4" },
    squares: [],
    en: "it is too far",
    vi: "quá xa",
  },
  blocked: {
    fen: "5c5/11/11/11/11/11/11/4I6/4T6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e6" },
    squares: ["e5"],
    en: "the piece on e5 is in the way",
    vi: "bị quân ở e5 chặn",
  },
  terrain: {
    fen: "5c5/11/11/11/11/11/11/11/2T8/11/11/6C4 r - - 0 1",
    move: { from: "c4", to: "b4" },
    squares: ["b4"],
    en: "it cannot enter the terrain of b4",
    vi: "địa hình ở b4 không dành cho quân này",
  },
  river: {
    fen: "5c5/11/11/11/11/11/11/6A4/11/11/11/6C4 r - - 0 1",
    move: { from: "g5", to: "g7" },
    squares: ["g7"],
    en: "heavy pieces cross the river only at the bridges, not to g7",
    vi: "quân nặng chỉ qua sông ở cầu, không tới g7 được",
  },
  airDefense: {
    fen: "5c5/11/11/11/4ig5/4g6/11/11/4F6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e8" },
    squares: ["e7", "f8"],
    en: "the air defense on e7 and f8 is in the way",
    vi: "bị phòng không ở e7 và f8 chặn",
  },
  cannotCombine: {
    fen: "5c5/11/11/11/11/11/4T6/11/4T6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e6" },
    squares: ["e6"],
    en: "the pieces do not form a stack on e6",
    vi: "các quân không thành khối ở e6 được",
  },
  cannotCapture: {
    fen: "5c5/11/11/11/11/11/4i6/11/4T6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e6", kind: "stay" },
    squares: ["e6"],
    en: "there is nothing on e6 that it can capture in this way",
    vi: "không bắt được gì ở e6 theo cách này",
  },
  leavesCargo: {
    fen: "5c5/11/11/11/11/11/11/11/(NT)10/11/11/6C4 r - - 0 1",
    move: { from: "a4", to: "a5", piece: ["n"], deploy: true },
    squares: ["a4"],
    en: "the rest of the stack cannot stay on a4",
    vi: "các quân còn lại không ở lại a4 được",
  },
  lineOfSight: {
    fen: "6c4/11/11/11/11/11/11/11/11/11/11/4C6 r - - 0 1",
    move: { from: "e1", to: "g1" },
    squares: ["g12"],
    en: "the enemy commander on g12 has an open line there",
    vi: "tư lệnh đối phương ở g12 nhìn thấy đường đó",
  },
  losesCommander: {
    fen: "9c1/11/11/11/11/4g6/4i6/11/4(FC)6/11/11/11 r - - 0 1",
    move: { from: "e4", to: "e6", deploy: false },
    squares: ["e6"],
    en: "your commander would be lost on e6",
    vi: "tư lệnh của bạn sẽ mất ở e6",
  },
  commanderInDanger: {
    fen: "5c5/11/11/11/11/11/11/11/4T6/6t4/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e5" },
    squares: ["g3"],
    en: "your commander would be in danger from g3",
    vi: "tư lệnh của bạn sẽ bị đe dọa từ g3",
  },
  deadEnd: {
    fen: "5c5/11/11/11/11/11/11/11/4(TI)6/6t4/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e5", piece: ["t"], deploy: true },
    squares: ["g3"],
    en: "your commander would stay in danger from g3",
    vi: "tư lệnh của bạn vẫn sẽ bị đe dọa từ g3",
  },
};

for (const [reason, example] of Object.entries(EXAMPLES)) {
  test(`${reason} in both languages`, () => {
    const engine = new CoTuLenh(example.fen);
    for (const move of example.played ?? []) engine.move(move);
    const illegal = engine.explain(example.move);
    expect(illegal).toEqual({ reason, squares: example.squares });
    expect(language("en").whyNot(illegal!)).toBe(example.en);
    expect(language("vi").whyNot(illegal!)).toBe(example.vi);
    engine.free();
  });
}

test("a reason without squares is a sentence too", () => {
  for (const messages of LANGUAGES) {
    for (const reason of Object.keys(EXAMPLES) as Illegal["reason"][]) {
      expect(messages.whyNot({ reason, squares: [] }), reason).toMatch(/\S \S.*\S$/);
      expect(messages.whyNot({ reason, squares: [] }), reason).not.toMatch(/ {2}| ,|undefined/);
    }
  }
});

test("a refused move on the board gives the reason and its squares", () => {
  const store = new Store(EXAMPLES.blocked.fen);
  store.press("e4");
  store.press("e6");
  const { notice } = store.state;
  expect(describeNotice(language("en"), notice!)).toBe(
    "The tank cannot move to e6: the piece on e5 is in the way.",
  );
  expect(describeNotice(language("vi"), notice!)).toBe(
    "Không đưa xe tăng tới e6 được: bị quân ở e5 chặn.",
  );
  expect(findCauses(notice)).toEqual(["e5"]);
});

test("a refused step of picked pieces is explained for these pieces", () => {
  const store = new Store(EXAMPLES.leavesCargo.fen);
  store.press("a4");
  store.pick("n");
  store.press("a6");
  expect(describeNotice(language("en"), store.state.notice!)).toBe(
    "The navy cannot move to a6: the rest of the stack cannot stay on a4.",
  );
});

test("a piece that is dropped on another one of its side is not selected", () => {
  const store = new Store(EXAMPLES.cannotCombine.fen);
  store.grab("e4");
  store.press("e6");
  expect(store.state.selection).toBeNull();
  expect(store.state.notice).toMatchObject({ illegal: { reason: "cannotCombine" } });
  // A click selects it.
  store.press("e4");
  store.press("e6");
  expect(store.state.selection?.square).toBe("e6");
});

test("a refused move that was typed gives the reason and its squares", () => {
  const store = new Store(EXAMPLES.blocked.fen);
  expect(store.playText("Te6")).toBe(false);
  const { notice } = store.state;
  expect(describeNotice(language("en"), notice!)).toContain("Te6: a piece is in the way (e5)");
  expect(describeNotice(language("vi"), notice!)).toBe(
    "Te6: Không có nước đi hợp lệ như vậy: bị quân ở e5 chặn.",
  );
  expect(findCauses(notice)).toEqual(["e5"]);
});
