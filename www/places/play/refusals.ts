// Why a move that was tried is not legal, as a sentence beside the board.
import type { Illegal } from "cotulenh-wasm";
import { describeIllegal } from "cotulenh-wasm/texts";
import { startSentence } from "../../parts/last-turn.js";
import { words } from "../../texts/texts.js";
import { say, type Table } from "./table.js";

export function useRefusals(table: Table): (refusal: { illegal: Illegal }) => void {
  return ({ illegal }) => {
    say(table, "refused", `${startSentence(describeIllegal(illegal, words()))}.`);
  };
}
