// What the default entry and `/web` offer besides the words of `/constants`.
export { CoTuLenhError } from "../errors/error.js";
export { ERROR_CODES } from "../vocabulary/error-codes.js";
export { CoTuLenh } from "./class.js";
export { parsePgn, writePgn } from "../pgn/data.js";
export { parseRules } from "../arguments/rules.js";
export type { ErrorCode, ErrorFacts } from "../vocabulary/error-codes.js";
export type {
  AirDefender,
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
  Milliseconds,
  Move,
  MoveInput,
  MovesOptions,
  Outcome,
  Piece,
  PieceTypeInput,
  PlayedMove,
  Promotion,
  RulesInput,
  Seconds,
  SquareChange,
  SquarePiece,
  Turn,
  View,
  ZoneSquare,
} from "../vocabulary/types.js";
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
  RecordedClock,
  RecordedComment,
} from "../pgn/types.js";
