// Serves the site with the service of online games, from one address: `npm start`. `npm run online` serves the
// service alone.
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installPackages } from "../scripts/lib/install.mjs";
import { bold, main, note, say } from "../scripts/lib/log.mjs";
import { ROOT } from "../scripts/lib/paths.mjs";
import { BUNDLE, bundleService } from "./bundle.mjs";

/** Where the service is, below the address of the site. */
const PATH = "service";

const HELP = `npm start [-- --host] [--port 5173], npm run online [-- --host] [--port 8787]

--host    opens it to the local network
--port    the port to listen at
--games   the folder in which games are kept
--bundle  only writes the bundle that wrangler deploys, to ${BUNDLE}`;

function listAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}

/**
 * The names by which the service is reached.
 * @param {number} port
 */
function listHosts(port) {
  return ["127.0.0.1", "localhost", ...listAddresses()].map((name) => `${name}:${port}`);
}

/**
 * Says where to go.
 * @param {string} what
 * @param {{ port: number, host: boolean }} options
 */
function announce(what, { port, host }) {
  say(`${what}: ${bold(`http://127.0.0.1:${port}/`)}`);
  if (!host) return;
  say("It is open to everyone in the local network:");
  for (const address of listAddresses()) say(`  ${bold(`http://${address}:${port}/`)}`);
  say(
    "It is plain HTTP: whoever is on the way can read along, seats included. By another name than an address,",
  );
  say("it is not served.");
}

/**
 * Serves the built site, with the service in a folder of it.
 * @param {string | null} service its own address; null if there is none
 * @param {{ port: number, host: boolean }} options
 */
async function serveSite(service, { port, host }) {
  const { preview } = await import("vite");
  const place = { service: service && `./${PATH}/` };
  await preview({
    configFile: join(ROOT, "www", "vite.config.ts"),
    logLevel: "warn",
    preview: {
      port,
      strictPort: true,
      host: host ? "0.0.0.0" : "127.0.0.1",
      ...(service && { proxy: { [`^/${PATH}/`]: { target: service, ws: true } } }),
    },
    plugins: [
      {
        name: "service-place",
        // Before the file of the build, which names no service.
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use("/service.json", (_, response) => {
            response.setHeader("Content-Type", "application/json");
            response.end(JSON.stringify(place));
          });
        },
      },
    ],
  });
  announce("The site", { port, host });
}

/**
 * The service; null where it cannot run.
 * @param {import("./host.mjs").HostOptions} options
 */
async function tryService(options) {
  try {
    await installPackages(join(ROOT, "online"));
    const { startService } = await import("./host.mjs");
    return await startService(options);
  } catch (error) {
    say(`Online games are switched off: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** The variables of the service, from the environment: docs/ONLINE.md has a table. */
function readVariables() {
  const names = "LIMITS ORIGINS HOSTS NEW_GAMES ADDRESS_HEADER LOCATION_HINT LOBBIES LOG".split(
    " ",
  );
  const given = names.map((name) => [name, process.env[name] ?? ""]);
  return Object.fromEntries(given.filter(([, value]) => value !== ""));
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      alone: { type: "boolean", default: false },
      bundle: { type: "boolean", default: false },
      games: { type: "string" },
      help: { type: "boolean" },
      host: { type: "boolean", default: false },
      port: { type: "string" },
    },
  });
  if (values.help) return say(HELP);
  await bundleService();
  if (values.bundle) return note(`the bundle is in ${BUNDLE}`);
  const { alone, host, games } = values;
  const port = Number(values.port ?? (alone ? 8787 : 5173));
  const folder = games === undefined ? {} : { folder: games };
  const variables = readVariables();
  if (alone) {
    await installPackages(join(ROOT, "online"));
    const { startService } = await import("./host.mjs");
    const hosts = host ? listHosts(port).join(",") : "";
    await startService({
      ...folder,
      port,
      host: host ? "0.0.0.0" : "127.0.0.1",
      variables: { HOSTS: hosts, ...variables },
    });
    return announce("The service", { port, host });
  }
  // The proxy passes on the name by which it was asked.
  const hosts = host ? listHosts(port).join(",") : "";
  const service = await tryService({ ...folder, variables: { HOSTS: hosts, ...variables } });
  await serveSite(service?.url ?? null, { port, host });
});
