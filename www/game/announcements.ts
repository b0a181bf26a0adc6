// Announcements for screen readers, and sounds: turns, selections and results, each once.
import type { PieceType } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeOutcome, describePiece, listWords } from "cotulenh-wasm/texts";
import { useEffect, useRef } from "preact/hooks";
import { listTypes } from "../match/ask.js";
import { describeMoves } from "../match/turn-words.js";
import { gameTexts } from "../parts/game-texts.js";
import { sayTurn, startSentence } from "../parts/last-turn/last-turn.js";
import { playSound } from "../parts/sound.js";
import { language } from "../storage/settings.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import type { PanelProps } from "./controls.js";
import { sayStuck } from "./message/refusals.js";

/** The last event in words. */
function sayEvent(
  { controls, host, snapshot }: PanelProps,
  consequences: readonly string[],
): string {
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
  // Who takes back a turn says which; a step says itself.
  if (kind === "undo" && (turn || moves.length === 0)) return "";
  const said = turn ? sayTurn(turn) : `${describeMoves({ moves: [...moves] }, words())}.`;
  if (kind === "undo") return startSentence(words().takenBack(said));
  return [said, sayOpenDeploy(snapshot), ...consequences, end].filter(Boolean).join(" ");
}

/** What may still go in an open deploy, and how it ends. */
function sayOpenDeploy({ session }: PlaySnapshot): string {
  if (!session) return "";
  const m = read(gameTexts).deploy;
  const texts = words();
  const names = session.waiting.map((type) => texts.pieces[type]);
  const waiting = names.length > 0 ? `${m.movable(listWords(names, texts))} ` : "";
  return waiting + (session.canCommit ? m.ready : m.danger);
}

/** What is selected, or the chosen part of a stack, and how many destinations it has. */
function saySelection({ selection }: PlaySnapshot): string {
  if (!selection) return "";
  const { piece, square, types, isPicked, moves } = selection;
  const m = read(gameTexts).keys;
  const texts = words();
  const count = new Set(moves.map(({ to }) => to)).size;
  if (!isPicked) return m.selected(describePiece(piece, texts), square, count);
  const names = (all: readonly PieceType[]) =>
    listWords(
      all.map((type) => texts.pieces[type]),
      texts,
    );
  const picked = startSentence(names(types));
  const rest = listTypes(piece).filter((type) => !types.includes(type));
  return count === 0 ? m.pickedStuck(picked) : m.picked(picked, count, rest, names(rest));
}

export function useAnnouncements(view: PanelProps, consequences: readonly string[]): void {
  const { controls, snapshot } = view;
  const { event, selection } = snapshot;
  const isFirst = useRef(true);
  const lastEvent = useRef(event);
  useEffect(() => {
    const text = sayEvent(view, consequences);
    if (text) controls.announce(text);
    if (!isFirst.current) playSound(snapshot);
  }, [event]);
  const selected = selection && `${selection.square} ${selection.types.join("")}`;
  const hadSelection = useRef(false);
  useEffect(() => {
    const isGone = hadSelection.current && !selection && event === lastEvent.current;
    hadSelection.current = selection !== null;
    lastEvent.current = event;
    if (isGone) return controls.announce(read(gameTexts).nothing.selected);
    // The whole stack of an open deploy is said with its steps.
    if (!selection || (snapshot.session && !selection.isPicked)) return;
    // A new selection means that the refusal has been read.
    if (controls.saying.value?.kind === "refused") controls.saying.value = null;
    controls.announce(sayStuck(snapshot) ?? saySelection(snapshot));
  }, [selected]);
  // After a change of the language, what was said last is said in it.
  useEffect(() => {
    const text = sayEvent(view, consequences);
    if (!isFirst.current && text) controls.announce(text);
    isFirst.current = false;
  }, [language.value]);
}
