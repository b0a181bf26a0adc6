// What shows the card of a piece: loaded when the first card is shown.
export { readCard } from "../../match/cards.js";
export { Card, sayCard } from "./card.js";
