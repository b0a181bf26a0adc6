// A board that speaks: each event, each selection and each press once, and the last event again in another language.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { Square } from "cotulenh-wasm";
import type { Play, PlaySnapshot } from "cotulenh-wasm/play";
import { useEffect, useRef } from "preact/hooks";
import { language } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { gameTexts } from "../game-texts.js";
import { useSnapshot } from "../snapshot.js";
import { sayEvent, sayPressed, saySelection, type Happened, type Manner } from "./sentences.js";

/** How long the page is drawn before the greeting is said: what is in a live region from the beginning is not read. */
const GREETING_AFTER = 300;

/** Says something to screen readers. */
export type Announce = (text: string) => void;

/** The text of a live region. */
export function useSpoken(): { spoken: ReadonlySignal<string>; announce: Announce } {
  const spoken = useSignal("");
  const announce = useRef((text: string) => {
    // The same sentence again is another text, so that it is read again.
    spoken.value = text !== "" && text === spoken.peek() ? `${text}\u00a0` : text;
  }).current;
  return { spoken, announce };
}

interface Options extends Manner {
  readonly announce: Announce;
  /** Whether an event only shows another turn, and takes nothing back; false if it is not given. */
  readonly isLook?: (event: PlaySnapshot["event"]) => boolean;
}

export function useSpeech(play: Play, options: Options): void {
  const snapshot = useSnapshot(play);
  const { event, selection } = snapshot;
  const { announce, isLook, ...manner } = options;
  const { tree } = play;
  const path = tree.path();
  const before = useRef<Happened["path"]>(path);
  const happened = useRef<Happened | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const { rules } = tree;
    const looks = isLook?.(event) ?? false;
    const now: Happened = { snapshot, rules, path, before: before.current, isLook: looks };
    happened.current = now;
    before.current = path;
    const text = sayEvent(now, manner);
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (text === "") return;
    if (!wasFirst) return announce(text);
    const timer = setTimeout(() => announce(text), GREETING_AFTER);
    return () => clearTimeout(timer);
  }, [event]);
  const selected = selection ? `${selection.square} ${selection.types.join("")}` : "";
  const last = useRef({ event, selected });
  useEffect(() => {
    const isNewEvent = event !== last.current.event;
    const isSame = selected === last.current.selected;
    last.current = { event, selected };
    if (isSame || (isNewEvent && !selected)) return;
    // The whole stack of an open deploy is said with its steps.
    if (selection && snapshot.session && !selection.isPicked) return;
    announce(saySelection(snapshot));
  }, [selected, event]);
  const isFirstLanguage = useRef(true);
  useEffect(() => {
    const text = happened.current && sayEvent({ ...happened.current, snapshot }, manner);
    if (!isFirstLanguage.current && text) announce(text);
    isFirstLanguage.current = false;
  }, [language.value]);
}

/** Handlers for a board, by which no press and no key is silent: what is pressed, and Escape with nothing selected. */
export function answerPresses(play: Play, announce: Announce) {
  return {
    pressed: (square: Square) => {
      const snapshot = play.snapshot();
      const { selection, movable } = snapshot;
      if (!selection && !movable.includes(square)) announce(sayPressed(snapshot, square));
    },
    idle: () => announce(read(gameTexts).nothing.selected),
  };
}
