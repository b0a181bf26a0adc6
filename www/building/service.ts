// Writes service.json: the address of the online service from SERVICE_URL, if there is one.
import type { Plugin } from "vite";

const FILE = "service.json";

const text = JSON.stringify({ service: process.env["SERVICE_URL"] || null });

export const servicePlace: Plugin = {
  name: "service-place",
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, (_, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end(text);
    });
  },
  generateBundle() {
    this.emitFile({ type: "asset", fileName: FILE, source: text });
  },
};
