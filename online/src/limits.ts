// What the service allows at most, and for how long it keeps games. A deployment changes them by the variable
// LIMITS: `{ "spectators": 200 }`.
import { REFEREE_LIMITS } from "cotulenh-wasm/referee";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

export const LIMITS = {
  ...REFEREE_LIMITS,
  /** Bytes of a message, and of the body that makes a game. */
  message: 2048,
  /** Messages that a side or an address may send at once, and how many more in each second; so many answers, too. */
  burst: 60,
  perSecond: 20,
  /** Bytes of an answer to `hello` that count as one answer. */
  bytes: 1000,
  /** Messages above that, or bad ones, before the connection is closed. */
  strikes: 40,
  /** Connections that watch. */
  spectators: 50,
  /** Connections of one side: the newest takes the place of the oldest. */
  connections: 4,
  /** Connections that have not said `hello`: the newest takes the place of the oldest. */
  strangers: 40,
  /**
   * Connections that stay although they were closed, before all connections of the game are broken. With a quarter of
   * them an address gets no more connections, with ten times as many no one does.
   */
  ghosts: 20,
  /** Milliseconds between two times that all connections are broken. */
  breaks: 60 * SECOND,
  /** Milliseconds in which a connection has to say `hello`. */
  hello: 10 * SECOND,
  /**
   * Milliseconds after which a side that says nothing is away, and after which its connection is closed: browsers let
   * hidden pages say something once a minute.
   */
  quiet: 90 * SECOND,
  silence: 150 * SECOND,
  /** Bytes after which a connection is asked whether it reads them, and after which one that does not is closed. */
  unread: 64_000,
  backlog: 512_000,
  /** Greetings of a side in a minute. */
  greetings: 6,
  /** Of a lobby: connections in all and of one address, of which one that has not said `hello` is one, too. */
  visitors: 20_000,
  addressVisitors: 50,
  /** Challenges that are open in all and of one address, and how many it opens and accepts in a minute. */
  challenges: 200,
  addressChallenges: 5,
  challenging: 30,
  /** Games that are listed to be watched. */
  watched: 60,
  /** Milliseconds in which a game of two who are paired has to be made, and for which they can fetch it. */
  pairing: 30 * SECOND,
  paired: 120 * SECOND,
  /** Milliseconds between two updates of a lobby, to which each two connections add one. */
  update: 500,
  /** Games that one address makes in a minute. */
  creations: 20,
  /** Milliseconds for which a game is kept that was never joined, that has not changed, and that has ended. */
  unjoined: DAY,
  idle: 30 * DAY,
  finished: 90 * DAY,
};

export type Limits = typeof LIMITS;

/** Whether a text has more bytes than that. */
export function isLonger(text: string, most: number): boolean {
  if (text.length > most) return true;
  return text.length > most / 3 && new TextEncoder().encode(text).length > most;
}
