// What a screen reader hears on a board with a task: the task, selections, the turns of both sides, what is taken back.
import type { Play, PlaySnapshot } from "cotulenh-wasm/play";
import { describePiece } from "cotulenh-wasm/texts";
import { useEffect, useRef, useState } from "preact/hooks";
import { describeMoves } from "../match/turn-words.js";
import { gameTexts } from "../parts/game-texts.js";
import { sayTurn, startSentence } from "../parts/last-turn/last-turn.js";
import { useSnapshot } from "../parts/snapshot.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import { trainingTexts } from "./texts.js";

/** The last event in words; empty where something else says it. */
function sayEvent({ event }: PlaySnapshot, current: Play["tree"]["current"]): string {
  const { kind, turn, moves } = event;
  if (kind === "undo" || kind === "cancel") {
    const what = moves.length > 0 ? describeMoves({ moves: [...moves] }, words()) : "";
    return what ? `${startSentence(words().takenBack(what))}.` : read(trainingTexts).back;
  }
  if (kind === "jump") return current.turn ? sayTurn(current.turn) : read(trainingTexts).back;
  if (kind === "start" || kind === "end") return "";
  return turn ? sayTurn(turn) : `${startSentence(describeMoves({ moves: [...moves] }, words()))}.`;
}

/** What is selected, or that nothing is any more. */
function saySelection({ selection }: PlaySnapshot): string {
  if (!selection) return read(trainingTexts).deselected;
  const places = new Set(selection.moves.map(({ to }) => to));
  const { selected } = read(gameTexts).keys;
  return selected(describePiece(selection.piece, words()), selection.square, places.size);
}

/** How long the page is drawn before the task is said: what is in a live region from the beginning is not read. */
const TASK_AFTER = 300;

/** The text for the live region of the board. `task` is said at the beginning, if it is given. */
export function useVoice(play: Play, task: string | undefined): string {
  const [said, say] = useState("");
  const snapshot = useSnapshot(play);
  const { event, selection } = snapshot;
  const selected = selection ? `${selection.square} ${selection.types.join("")}` : "";
  const last = useRef({ event, selected });
  useEffect(() => {
    const before = last.current;
    last.current = { event, selected };
    if (event !== before.event) say(sayEvent(snapshot, play.tree.current));
    else if (selected !== before.selected) say(saySelection(snapshot));
  }, [event, selected]);
  useEffect(() => {
    if (task === undefined) return;
    const timer = setTimeout(() => say(task), TASK_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return said;
}
