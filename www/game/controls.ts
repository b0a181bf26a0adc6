// State and actions that the parts of a game share.
import type { Signal } from "@preact/signals";
import { otherColor, type Color, type Square } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import type { ComponentChildren } from "preact";
import { gameTexts } from "../parts/game-texts.js";
import { listLine } from "../parts/tree/rows.js";
import { read } from "../texts/texts.js";
import type { PlayedBoard } from "./game-board.js";
import { playTexts } from "./texts.js";

/** A message beside the board, shown until the next event. */
export interface Saying {
  text: string;
  kind: "refused" | "hint" | "note";
  /** The squares that explain it. */
  squares: readonly Square[];
  /** Buttons with the message. */
  actions?: readonly (readonly [name: string, act: () => void])[] | undefined;
  /** The last event when the message was shown; the next event removes it. */
  event: PlaySnapshot["event"];
}

/** A question that needs a confirmation, or one of the two help dialogs. */
export type Question = { title: string; yes: string; agree: () => void } | "keys" | "notation";

export interface Controls extends PlayedBoard {
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
  /** Whether it is about keys, which phones do not have. */
  isForKeys?: boolean;
}

/** Everything in the view that differs between Play and Online. */
export interface Host {
  nameOf: (color: Color) => string;
  /** A note that replaces whose turn it is. */
  noteOn?: (color: Color) => string | null;
  /** Whether the game has not begun, because a player has not come yet. */
  isWaiting?: boolean;
  /** Who plays whom, before the first turn. */
  greeting: string;
  /** Content above the last turn, such as an offer. */
  notice?: ComponentChildren;
  undo?: () => void;
  /** Whether the visitor is a beginner: warned before a loss, and shown what was captured. */
  isGentle?: boolean;
  hint?: { show: () => void; isBusy: boolean };
  /** Resigns; missing for spectators. */
  resign?: (() => void) | undefined;
  /** Lets the computer move again, after a failure or from an earlier turn. */
  retry?: () => void;
  rematch?: (() => void) | undefined;
  /** The side of the visitor in a rematch. */
  rematchAs?: Color | null;
  analyseAt: string;
  /** The menu. */
  items: readonly Item[];
}

/** Properties of every part beside the board. */
export interface PanelProps {
  controls: Controls;
  host: Host;
  snapshot: PlaySnapshot;
}

export function focusBoard({ board }: PlayedBoard): void {
  board.current?.focus();
}

export function flip({ bottom, announce }: Controls): void {
  bottom.value = otherColor(bottom.value);
  announce(read(gameTexts).flipped[bottom.value]);
}

/** Shows a message beside the board and announces it to screen readers. */
export function say(
  { play, saying, announce }: Controls,
  kind: Saying["kind"],
  text: string,
  squares: readonly Square[] = [],
  actions?: Saying["actions"],
): void {
  saying.value = { kind, text, squares, actions, event: play.snapshot().event };
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
export const isOwnDeploy = (
  { own, canMove }: PlayedBoard,
  { session, turn }: PlaySnapshot,
): boolean => session !== null && canMove && (own === null || own === turn);

/** Navigates through the turns. An open deploy stays open. */
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
