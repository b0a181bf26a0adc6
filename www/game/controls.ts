// What the parts of a game share: what is said beside the board, what is read aloud, and the verbs.
import type { Signal } from "@preact/signals";
import type { Color, Square } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import type { ComponentChildren } from "preact";
import { otherColor } from "../match/match.js";
import { listLine } from "../parts/tree/rows.js";
import { read } from "../texts/texts.js";
import type { Stage } from "./stage.js";
import { playTexts } from "./texts.js";

/** What is said beside the board until something happens. */
export interface Saying {
  text: string;
  kind: "refused" | "hint" | "note";
  /** The squares that explain it. */
  squares: readonly Square[];
  /** What had happened last: another event ends it. */
  event: PlaySnapshot["event"];
}

/** What is asked before something is done that cannot be taken back alone; or the list of keys. */
export type Question = { title: string; yes: string; agree: () => void } | "keys" | "notation";

export interface Controls extends Stage {
  readonly saying: Signal<Saying | null>;
  readonly question: Signal<Question | null>;
  /** What happened when the visitor last went through the turns, without taking anything back. */
  readonly lookedAt: { current: PlaySnapshot["event"] | null };
  readonly announce: (text: string) => void;
}

/** An entry of the menu: an action or a link. */
export interface Item {
  name: string;
  act?: () => void;
  href?: string;
  isDisabled?: boolean;
}

/** What a place adds to the view of its game. */
export interface Host {
  nameOf: (color: Color) => string;
  /** What is more important than whose turn it is. */
  noteOn?: (color: Color) => string | null;
  /** Who plays whom, before the first turn. */
  greeting: string;
  /** What stands above the last turn, such as an offer. */
  notice?: ComponentChildren;
  undo?: () => void;
  hint?: { show: () => void; isBusy: boolean };
  /** Resigns; not for those who watch. */
  resign?: (() => void) | undefined;
  /** Lets the computer move again, after a failure or from an earlier turn. */
  retry?: () => void;
  rematch?: (() => void) | undefined;
  analyseAt: string;
  /** The menu. */
  items: readonly Item[];
}

/** What every part beside the board gets. */
export interface View {
  controls: Controls;
  host: Host;
  snapshot: PlaySnapshot;
}

export function focusBoard({ board }: Stage): void {
  board.current?.focus();
}

export function flip({ bottom }: Stage): void {
  bottom.value = otherColor(bottom.value);
}

/** Says something beside the board, and to those who cannot see it. */
export function say(
  { play, saying, announce }: Controls,
  kind: Saying["kind"],
  text: string,
  squares: readonly Square[] = [],
): void {
  saying.value = { kind, text, squares, event: play.snapshot().event };
  announce(text);
}

/** Asks whether a side resigns. */
export function askToResign(
  { question, play, own }: Controls,
  resign: (side: Color) => void,
): void {
  const m = read(playTexts);
  const side = own ?? play.snapshot().turn;
  question.value = { title: m.confirm.resign[side], yes: m.resign, agree: () => resign(side) };
}

/** Whether the open deploy is one of the visitor. */
export const isOwnDeploy = ({ own }: Stage, { session, turn }: PlaySnapshot): boolean =>
  session !== null && (own === null || own === turn);

/** Goes through the turns. An open deploy is not given up by that. */
export function goThrough(
  controls: Controls,
  to: "back" | "forward" | "first" | "last" | number,
): void {
  const { play } = controls;
  const { tree } = play;
  const snapshot = play.snapshot();
  if (snapshot.session) {
    if (!isOwnDeploy(controls, snapshot)) return;
    if (to === "back") play.undo();
    else if (to === "forward") play.redo();
    else say(controls, "note", read(playTexts).deployOpen);
    return;
  }
  if (to === "back") tree.back();
  else if (to === "forward") tree.forward();
  else if (to === "first") tree.goTo(tree.root);
  else tree.goTo(to === "last" ? (listLine(tree).at(-1) ?? tree.root) : to);
  controls.lookedAt.current = play.snapshot().event;
}
