// The options of the rules in words: for the table in Rules, and for the switches in Play.
import type { Rules } from "cotulenh-wasm/constants";
import type { Table } from "../texts/table.js";

type Words = Table<string>;

/** The values of an option that is a switch. */
export const YES = { en: "yes", vi: "có" };
const NO = { en: "no", vi: "không" };

export type OptionName = Exclude<keyof Rules, "objective" | "decidedBy">;

/** The options with a word for each of their values. Battles and points have R13. */
export const OPTION_ROWS: {
  readonly [Name in OptionName]: {
    readonly clause: string;
    readonly text: Words;
    readonly values: Readonly<Record<`${Rules[Name]}`, Words>>;
  };
} = {
  tankFiresOver: {
    clause: "R2.2",
    text: { en: "Tanks capture over pieces", vi: "Xe tăng bắt qua đầu quân khác" },
    values: { true: YES, false: NO },
  },
  navyPasses: {
    clause: "R2.2",
    text: { en: "Navies sail past", vi: "Hải quân đi xuyên qua" },
    values: {
      false: { en: "no other piece", vi: "không quân nào" },
      true: { en: "all pieces but navies", vi: "mọi quân trừ hải quân" },
      friends: { en: "friends", vi: "quân cùng bên" },
    },
  },
  stealthAirForce: {
    clause: "R5.3",
    text: {
      en: "A heroic air force ignores air defense",
      vi: "Không quân anh hùng không sợ phòng không",
    },
    values: { true: YES, false: NO },
  },
  lastGuard: {
    clause: "R8.3",
    text: {
      en: "The last piece beside the commander becomes a hero",
      vi: "Quân cuối cùng bên tư lệnh thành anh hùng",
    },
    values: { true: YES, false: NO },
  },
  headquarterMarches: {
    clause: "R2",
    text: { en: "A heroic headquarters goes", vi: "Sở chỉ huy anh hùng đi" },
    values: { true: { en: "2 steps", vi: "2 nấc" }, false: { en: "1 step", vi: "1 nấc" } },
  },
  airForceCarriesOne: {
    clause: "R6.1",
    text: { en: "An air force carries", vi: "Không quân chở" },
    values: {
      true: { en: "one piece", vi: "một quân" },
      false: { en: "a tank and one more", vi: "xe tăng và một quân nữa" },
    },
  },
  airForceReturnsOnlyIfUnsafe: {
    clause: "R3.2",
    text: { en: "An air force flies back after a capture", vi: "Không quân bay về sau khi bắt" },
    values: {
      true: { en: "only from danger", vi: "chỉ khi ở đó bị đánh" },
      false: { en: "if it chooses to", vi: "nếu muốn" },
    },
  },
  commanderBoardsAtSea: {
    clause: "R6.2",
    text: { en: "A commander boards a navy at sea", vi: "Tư lệnh lên hải quân ngoài biển" },
    values: { true: YES, false: NO },
  },
  airDefense: {
    clause: "R5",
    text: { en: "Air defense", vi: "Phòng không" },
    values: {
      levels: { en: "by levels", vi: "theo cấp" },
      noFly: {
        en: "no-fly: anti-air guns 2 and headquarters 1 step in 8 directions, closed to enemy air forces, no kamikaze",
        vi: "cấm bay: pháo cao xạ 2 nấc và sở chỉ huy 1 nấc theo 8 hướng, không quân địch không vào được, không có cảm tử",
      },
    },
  },
  playOn: {
    clause: "R10.3",
    text: { en: "The game goes on without a commander", vi: "Không còn tư lệnh vẫn chơi tiếp" },
    values: { true: YES, false: NO },
  },
};
