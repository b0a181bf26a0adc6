"use client";

// A client component: rendered by Node first, then made live in the browser.
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { useEffect } from "react";
import { report } from "../../browser/report.js";
import { play } from "../../short-game.mjs";

export function InBrowser() {
  const first = JSON.stringify(play({ CoTuLenh, CoTuLenhError }));
  useEffect(() => {
    void report(async () => {
      const text = (id) => JSON.parse(document.getElementById(id).textContent);
      const route = await (await fetch("/api")).json();
      return [text("server"), text("client"), route, play({ CoTuLenh, CoTuLenhError })];
    });
  }, []);
  return <pre id="client">{first}</pre>;
}
