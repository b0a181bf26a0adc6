// Players of a lobby for tests, without the published client.
import { createSecret } from "cotulenh-wasm/referee";
import { RawClient } from "./service.mjs";

/** @typedef {import("cotulenh-wasm/referee").LobbyServiceMessage} LobbyServiceMessage */

/** A game as it is asked for in most tests. */
export const TERMS = { clock: { base: 300_000, increment: 3000, starts: "now" } };

/** A visitor of a lobby, with a key. */
export class Visitor extends RawClient {
  key;
  name;

  /**
   * @param {string} service
   * @param {string} [name]
   * @param {{ key?: string, lobby?: string, options?: object }} [options]
   */
  constructor(service, name = "Ngọc", { key = createSecret(), lobby = "", options = {} } = {}) {
    super(service, "", options, lobby ? `lobby/${lobby}` : "lobby");
    this.key = key;
    // A crowd has to wait for hundreds of games.
    this.patience = 120_000;
    this.name = name;
  }

  /**
   * The next message of a type of the lobby.
   * @param {LobbyServiceMessage["type"]} type
   * @param {(message: any) => boolean} [isIt]
   * @returns {Promise<any>}
   */
  hear(type, isIt) {
    return this.next(/** @type {any} */ (type), isIt);
  }

  /** Says who it is. @param {string[]} [blocks] */
  async enter(blocks = []) {
    await this.open();
    this.send({ type: "hello", protocol: 1, key: this.key, name: this.name, blocks });
    return this.hear("lobby");
  }

  /**
   * Asks for something, with an id of its own unless there is one.
   * @param {{ type: string } & Record<string, unknown>} message
   * @returns {Promise<any>}
   */
  want(message) {
    return this.ask(message);
  }
}
