// Why a turn is good, in words: for hints and reviews.
import { describePiece, namePieces } from "cotulenh-wasm/texts";
import type { HintReason } from "../match/hint-reason.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import { gameTexts } from "./game-texts.js";

/** `It takes the tank, and nothing takes back.` */
export function sayReason(reason: HintReason): string {
  const m = read(gameTexts).hint.why;
  const texts = words();
  if (!("piece" in reason)) return m[reason.kind];
  if (reason.kind === "join") return m.join(namePieces(reason.piece, texts));
  const name = describePiece(reason.piece, texts);
  if (reason.kind === "capture") return reason.isSafe ? m.free(name) : m.capture(name);
  if (reason.kind === "threat" || reason.kind === "guard")
    return m[reason.kind](name, reason.square);
  return m.escape(name, texts.pieces[reason.by.type], reason.by.square);
}
