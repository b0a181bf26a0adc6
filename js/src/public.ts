// What both entries of the package offer.
export * from "./constants.js";
export { CoTuLenhError, ERROR_CODES } from "./errors.js";
export { CoTuLenh } from "./game/class.js";
export { parsePgn, writePgn } from "./pgn/data.js";
export { parseRules } from "./rules.js";
export type { ErrorCode, ErrorFacts } from "./errors.js";
export type {
  AirDefenseAgainst,
  AirDefenseBy,
  AirDefenseSide,
  AirDefenseSquare,
  Attacker,
  DeployState,
  DestsOptions,
  FenOptions,
  FenProblem,
  FenValidation,
  FlightSquare,
  ForfeitReason,
  GameOptions,
  Illegal,
  Move,
  MoveInput,
  MovesOptions,
  Outcome,
  Piece,
  PieceTypeInput,
  PlayedMove,
  Promotion,
  RulesInput,
  SquareChange,
  SquarePiece,
  Turn,
  View,
  ZoneSquare,
} from "./types.js";
export type {
  GameData,
  GameDataInput,
  PgnComment,
  PgnLimits,
  PgnGame,
  PgnGameInput,
  PgnResult,
  PgnTurn,
  PgnTurnByLan,
  PgnTurnBySan,
  PgnTurnInput,
  PgnTurnNotes,
  RecordedComment,
} from "./pgn/types.js";
