// Members of the class `CoTuLenh`: air defense, heroes and attackers.
import { edit } from "../pgn/game-notes.js";
import { readAnswer } from "../wasm/answer.js";
import { AIR_FORCE, SQUARES } from "../vocabulary.js";
import { decodeCover, decodeFlights, decodeSquares, decodeZone } from "../wasm/decode-air.js";
import { decodeAttackers, decodePiece } from "../wasm/decode-cells.js";
import { CoTuLenhError } from "../errors.js";
import { PositionMembers } from "./position.js";
import { gameOf } from "./handle.js";
import { readOptions } from "../arguments/read-options.js";
import {
  colorCode,
  heroicStatus,
  optionalPieceCode,
  pieceCode,
  squareIndex,
  threatenedCode,
} from "../arguments/values.js";
import type {
  AirDefenseSide,
  AirDefenseSquare,
  Attacker,
  Color,
  FlightSquare,
  PieceTypeInput,
  Square,
  ZoneSquare,
} from "../types.js";

const AIR_FORCE_CODE = pieceCode(AIR_FORCE);

/** Air defense, heroes and attackers. */
export class AttackMembers {
  /**
   * Where the Air Force of a side is threatened. A colour is the side that is threatened:
   * `getAirDefenseZones("r")` are Blue's zones. `{ against: "r" }` and `{ by: "b" }` say the same.
   *
   * @example
   * ```ts
   * game.getAirDefenseZones({ by: "b" }); // Blue's zones, which stop red planes
   * ```
   */
  getAirDefenseZones(side: AirDefenseSide): Square[] {
    const color = threatenedCode(side);
    return decodeSquares(readAnswer(gameOf(this).airZones(color)));
  }

  /**
   * The zone of what stands on a square, each square with the defender's level as its `range`.
   * Empty if it does not defend the air: only the carrier of a stack does.
   *
   * @example
   * ```ts
   * new CoTuLenh().getAirDefenseAroundPiece("e4").length; // 5, around an Anti-air
   * ```
   */
  getAirDefenseAroundPiece(square: Square): ZoneSquare[] {
    const index = squareIndex(square);
    return decodeZone(readAnswer(gameOf(this).airZone(index)));
  }

  /**
   * Whether the Air Force of a side is threatened on a square; see {@link getAirDefenseZones} for how the
   * side is given: `game.isSquareDefended("e8", { by: "b" })`.
   */
  isSquareDefended(square: Square, side: AirDefenseSide): boolean {
    const index = squareIndex(square);
    const color = threatenedCode(side);
    const zones = decodeSquares(readAnswer(gameOf(this).airZones(color)));
    return zones.includes(SQUARES[index]!);
  }

  /**
   * Where the Air Force of a side is threatened, by whom, and how strongly: for shading. See
   * {@link getAirDefenseZones} for how the side is given.
   *
   * @example
   * ```ts
   * for (const { square, level } of game.getAirDefense({ by: "b" })) console.log(square, level);
   * ```
   */
  getAirDefense(side: AirDefenseSide): AirDefenseSquare[] {
    const color = threatenedCode(side);
    return decodeCover(readAnswer(gameOf(this).airCover(color)));
  }

  /**
   * What awaits the Air Force on a square, standing or carried, along its lines. A line ends with
   * the first square that it does not get to.
   *
   * @example
   * ```ts
   * game.getFlightPaths("e2").filter(({ result }) => result === AirDefenseResult.SAFE_PASS);
   * ```
   */
  getFlightPaths(square: Square): FlightSquare[] {
    const index = squareIndex(square);
    const game = gameOf(this);
    if (!decodePiece(game.cell(index), AIR_FORCE_CODE)) {
      const message = `there is no air force on ${square}`;
      throw new CoTuLenhError("NO_AIR_FORCE", message, { square });
    }
    return decodeFlights(readAnswer(game.flightPaths(index)));
  }

  /** Whether the piece of a kind on a square, or the carrier, is heroic: `game.getHeroicStatus("e5")`. */
  getHeroicStatus(square: Square, type?: PieceTypeInput): boolean {
    return PositionMembers.prototype.get.call(this, square, type)?.heroic === true;
  }

  /**
   * Makes the piece of a kind on a square, or the carrier, heroic or not. History is gone then.
   *
   * @example
   * ```ts
   * game.setHeroicStatus("c3", "tank", true);
   * game.setHeroicStatus("c3", undefined, false);
   * ```
   */
  setHeroicStatus(square: Square, type: PieceTypeInput | undefined, heroic: boolean): void {
    const index = squareIndex(square);
    const code = optionalPieceCode(type);
    const wanted = heroicStatus(heroic);
    const game = gameOf(this);
    edit(game, () => game.setHeroic(index, code, wanted));
  }

  /**
   * The pieces of a colour that could capture what stands on a square; or, with `as`, a piece of that
   * type and of the other colour if it stood there alone, also on an empty square.
   *
   * @example
   * ```ts
   * game.getAttackers("g12", "r");
   * game.getAttackers("e6", "b", { as: "t" }); // what threatens a red tank that goes to e6
   * ```
   */
  getAttackers(
    square: Square,
    color: Color,
    options?: { as?: PieceTypeInput | undefined },
  ): Attacker[] {
    const index = squareIndex(square);
    const code = colorCode(color);
    const type = optionalPieceCode(readOptions(options, ["as"]).as);
    return decodeAttackers(readAnswer(gameOf(this).attackers(index, code, type)));
  }

  /** Where the commander of a colour stands, alone or carried, or `null`: `game.getCommanderSquare("r")`. */
  getCommanderSquare(color: Color): Square | null {
    const code = colorCode(color);
    const number = gameOf(this).commander(code);
    return number === undefined ? null : SQUARES[number]!;
  }
}
