import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import Game from "./Game.jsx";

createRoot(document.querySelector("#app")).render(
  <StrictMode>
    <Game />
  </StrictMode>,
);
