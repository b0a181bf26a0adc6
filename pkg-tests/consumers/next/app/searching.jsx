"use client";

// Rendered by Node first, where the engine is imported but not used.
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { useEffect } from "react";
import { search } from "../../short-search.mjs";

export function Searching() {
  useEffect(() => {
    const set = (answer) => (globalThis.searched = answer);
    void search({ CoTuLenh, Engine }).then(set, (error) => set(String(error)));
  }, []);
  return null;
}
