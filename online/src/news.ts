// What has changed in a lobby since its last update. All get it together, so that a full lobby has few to send.
import type { LobbyUpdateMessage, OpenChallenge, WatchedGame } from "cotulenh-wasm/referee";

export class News {
  #challenges = new Map<string, OpenChallenge>();
  #gone = new Set<string>();
  #games = new Map<string, WatchedGame>();
  #ended = new Set<string>();
  #players = 0;

  opened(challenge: OpenChallenge): void {
    this.#challenges.set(challenge.challenge, challenge);
  }

  closed(challenge: string): void {
    // Who has come meanwhile may know it already.
    this.#challenges.delete(challenge);
    this.#gone.add(challenge);
  }

  began(game: WatchedGame): void {
    this.#games.set(game.game, game);
  }

  ended(game: string): void {
    this.#games.delete(game);
    this.#ended.add(game);
  }

  /** The update, which begins the next one; `null` if nothing has changed. */
  take(players: number): LobbyUpdateMessage | null {
    const update: LobbyUpdateMessage = {
      type: "update",
      challenges: [...this.#challenges.values()],
      gone: [...this.#gone],
      games: [...this.#games.values()],
      ended: [...this.#ended],
      players,
    };
    const { challenges, gone, games, ended } = update;
    const isSame = [challenges, gone, games, ended].every(({ length }) => length === 0);
    if (isSame && players === this.#players) return null;
    this.#players = players;
    this.#challenges = new Map();
    this.#gone = new Set();
    this.#games = new Map();
    this.#ended = new Set();
    return update;
  }
}
