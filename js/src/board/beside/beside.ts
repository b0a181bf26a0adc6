// What stands over the board or beside it now and then: an opened stack, a choice, an editor's pieces, words
// about the sky. It is loaded when a board has one of them.
export { choiceDialog } from "./choice.js";
export { makeFan } from "./fan.js";
export { settle } from "./room.js";
export { makeSpares } from "./shelves.js";
export { BESIDE_CSS } from "./style.js";
export { makeLegend, makeNote } from "./words.js";
