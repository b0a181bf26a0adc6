import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import Game from "./Game.jsx";

const fen = new URLSearchParams(location.search).get("fen") ?? undefined;

createRoot(document.querySelector("#app")).render(
  <StrictMode>
    <Game fen={fen} />
  </StrictMode>,
);
