// The index of all subjects: their order, their levels, and the clauses that each level shows.
import type { Clause, Language, LevelData } from "./level.js";

/** The titles of the subjects, and the clauses that their levels show. */
export const INDEX = {
  "first-steps": {
    title: { en: "First steps", vi: "Bước đầu" },
    levels: {
      star: ["R2.1"],
      militia: ["R2.1"],
      tank: ["R2.1"],
      capture: ["R3.1"],
      win: ["R9.6", "R10.1"],
      turns: ["R1.1"],
      commander: ["R2.1"],
    },
  },
  terrain: {
    title: { en: "Sea and land", vi: "Biển và đất liền" },
    levels: {
      shore: ["R1.2", "R1.3"],
      ship: ["R1.3"],
      mouth: ["R1.2", "R1.3"],
      wheels: ["R1.3", "R2.1"],
      cove: ["R2.1"],
    },
  },
  lines: {
    title: { en: "In the way", vi: "Vướng đường" },
    levels: {
      road: ["R2.2"],
      above: ["R2.2"],
      over: ["R2.2"],
      artillery: ["R2.2"],
      missile: ["R2.1"],
      reach: ["R2.1"],
    },
  },
  captures: {
    title: { en: "Three ways to capture", vi: "Ba cách bắt quân" },
    levels: {
      replace: ["R3.1"],
      stay: ["R3.1", "R2.3"],
      across: ["R2.3"],
      return: ["R3.2"],
      land: ["R3.2"],
      whole: ["R3.3"],
    },
  },
  navy: {
    title: { en: "Captain Sơn's navy", vi: "Hải quân của thuyền trưởng Sơn" },
    levels: {
      four: ["R2.4"],
      three: ["R2.4", "R3.1"],
      beach: ["R3.1"],
      carrier: ["R2.4", "R3.3"],
      friends: ["R2.2"],
      upriver: ["R2.4", "R1.3"],
      army: ["R1.4", "R1.1"],
    },
  },
  river: {
    title: { en: "The river", vi: "Dòng sông" },
    levels: {
      bridge: ["R4.1", "R4.2"],
      detour: ["R4.2", "R4.3"],
      shot: ["R4.2"],
      light: ["R4.1"],
      cover: ["R4.2"],
      ferry: ["R4.3"],
      unload: ["R4.3"],
    },
  },
  stacks: {
    title: { en: "Riding along", vi: "Đi nhờ" },
    levels: {
      climb: ["R6.1", "R6.2"],
      pickup: ["R6.2"],
      ride: ["R6.3"],
      lift: ["R6.2", "R6.3"],
      harbour: ["R6.2"],
      deck: ["R6.2"],
      full: ["R6.1"],
      tow: ["R6.1"],
      shelter: ["R6.1"],
    },
  },
  deploy: {
    title: { en: "All out", vi: "Xuống xe" },
    levels: {
      off: ["R7.1", "R7.7"],
      both: ["R7.1", "R7.9"],
      together: ["R7.1"],
      join: ["R7.2"],
      last: ["R7.5"],
      three: ["R7.1", "R7.9"],
    },
  },
  landing: {
    title: { en: "Landings", vi: "Đổ bộ" },
    levels: {
      tank: ["R7.2"],
      cargo: ["R7.3"],
      acted: ["R7.4"],
      drop: ["R7.1", "R6.3"],
      coast: ["R6.3", "R7.2"],
    },
  },
  "air-defense": {
    title: { en: "Rings in the sky", vi: "Những vòng trên trời" },
    levels: {
      gun: ["R5.1", "R5.2", "R5.3"],
      gap: ["R5.2", "R5.4"],
      missile: ["R5.1", "R5.2"],
      packed: ["R5.1"],
      hero: ["R5.1", "R5.2"],
      ship: ["R5.1", "R5.4"],
    },
  },
  kamikaze: {
    title: { en: "The price of an air force", vi: "Giá của một không quân" },
    levels: { gun: ["R5.6", "R5.4"], worth: ["R5.6"], inside: ["R5.7"], deck: ["R5.5", "R5.6"] },
  },
  "open-sky": {
    title: { en: "Open the sky", vi: "Mở trời" },
    levels: {
      first: ["R5.8"],
      bait: ["R5.8"],
      umbrella: ["R5.1", "R5.2"],
      both: ["R5.2"],
      unpack: ["R5.1", "R5.8"],
      crossed: ["R5.4", "R5.6"],
    },
  },
  heroes: {
    title: { en: "Heroes", vi: "Anh hùng" },
    levels: { medal: ["R8.1"], pair: ["R8.1"], uncover: ["R8.1"], use: ["R8.2"], house: ["R8.3"] },
  },
  medals: {
    title: { en: "What a medal is for", vi: "Huân chương để làm gì" },
    levels: {
      infantry: ["R8.2", "R2.1"],
      tank: ["R8.2", "R2.2"],
      missile: ["R8.2"],
      navy: ["R8.2", "R2.4"],
      plane: ["R8.2", "R5.7"],
      commander: ["R8.2", "R2.1"],
    },
  },
  check: {
    title: { en: "Check", vi: "Chiếu" },
    levels: {
      give: ["R9.1", "R9.2"],
      leave: ["R9.3"],
      take: ["R9.3"],
      shield: ["R9.2", "R9.3"],
      carried: ["R9.2"],
      deck: ["R9.1"],
      passenger: ["R9.3", "R5.6"],
    },
  },
  sight: {
    title: { en: "Eye to eye", vi: "Mặt đối mặt" },
    levels: {
      curtain: ["R9.4"],
      house: ["R9.4"],
      hands: ["R9.4"],
      far: ["R9.5", "R9.6"],
      first: ["R9.6"],
    },
  },
  session: {
    title: { en: "One turn, many steps", vi: "Một lượt, nhiều bước" },
    levels: {
      open: ["R7.6", "R5.8"],
      escape: ["R7.7", "R9.3"],
      double: ["R7.8"],
      promotion: ["R7.6", "R8.1"],
    },
  },
  radio: {
    title: { en: "Radio orders", vi: "Lệnh qua bộ đàm" },
    levels: { which: ["R12.4"], stay: ["R12.3"], join: ["R12.3"], deploy: ["R12.4"] },
  },
  mate: {
    title: { en: "Checkmate", vi: "Chiếu hết" },
    levels: {
      end: ["R10.1", "R10.3"],
      corner: ["R10.1"],
      eyes: ["R10.1", "R9.4"],
      guarded: ["R10.1", "R7.1"],
      two: ["R10.1"],
      quiet: ["R10.1", "R9.4"],
    },
  },
  draws: {
    title: { en: "A draw", vi: "Hòa cờ" },
    levels: { stalemate: ["R10.2"], clock: ["R10.2", "R7.9"], thrice: ["R10.2", "R10.3"] },
  },
  official: {
    title: { en: "By the official book", vi: "Theo sách luật" },
    levels: {
      tank: ["R11.1"],
      navy: ["R11.1"],
      stealth: ["R11.1"],
      guard: ["R11.1"],
      march: ["R11.1"],
      one: ["R11.1", "R6.1"],
      home: ["R11.1", "R3.2"],
      sea: ["R11.1", "R6.2"],
    },
  },
  battles: {
    title: { en: "Battles and points", vi: "Trận đánh và điểm số" },
    levels: {
      naval: ["R13.1", "R13.2"],
      air: ["R13.1"],
      land: ["R13.1", "R13.2"],
      stroke: ["R13.2"],
      value: ["R13.3"],
      cost: ["R13.4", "R13.3"],
      fleet: ["R13.4", "R13.2"],
      time: ["R13.5", "R13.3"],
      order: ["R13.6", "R10.4"],
    },
  },
  cup: {
    title: { en: "The autumn cup", vi: "Cúp mùa thu" },
    levels: {
      bridge: ["R4.2", "R8.1"],
      fleet: ["R7.6", "R9.6"],
      pincer: ["R10.1", "R7.1"],
      cup: ["R8.1", "R7.6", "R10.1"],
    },
  },
} as const satisfies Record<
  string,
  {
    readonly title: Readonly<Record<Language, string>>;
    readonly levels: Readonly<Record<string, readonly [Clause, ...Clause[]]>>;
  }
>;

/**
 * The name of a subject: `"first-steps"`.
 * @useDeclaredType
 */
export type SubjectName = keyof typeof INDEX;

/**
 * The levels of a subject as they are written: one for each name in the index.
 * @internal
 */
export interface SubjectData<Name extends SubjectName> {
  /** How the story goes on: one sentence. */
  readonly story: Readonly<Record<Language, string>>;
  /** The levels. */
  readonly levels: { readonly [Level in keyof (typeof INDEX)[Name]["levels"]]: LevelData };
}

/** A subject in the index. */
export interface SubjectEntry {
  /** Its name, for `loadSubject`. */
  readonly name: SubjectName;
  /** A few words. */
  readonly title: Readonly<Record<Language, string>>;
  /** Its levels, in their order. */
  readonly levels: readonly {
    /** Its name among all levels: `"first-steps/star"`. */
    readonly id: string;
    /** The clauses of the rules that it shows. */
    readonly clauses: readonly Clause[];
  }[];
}

/** All subjects, in their order. */
export const SUBJECTS: readonly SubjectEntry[] = /* @__PURE__ */ Object.entries(INDEX).map(
  ([name, { title, levels }]) => ({
    name: name as SubjectName,
    title,
    levels: Object.entries(levels).map(([level, clauses]) => ({ id: `${name}/${level}`, clauses })),
  }),
);
