// The service with an object that does nothing but answer: what the runtime itself costs.
import { DurableObject } from "cloudflare:workers";
import type { Env } from "../src/env.js";
import service from "../src/worker.js";

export { GameRoom, Lobby } from "../src/worker.js";

export class Echo extends DurableObject {
  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    socket.send(data);
  }
}

export default {
  async fetch(request, env) {
    const [, name] = /\/echo\/(\w+)$/.exec(new URL(request.url).pathname) ?? [];
    if (name === undefined) return service.fetch(request, env);
    return env.ECHOES.get(env.ECHOES.idFromName(name)).fetch(request);
  },
} satisfies ExportedHandler<Env & { ECHOES: DurableObjectNamespace<Echo> }>;
