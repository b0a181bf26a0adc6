// Everything for cards, in one chunk that loads with the first card.
export { readCard } from "../../match/cards.js";
export { Card, sayCard } from "./card.js";
