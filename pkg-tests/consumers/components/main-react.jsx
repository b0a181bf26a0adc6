import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Game } from "./Game.jsx";
import { fen } from "./position.js";

function App() {
  const [round, setRound] = useState(0);
  return (
    <>
      <button onClick={() => setRound(round + 1)}>New game</button>
      <Game key={round} fen={fen} />
    </>
  );
}

createRoot(document.querySelector("#app")).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
