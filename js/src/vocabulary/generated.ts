// Made by tests/typescript.rs from the Rust sources. Do not edit; renew it by
// UPDATE_TYPESCRIPT=1 cargo test --test typescript

/** The files from the sea inland. */
export const FILES = Object.freeze(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"] as const);

/** The ranks from Red's side. */
export const RANKS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const);

/** The zones of the terrain, by their numbers. */
export const ZONES = Object.freeze(["water", "mixed", "land"] as const);

/** The terrain of each square: the number of its zone, and 4 more for a bridge. */
export const TERRAIN =
  "00122222222" +
  "00122222222" +
  "00122222222" +
  "00122222222" +
  "00122222222" +
  "00111626222" +
  "00111626222" +
  "00122222222" +
  "00122222222" +
  "00122222222" +
  "00122222222" +
  "00122222222";

/** The squares on which a navy may stand (R1.3). */
export const NAVY_SQUARES = Object.freeze(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4", "a5", "b5", "c5", "a6", "b6", "c6", "d6", "e6", "a7", "b7", "c7", "d7", "e7", "a8", "b8", "c8", "a9", "b9", "c9", "a10", "b10", "c10", "a11", "b11", "c11", "a12", "b12", "c12"] as const);

/** The squares on which every other piece may stand (R1.3). */
export const LAND_SQUARES = Object.freeze(["c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "j4", "k4", "c5", "d5", "e5", "f5", "g5", "h5", "i5", "j5", "k5", "c6", "d6", "e6", "f6", "g6", "h6", "i6", "j6", "k6", "c7", "d7", "e7", "f7", "g7", "h7", "i7", "j7", "k7", "c8", "d8", "e8", "f8", "g8", "h8", "i8", "j8", "k8", "c9", "d9", "e9", "f9", "g9", "h9", "i9", "j9", "k9", "c10", "d10", "e10", "f10", "g10", "h10", "i10", "j10", "k10", "c11", "d11", "e11", "f11", "g11", "h11", "i11", "j11", "k11", "c12", "d12", "e12", "f12", "g12", "h12", "i12", "j12", "k12"] as const);

/** Where the river runs, for drawing it. */
export const RIVER = Object.freeze({
  /** The ranks on its two sides. */
  between: Object.freeze([6, 7] as const),
  /** The files that it passes, from the coast inland. */
  files: Object.freeze(["c", "d", "e", "f", "g", "h", "i", "j", "k"] as const),
  /** The files of its bridges. */
  bridges: Object.freeze(["f", "h"] as const),
  /** The squares where it is wide enough for a navy to stand. */
  wide: Object.freeze(["d6", "e6", "d7", "e7"] as const),
} as const);

/** The position in which a game begins. */
export const START =
  "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1";

/** The two sides; the first one begins. */
export const COLORS = Object.freeze(["r", "b"] as const);

/** The letter of Red. */
export const RED = "r";

/** The letter of Blue. */
export const BLUE = "b";

/** The eleven piece types, carriers first: the order of packed roles. */
export const PIECE_TYPES = Object.freeze(["n", "f", "t", "e", "h", "a", "g", "s", "c", "i", "m"] as const);

/** The names of the piece types, in the same order. */
export const PIECE_NAMES = Object.freeze({
  /** The navy. */
  n: "Navy",
  /** The air force. */
  f: "AirForce",
  /** The tank. */
  t: "Tank",
  /** The engineer. */
  e: "Engineer",
  /** The headquarter. */
  h: "Headquarter",
  /** The artillery. */
  a: "Artillery",
  /** The anti-air. */
  g: "AntiAir",
  /** The missile. */
  s: "Missile",
  /** The commander. */
  c: "Commander",
  /** The infantry. */
  i: "Infantry",
  /** The militia. */
  m: "Militia",
} as const);

/** What the capture of a piece is worth, heroic or not (R13.3). */
export const POINTS = Object.freeze({
  /** The navy. */
  n: 80,
  /** The air force. */
  f: 40,
  /** The tank. */
  t: 20,
  /** The engineer. */
  e: 10,
  /** The headquarter. */
  h: 10,
  /** The artillery. */
  a: 30,
  /** The anti-air. */
  g: 10,
  /** The missile. */
  s: 20,
  /** The commander. */
  c: 100,
  /** The infantry. */
  i: 10,
  /** The militia. */
  m: 10,
} as const);

/** How far a piece moves, straight and diagonally, and how far it captures; then the same as a hero (R2). @internal */
export const RANGES = Object.freeze({
  /** The navy. */
  n: [[[4, 4], [3, 3]], [[5, 5], [4, 4]]],
  /** The air force. */
  f: [[[4, 4], [4, 4]], [[5, 5], [5, 5]]],
  /** The tank. */
  t: [[[2, 0], [2, 0]], [[3, 3], [3, 3]]],
  /** The engineer. */
  e: [[[1, 0], [1, 0]], [[2, 2], [2, 2]]],
  /** The headquarter. */
  h: [[[0, 0], [0, 0]], [[1, 1], [1, 1]]],
  /** The artillery. */
  a: [[[3, 3], [3, 3]], [[4, 4], [4, 4]]],
  /** The anti-air. */
  g: [[[1, 0], [1, 0]], [[2, 2], [2, 2]]],
  /** The missile. */
  s: [[[2, 1], [2, 1]], [[3, 2], [3, 2]]],
  /** The commander. */
  c: [[[11, 0], [1, 0]], [[11, 11], [1, 1]]],
  /** The infantry. */
  i: [[[1, 0], [1, 0]], [[2, 2], [2, 2]]],
  /** The militia. */
  m: [[[1, 1], [1, 1]], [[2, 2], [2, 2]]],
} as const);

/** How much further a navy captures what a navy carries (R2.4). @internal */
export const NAVY_VS_NAVY = 1;

/** The names of more than one word, in snake case. */
export const SNAKE_CASE_NAMES = Object.freeze(["air_force", "anti_air"] as const);

/** The letter of the navy. */
export const NAVY = "n";

/** The letter of the air force. */
export const AIR_FORCE = "f";

/** The letter of the tank. */
export const TANK = "t";

/** The letter of the engineer. */
export const ENGINEER = "e";

/** The letter of the headquarter. */
export const HEADQUARTER = "h";

/** The letter of the artillery. */
export const ARTILLERY = "a";

/** The letter of the anti-air. */
export const ANTI_AIR = "g";

/** The letter of the missile. */
export const MISSILE = "s";

/** The letter of the commander. */
export const COMMANDER = "c";

/** The letter of the infantry. */
export const INFANTRY = "i";

/** The letter of the militia. */
export const MILITIA = "m";

/** What air defense does to an Air Force on a square of its line. */
export const AirDefenseResult = Object.freeze({
  /** No defense: it moves, captures and combines as usual. */
  SAFE_PASS: 0,
  /** One defender: it can only make a suicide capture. */
  KAMIKAZE: 1,
  /** Several defenders: it cannot reach this square or one beyond it. */
  DESTROYED: 2,
} as const);

/** One of the values of {@link AirDefenseResult}. */
export type AirDefenseResult = (typeof AirDefenseResult)[keyof typeof AirDefenseResult];

/** What a move does to its target, by the numbers of packed moves. */
export const MOVE_KINDS = Object.freeze(["move", "capture", "stay", "suicide", "combine"] as const);

/** The marks of the kinds in SAN and LAN, in the same order. */
export const KIND_MARKS = Object.freeze(["", "x", "_", "@", "&"] as const);

/** The marks of check and mate, by the numbers of packed moves. */
export const CHECK_MARKS = Object.freeze(["", "+", "#"] as const);

/** Why a game is over. */
export const OUTCOME_REASONS = Object.freeze(["checkmate", "commanderCaptured", "naval", "air", "land", "stalemate", "fiftyMoves", "threefoldRepetition", "time", "resigned", "agreed", "abandoned", "adjudicated"] as const);

/** Those of ends that the host declares, not the rules (R13.5). */
export const DECLARED_REASONS = Object.freeze(["time", "resigned", "agreed", "abandoned", "adjudicated"] as const);

/** Those by which a side forfeits, in the order of their numbers. */
export const FORFEIT_REASONS = Object.freeze(["time", "abandoned", "adjudicated"] as const);

/** Why a move is not legal. */
export const ILLEGAL_REASONS = Object.freeze(["gameOver", "sessionOpen", "emptySquare", "notYours", "notInStack", "hasActed", "noLine", "tooFar", "blocked", "terrain", "river", "airDefense", "cannotCombine", "cannotCapture", "leavesCargo", "lineOfSight", "losesCommander", "commanderInDanger", "deadEnd"] as const);

/** Which rules are played; see R11 in the rules. */
export interface Rules {
  /** A tank captures over pieces. If not, its captures are blocked like its moves. */
  tankFiresOver: boolean;
  /** Which pieces do not block a navy's movement: none, all that are not navies, or all friends. */
  navyPasses: boolean | "friends";
  /** A heroic Air Force ignores air defense. */
  stealthAirForce: boolean;
  /** The last piece besides the commander becomes heroic. */
  lastGuard: boolean;
  /** Zones by level, inside one of which a suicide capture is possible, or squares closed to the Air Force. */
  airDefense: "levels" | "noFly";
  /** A heroic headquarter moves and captures like a heroic infantry. */
  headquarterMarches: boolean;
  /** An Air Force carries one piece at most. */
  airForceCarriesOne: boolean;
  /** An Air Force that may stand on the target square captures without landing only if it would be attacked there. */
  airForceReturnsOnlyIfUnsafe: boolean;
  /** A commander crosses water on its way to joining a navy. */
  commanderBoardsAtSea: boolean;
  /** What else ends the game: the loss of all ships, of all planes, of all land forces, or of any of these. */
  objective: "commander" | "naval" | "air" | "land" | "any";
  /** Who wins when the game ends: the side that ended it, or the one with more points. */
  decidedBy: "objective" | "points";
  /** A missing or captured commander ends nothing: for lessons, puzzles and editors. */
  playOn: boolean;
}

const values = <const T extends readonly (boolean | string)[]>(...list: T): T =>
  Object.freeze(list) as T;

/** The values of each option of the rules, in the order of packed rules. */
export const RULE_OPTIONS = Object.freeze({
  /** A tank captures over pieces. If not, its captures are blocked like its moves. */
  tankFiresOver: values(false, true),
  /** Which pieces do not block a navy's movement: none, all that are not navies, or all friends. */
  navyPasses: values(false, true, "friends"),
  /** A heroic Air Force ignores air defense. */
  stealthAirForce: values(false, true),
  /** The last piece besides the commander becomes heroic. */
  lastGuard: values(false, true),
  /** Zones by level, inside one of which a suicide capture is possible, or squares closed to the Air Force. */
  airDefense: values("levels", "noFly"),
  /** A heroic headquarter moves and captures like a heroic infantry. */
  headquarterMarches: values(false, true),
  /** An Air Force carries one piece at most. */
  airForceCarriesOne: values(false, true),
  /** An Air Force that may stand on the target square captures without landing only if it would be attacked there. */
  airForceReturnsOnlyIfUnsafe: values(false, true),
  /** A commander crosses water on its way to joining a navy. */
  commanderBoardsAtSea: values(false, true),
  /** What else ends the game: the loss of all ships, of all planes, of all land forces, or of any of these. */
  objective: values("commander", "naval", "air", "land", "any"),
  /** Who wins when the game ends: the side that ended it, or the one with more points. */
  decidedBy: values("objective", "points"),
  /** A missing or captured commander ends nothing: for lessons, puzzles and editors. */
  playOn: values(false, true),
});

/** The rules where no option is given. */
export const STANDARD_RULES: Readonly<Rules> = Object.freeze({
  tankFiresOver: true,
  navyPasses: false,
  stealthAirForce: false,
  lastGuard: false,
  airDefense: "levels",
  headquarterMarches: false,
  airForceCarriesOne: false,
  airForceReturnsOnlyIfUnsafe: false,
  commanderBoardsAtSea: false,
  objective: "commander",
  decidedBy: "objective",
  playOn: false,
});

/** The inventor's revised rulebook. */
export const OFFICIAL_RULES: Readonly<Rules> = Object.freeze({
  tankFiresOver: false,
  navyPasses: "friends",
  stealthAirForce: true,
  lastGuard: true,
  airDefense: "levels",
  headquarterMarches: true,
  airForceCarriesOne: true,
  airForceReturnsOnlyIfUnsafe: true,
  commanderBoardsAtSea: true,
  objective: "commander",
  decidedBy: "objective",
  playOn: false,
});

/** The codes of what the rules refuse. */
export const RULES_ERROR_CODES = [
  /** A square is not one of the 132. */
  "INVALID_SQUARE",
  /** A colour is neither `r` nor `b`. */
  "INVALID_COLOR",
  /** A piece type is neither a letter nor a name of one. */
  "INVALID_PIECE_TYPE",
  /** A move is neither a text nor an object of squares, or a field of it has a wrong type. */
  "INVALID_MOVE",
  /** The rules are not an object of options, or one of them has no such value. */
  "INVALID_RULES",
  /** There is an argument that the call does not take, or one of a wrong kind. */
  "INVALID_ARGUMENT",
  /** A FEN is not a string. */
  "FEN_NOT_A_STRING",
  /** A text does not look like a move. */
  "MOVE_SYNTAX",
  /** There is no such legal move. */
  "ILLEGAL_MOVE",
  /** Several legal moves fit. */
  "AMBIGUOUS_MOVE",
  /** The game has ended: nothing can be played. */
  "GAME_OVER",
  /** A deploy session is open: commit or cancel it first. */
  "DEPLOY_OPEN",
  /** No deploy session is open. */
  "NO_DEPLOY",
  /** The move is not a step of the open deploy session. */
  "DEPLOY_ELSEWHERE",
  /** There is nothing on the square to deploy. */
  "DEPLOY_EMPTY_SQUARE",
  /** The stack to deploy belongs to the other side. */
  "DEPLOY_NOT_YOURS",
  /** A single piece cannot be split. */
  "DEPLOY_SINGLE_PIECE",
  /** The stack has no legal deploy step. */
  "DEPLOY_NO_STEP",
  /** A deploy needs at least one step before it is committed. */
  "DEPLOY_NOTHING_MOVED",
  /** After this deploy the player's own commander would be in danger. */
  "DEPLOY_IN_DANGER",
  /** A piece would stand on terrain where it may not stand. */
  "WRONG_TERRAIN",
  /** A side would have a second commander. */
  "SECOND_COMMANDER",
  /** A stack would have pieces of both colours. */
  "MIXED_COLORS",
  /** The pieces do not form a stack with this carrier. */
  "IMPOSSIBLE_STACK",
  /** There is nothing on the square. */
  "EMPTY_SQUARE",
  /** There is no piece of that type on the square. */
  "NO_SUCH_PIECE",
  /** There is no Air Force on the square. */
  "NO_AIR_FORCE",
  /** The FEN is longer than any position needs. */
  "FEN_TOO_LONG",
  /** A field is missing. */
  "FEN_MISSING_FIELD",
  /** There is text after the last field. */
  "FEN_EXTRA_FIELD",
  /** The placement does not have twelve ranks. */
  "FEN_RANK_COUNT",
  /** A rank does not have eleven squares. */
  "FEN_RANK_WIDTH",
  /** A number of empty squares does not fit a rank. */
  "FEN_EMPTY_COUNT",
  /** A character is not a piece. */
  "FEN_UNKNOWN_PIECE",
  /** A piece has more than one `+`. */
  "FEN_DOUBLED_HERO",
  /** A `+` has no piece after it. */
  "FEN_DANGLING_HERO",
  /** A parenthesis has no matching one. */
  "FEN_UNBALANCED_PARENTHESIS",
  /** There are parentheses inside parentheses. */
  "FEN_NESTED_PARENTHESIS",
  /** A stack has pieces of both colours. */
  "FEN_MIXED_COLORS",
  /** Pieces in parentheses do not form a stack. */
  "FEN_IMPOSSIBLE_STACK",
  /** A piece stands on terrain where it may not stand. */
  "FEN_TERRAIN",
  /** A side has a second commander. */
  "FEN_SECOND_COMMANDER",
  /** The side to move is neither `r` nor `b`. */
  "FEN_TURN",
  /** The third or fourth field is not `-`. */
  "FEN_DASH",
  /** The number of half-moves is not a number. */
  "FEN_HALF_MOVES",
  /** The move number is not a number from 1. */
  "FEN_FULL_MOVES",
  /** The deploy field cannot be read. */
  "FEN_DEPLOY_SYNTAX",
  /** The steps of the deploy field are not legal. */
  "FEN_DEPLOY_ILLEGAL",
] as const;

/** Points for which the odds of the side that is ahead grow e times. @internal */
export const WIN_CHANCE_SCALE = 390;

// The bits of packed numbers: see src/wasm/packed/layout.rs.

/** The width of a piece in a cell. @internal */
export const PIECE_BITS = 5;

/** One piece of a cell. @internal */
export const PIECE_MASK = 31;

/** The role of a piece, counted from 1. @internal */
export const ROLE_MASK = 15;

/** Set in a heroic piece. @internal */
export const HEROIC_BIT = 16;

/** Where a cell has its colour. @internal */
export const COLOR_SHIFT = 15;

/** All pieces of a cell, without their colour. @internal */
export const PIECES_MASK = 32767;

/** Where a piece that is put on the board has its colour. @internal */
export const PIECE_COLOR_SHIFT = 5;

/** The zone of a packed terrain. @internal */
export const ZONE_MASK = 3;

/** Set in the terrain of a bridge. @internal */
export const BRIDGE_BIT = 4;

/** The first square of a word, the origin of a move. @internal */
export const SQUARE_MASK = 255;

/** Where a word has what belongs to its square: the target of a move, a role, a result. @internal */
export const VALUE_SHIFT = 8;

/** The first cell of a word. @internal */
export const CELL_MASK = 65535;

/** Where a word has its second cell, or the cell that belongs to its square. @internal */
export const CELL_SHIFT = 16;

/** Where the first word of a move has its kind. @internal */
export const KIND_SHIFT = 16;

/** The kind, once shifted. @internal */
export const KIND_MASK = 7;

/** Set in the first word of a deploy step. @internal */
export const DEPLOY_BIT = 524288;

/** Where the first word of a move says how much of the origin its SAN needs. @internal */
export const ORIGIN_SHIFT = 20;

/** The same, once shifted: the file, the rank, or both. @internal */
export const ORIGIN_MASK = 3;

/** Where the first word of a move has its check mark. @internal */
export const CHECK_SHIFT = 22;

/** The check mark, once shifted. @internal */
export const CHECK_MASK = 3;

/** Set in the first word of a played move that ended the turn. @internal */
export const ENDS_TURN_BIT = 16777216;

/** Where the first word of a move says how many promotions follow. @internal */
export const PROMOTIONS_SHIFT = 25;

/** Set in the first word of a view if Blue is to move. @internal */
export const VIEW_BLUE_BIT = 1;

/** The same for an open deploy session. @internal */
export const VIEW_SESSION_BIT = 2;

/** The same for a game that has ended. @internal */
export const VIEW_OVER_BIT = 4;

/** The same for a commander in check. @internal */
export const VIEW_CHECK_BIT = 8;

/** Set in the word of a defender that closes lines instead of a disc. @internal */
export const STAR_BIT = 32768;

/** The words before those of the answer itself. @internal */
export const HEAD_WORDS = 3;

/** Set in the pieces of a query that names every piece that moves. @internal */
export const EXACTLY_BIT = 32768;
