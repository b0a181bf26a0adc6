// What both entries of the package offer.
export * from "./public-constants.js";
export { CoTuLenhError, ERROR_CODES } from "./errors.js";
export { CoTuLenh } from "./game.js";
export type { ErrorCode, ErrorFacts } from "./errors.js";
export type {
  AirDefenseSquare,
  Attacker,
  DeployState,
  FenOptions,
  FenProblem,
  FenValidation,
  FlightSquare,
  GameData,
  GameOptions,
  Illegal,
  Move,
  MoveInput,
  MovesOptions,
  Outcome,
  Piece,
  PieceTypeInput,
  Promotion,
  SquareChange,
  SquarePiece,
  Turn,
  ZoneSquare,
} from "./types.js";
