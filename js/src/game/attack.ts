// Members of the class `CoTuLenh`: air defense, heroes and attackers.
import { readAnswer } from "../wasm/answer.js";
import { decodeCover, decodeSquares } from "../wasm/decode-air.js";
import { PositionMembers } from "./position.js";
import { gameOf } from "./handle.js";
import { keepHeaders } from "./notes.js";
import { readOptions } from "../arguments/read-options.js";
import {
  colorCode,
  heroicStatus,
  optionalPieceType,
  readColor,
  readSquare,
  threatenedColor,
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
} from "../vocabulary/types.js";

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
    const color = colorCode(threatenedColor(side));
    return decodeSquares(readAnswer(gameOf(this).packedZones(color)));
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
    const centre = readSquare(square);
    return gameOf(this).getAirDefenseAroundPiece(centre);
  }

  /**
   * Whether the Air Force of a side is threatened on a square; see {@link getAirDefenseZones} for how the
   * side is given: `game.isSquareDefended("e8", { by: "b" })`.
   */
  isSquareDefended(square: Square, side: AirDefenseSide): boolean {
    const target = readSquare(square);
    const color = threatenedColor(side);
    return gameOf(this).isSquareDefended(target, color);
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
    const color = colorCode(threatenedColor(side));
    return decodeCover(readAnswer(gameOf(this).packedCover(color)));
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
    const from = readSquare(square);
    return gameOf(this).getFlightPaths(from);
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
    const at = readSquare(square);
    const letter = optionalPieceType(type);
    const wanted = heroicStatus(heroic);
    const game = gameOf(this);
    game.setHeroicStatus(at, letter, wanted);
    keepHeaders(game);
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
    const target = readSquare(square);
    const by = readColor(color);
    const type = optionalPieceType(readOptions(options, ["as"]).as);
    return gameOf(this).getAttackers(target, by, type);
  }

  /** Where the commander of a colour stands, alone or carried, or `null`: `game.getCommanderSquare("r")`. */
  getCommanderSquare(color: Color): Square | null {
    const owner = readColor(color);
    return gameOf(this).getCommanderSquare(owner);
  }
}
