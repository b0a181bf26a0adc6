// Members of the class `CoTuLenh`: air defense, heroes and attackers.
import { edit } from "../pgn/annotations.js";
import { readAnswer } from "../wasm/answer.js";
import { COLORS, SQUARES } from "../vocabulary.js";
import { decodeCover, decodeFlights, decodeSquares, decodeZone } from "../wasm/decode-air.js";
import { decodeAttackers } from "../wasm/decode-cells.js";
import { PositionMembers } from "./position.js";
import { gameOf } from "./handle.js";
import { colorCode, heroicStatus, optionalPieceCode, readOptions, squareIndex } from "../arguments/values.js";
import type {
  AirDefenseSquare,
  Attacker,
  Color,
  FlightSquare,
  PieceTypeInput,
  Square,
  ZoneSquare,
} from "../types.js";

/** Air defense, heroes and attackers. */
export class AttackMembers {
  /** Where the Air Force of a colour is threatened: `game.getAirDefenseZones("r")`. */
  getAirDefenseZones(color: Color): Square[] {
    const game = gameOf(this);
    return decodeSquares(readAnswer(game.airZones(colorCode(color))));
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
    const game = gameOf(this);
    const index = squareIndex(square);
    for (const color of COLORS) {
      const zone = decodeZone(readAnswer(game.airDefenders(colorCode(color))), index);
      if (zone.length > 0) return zone;
    }
    return [];
  }

  /** Whether the Air Force of a colour is threatened on a square: `game.isSquareDefended("e8", "r")`. */
  isSquareDefended(square: Square, againstColor: Color): boolean {
    const game = gameOf(this);
    const index = squareIndex(square);
    const color = colorCode(againstColor);
    return game.isDefended(index, color);
  }

  /**
   * Where the Air Force of a colour is threatened, by whom, and how strongly: for shading.
   *
   * @example
   * ```ts
   * for (const { square, level } of game.getAirDefense("r")) console.log(square, level);
   * ```
   */
  getAirDefense(againstColor: Color): AirDefenseSquare[] {
    const game = gameOf(this);
    return decodeCover(readAnswer(game.airDefenders(colorCode(againstColor))));
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
    const game = gameOf(this);
    const index = squareIndex(square);
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
    const game = gameOf(this);
    const index = squareIndex(square);
    const code = optionalPieceCode(type);
    const wanted = heroicStatus(heroic);
    edit(game, () => readAnswer(game.setHeroic(index, code, wanted)));
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
    gameOf(this);
    const index = squareIndex(square);
    const code = colorCode(color);
    const type = optionalPieceCode(readOptions(options, ["as"]).as);
    return decodeAttackers(readAnswer(gameOf(this).attackers(index, code, type)));
  }

  /** Where the commander of a colour stands, alone or carried, or `null`: `game.getCommanderSquare("r")`. */
  getCommanderSquare(color: Color): Square | null {
    const game = gameOf(this);
    const number = game.commander(colorCode(color));
    return number === undefined ? null : SQUARES[number]!;
  }
}
