// A bot for online games, which speaks the protocol of docs/ONLINE.md by itself. Give it an invitation:
// `node online/bot.mjs http://127.0.0.1:8787/ GAME INVITATION`. It plays on after a rematch.
import { randomBytes } from "node:crypto";
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";

const [service = "", firstGame = "", firstInvitation = "", nodes = "2000"] = process.argv.slice(2);
const Socket = globalThis.WebSocket ?? (await import("ws")).WebSocket;
const engine = new Engine();

/** @typedef {any} Message */

/** @param {string} game @param {string} invitation */
function play(game, invitation, seat = randomBytes(16).toString("base64url")) {
  const socket = new Socket(new URL(`games/${game}`, service.replace("http", "ws")));
  const send = (/** @type {object} */ message) => socket.send(JSON.stringify(message));
  const hello = () => send({ type: "hello", protocol: 2, seat, invitation, since: 0 });

  /** The service is asked where the game stands after each change of the other side. */
  async function think(/** @type {Message} */ { you, version, record, joined }) {
    if (record.end || !joined.r || !joined.b) return;
    const { rules, start, turns, deploy } = record;
    const lans = turns.map((/** @type {Message} */ { lan }) => lan);
    const board = CoTuLenh.fromJSON({ rules, start, turns: lans, steps: deploy?.steps });
    // One id a position: if the connection breaks, the same turn is not played twice.
    const action = { type: "turn", id: `turn ${version}`, version };
    if (board.turn() === you) {
      const { best } = await engine.search(board, { nodes: Number(nodes) });
      send({ ...action, text: best });
    }
    board.free();
  }

  function answer(/** @type {Message} */ { type, id, version, changes, facts, color }) {
    for (const kind of ["draw", "takeback", "rematch"]) {
      if (type !== "offer" || facts?.offers[kind] !== color || id.startsWith("own")) continue;
      send({ type: kind, id: `own ${version}`, action: kind === "draw" ? "decline" : "accept" });
    }
    const declared = changes.find((/** @type {Message} */ change) => change.type === "declared");
    if (declared) console.log(`${game}: ${declared.end.outcome.winner ?? "nobody"} wins`);
    else if (!id?.startsWith("turn")) hello();
  }

  socket.onopen = hello;
  socket.onclose = ({ code }) =>
    void (code < 4000 && setTimeout(play, 1000, game, invitation, seat));
  socket.onerror = () => {};
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === "state") void think(message);
    else if (message.type === "next") play(message.game, message.invitation);
    else if (message.type === "check") send({ type: "checked", id: message.id });
    else if (message.type === "refused") console.log(`${game}: refused, ${message.code}`);
    else if (message.changes) answer(message);
  };
}

play(firstGame, firstInvitation);
