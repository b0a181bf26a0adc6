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
  GameData,
  GameDataInput,
  GameOptions,
  Illegal,
  Move,
  MoveInput,
  MovesOptions,
  Outcome,
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
  Piece,
  PieceTypeInput,
  PlayedMove,
  Promotion,
  RecordedComment,
  RulesInput,
  SquareChange,
  SquarePiece,
  Turn,
  ZoneSquare,
} from "./types.js";
