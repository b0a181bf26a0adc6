// Redirects `/play` to `/play/`, as static hosts do.
import type { Connect, Plugin } from "vite";
import { FOLDERS, PAGES, source } from "./project.js";

const ADDRESSES = [
  ...FOLDERS,
  ...Object.entries(PAGES)
    .filter(([name, file]) => file === source(`${name}/index.html`))
    .map(([name]) => name),
].map((name) => `/${name}`);

const lead: Connect.NextHandleFunction = (request, response, next) => {
  const [path = "", query = ""] = (request.url ?? "").split(/(?=\?)/);
  if (!ADDRESSES.includes(path)) return next();
  // Temporary: browsers would cache a permanent redirect for later servers at this port.
  response.writeHead(302, { Location: `${path}/${query}` });
  response.end();
};

export const slashes: Plugin = {
  name: "slashes",
  configureServer: ({ middlewares }) => void middlewares.use(lead),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(lead),
};
