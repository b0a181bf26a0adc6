import { html, render } from "lit";
import { keyed } from "lit/directives/keyed.js";
import "./game-element.js";
import { fen } from "./position.js";

let round = 0;

function show() {
  const again = () => {
    round++;
    show();
  };
  const game = keyed(round, html`<my-game .fen=${fen}></my-game>`);
  render(html`<button @click=${again}>New game</button> ${game}`, document.querySelector("#app"));
}

show();
