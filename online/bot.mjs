// A bot for online games, which speaks the protocol of docs/ONLINE.md by itself. Give it the link of a seat:
// `node online/bot.mjs http://127.0.0.1:8787/ GAME SEAT`. It plays on after a rematch.
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";

const [service = "", firstGame = "", seat = "", nodes = "2000"] = process.argv.slice(2);
const Socket = globalThis.WebSocket ?? (await import("ws")).WebSocket;
const engine = new Engine();

/** @param {string} name */
function play(name) {
  const socket = new Socket(new URL(`games/${name}`, service.replace("http", "ws")));
  let game = new CoTuLenh();
  let [you, isBegun] = ["", false];
  let version = 0;
  const send = (/** @type {object} */ message) => socket.send(JSON.stringify(message));

  async function think() {
    if (!isBegun || game.turn() !== you || game.isGameOver()) return;
    const { best } = await engine.search(game, { nodes: Number(nodes) });
    // One id a position: if the connection breaks, the same turn is not played twice.
    send({ type: "step", id: `turn ${version}`, text: best, version });
  }

  /** @type {Record<string, (message: any) => void>} */
  const answers = {
    state(message) {
      const { rules, start, turns, steps } = message.record;
      game = CoTuLenh.fromJSON({ rules, start, turns, steps });
      isBegun = message.joined.r && message.joined.b;
      ({ you, version } = message);
      void think();
    },
    joined: () => send({ type: "hello", protocol: 1, seat, since: 0 }),
    step({ action, text, turn }) {
      if (action === "step") game.move(text);
      else if (action === "commit") game.commitDeploy();
      else game.cancelDeploy();
      if (turn !== null) void think();
    },
    offer({ kind, action, color, next }) {
      if (next) play(next);
      if (action === "accept" && kind === "takeback") answers["joined"]?.({});
      if (action !== "offer" || color === you) return;
      send({ type: kind, id: `answer ${version}`, action: kind === "draw" ? "decline" : "accept" });
    },
    ended: ({ outcome }) => console.log(`${name}: ${outcome.winner ?? "nobody"} wins`),
    refused: ({ code }) => console.log(`${name}: refused, ${code}`),
  };
  socket.onopen = () => answers["joined"]?.({});
  socket.onclose = ({ code }) => void (code < 4000 ? setTimeout(play, 1000, name) : engine.close());
  socket.onerror = () => {};
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data));
    version = message.version ?? version;
    answers[message.type]?.(message);
  };
}

play(firstGame);
