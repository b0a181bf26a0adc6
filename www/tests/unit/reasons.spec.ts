// Why the page refuses moves, with the squares that cause it.
import { expect, test } from "@playwright/test";
import { language } from "../../app/i18n/index.js";
import { describeNotice } from "../../app/describe.js";
import { findCauses } from "../../game/notices.js";
import { Store } from "../../game/store.js";

const BLOCKED = "5c5/11/11/11/11/11/11/4I6/4T6/11/11/6C4 r - - 0 1";

test("a refused move on the board gives the reason and its squares", () => {
  const store = new Store(BLOCKED);
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
  const store = new Store("5c5/11/11/11/11/11/11/11/(NT)10/11/11/6C4 r - - 0 1");
  store.press("a4");
  store.pick("n");
  store.press("a6");
  expect(describeNotice(language("en"), store.state.notice!)).toBe(
    "The navy cannot move to a6: the rest of the stack cannot stay on a4.",
  );
});

test("a piece that is dropped on another one of its side is not selected", () => {
  const store = new Store("5c5/11/11/11/11/11/4T6/11/4T6/11/11/6C4 r - - 0 1");
  store.drop("e4", "e6");
  expect(store.state.selection).toBeNull();
  expect(store.state.notice).toMatchObject({ illegal: { reason: "cannotCombine" } });
  // A click selects it.
  store.press("e4");
  store.press("e6");
  expect(store.state.selection?.square).toBe("e6");
});

test("a refused move that was typed gives the reason and its squares", () => {
  const store = new Store(BLOCKED);
  expect(store.playText("Te6")).toBe(false);
  const { notice } = store.state;
  expect(describeNotice(language("en"), notice!)).toBe(
    "Te6: This move is not legal: the piece on e5 is in the way.",
  );
  expect(describeNotice(language("vi"), notice!)).toBe(
    "Te6: Không có nước đi hợp lệ như vậy: bị quân ở e5 chặn.",
  );
  expect(findCauses(notice)).toEqual(["e5"]);
});
