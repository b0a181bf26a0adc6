// What is read aloud and heard: turns in words, selections, ends. What was said once is not said again.
import { describeOutcome, describePiece } from "cotulenh-wasm/texts";
import { useEffect, useRef } from "preact/hooks";
import { describeMoves } from "../match/turn-words.js";
import { gameTexts } from "../parts/game-texts.js";
import { sayTurn } from "../parts/last-turn/last-turn.js";
import { playSound } from "../parts/sound.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import type { View } from "./controls.js";
import { sayStuck } from "./message/refusals.js";

/** What has happened, in words. */
function sayEvent({ controls, host, snapshot }: View, consequences: readonly string[]): string {
  const m = read(gameTexts);
  const { play, lookedAt } = controls;
  const { event, outcome } = snapshot;
  const { turn, moves, kind } = event;
  const { rules, current } = play.tree;
  const end = outcome ? `${describeOutcome(outcome, words(), rules)}.` : "";
  if (kind === "start") return host.greeting;
  if (kind === "cancel") return m.deploy.cancelled;
  if (kind === "end") return end;
  if (kind === "jump" || event === lookedAt.current) {
    return current.turn ? sayTurn(current.turn) : m.moves.start;
  }
  if (kind === "undo") return "";
  const said = turn ? sayTurn(turn) : `${describeMoves({ moves: [...moves] }, words())}.`;
  return [said, ...consequences, end].filter(Boolean).join(" ");
}

export function useAnnouncements(view: View, consequences: readonly string[]): void {
  const { controls, snapshot } = view;
  const { event, selection } = snapshot;
  const isFirst = useRef(true);
  useEffect(() => {
    const text = sayEvent(view, consequences);
    if (text) controls.announce(text);
    if (!isFirst.current) playSound(snapshot);
    isFirst.current = false;
  }, [event]);
  const selected = selection && `${selection.square} ${selection.types.join("")}`;
  useEffect(() => {
    if (!selection || snapshot.session) return;
    // Whoever goes on has read why a move was refused.
    if (controls.saying.value?.kind === "refused") controls.saying.value = null;
    const stuck = sayStuck(snapshot);
    if (stuck !== null) return controls.announce(stuck);
    const places = new Set(selection.moves.map(({ to }) => to));
    const m = read(gameTexts).keys;
    controls.announce(
      m.selected(describePiece(selection.piece, words()), selection.square, places.size),
    );
  }, [selected]);
}
