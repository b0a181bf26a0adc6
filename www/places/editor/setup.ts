// The position that is set up, with what can be taken back.
import { computed, signal } from "@preact/signals";
import {
  CoTuLenh,
  CoTuLenhError,
  STANDARD_RULES,
  START,
  type Piece,
  type Rules,
  type Square,
} from "cotulenh-wasm";
import { describeError } from "cotulenh-wasm/texts";
import { words } from "../../texts/words.js";
import { edit, findProblems, readPieces, type Edit } from "./position.js";

/** What can be taken back: the position and its rules. */
interface State {
  fen: string;
  rules: Rules;
}

const past = signal<readonly State[]>([]);
const future = signal<readonly State[]>([]);
const state = signal<State>({ fen: START, rules: STANDARD_RULES });

export const fen = computed(() => state.value.fen);
export const rules = computed(() => state.value.rules);
export const pieces = computed(() => readPieces(fen.value));
export const problems = computed(() => findProblems(fen.value, rules.value));
export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

/** Why the last change was refused. */
export const refusal = signal<string | null>(null);
/** The piece that the next press puts down. */
export const brush = signal<Piece | null>(null);
/** Whether the next press removes. */
export const isErasing = signal(false);
/** Whether pieces of the palette are heroic. */
export const isHeroic = signal(false);
export const selected = signal<Square | null>(null);

/** Sets the position, as a step that can be taken back. */
export function setPosition(next: Partial<State>): void {
  const now = state.peek();
  refusal.value = null;
  const changed = { ...now, ...next };
  if (changed.fen === now.fen && changed.rules === now.rules) return;
  past.value = [...past.peek(), now];
  future.value = [];
  state.value = changed;
}

/** Opens a position with an empty history. */
export function startWith(next: Partial<State>): void {
  state.value = { fen: START, rules: STANDARD_RULES, ...next };
  past.value = [];
  future.value = [];
  selected.value = null;
  refusal.value = null;
}

/** Changes the position; what is not possible is reported. */
export function change(by: Edit): void {
  try {
    setPosition({ fen: edit(fen.peek(), rules.peek(), by) });
  } catch (error) {
    if (!(error instanceof CoTuLenhError)) throw error;
    refusal.value = describeError(error, words());
  }
  const at = selected.peek();
  if (at && !pieces.peek().has(at)) selected.value = null;
}

/** The errors of a typed FEN; it is taken over if there are none. */
export function typeFen(text: string): string[] {
  const { errors } = CoTuLenh.validateFen(text.trim());
  if (errors.length > 0) return errors.map((error) => describeError(error, words()));
  try {
    setPosition({ fen: edit(text.trim(), rules.peek(), () => {}) });
    return [];
  } catch (error) {
    if (!(error instanceof CoTuLenhError)) throw error;
    return [describeError(error, words())];
  }
}

function step(from: typeof past, to: typeof past): void {
  const next = from.peek().at(-1);
  if (!next) return;
  from.value = from.peek().slice(0, -1);
  to.value = [...to.peek(), state.peek()];
  state.value = next;
  refusal.value = null;
  selected.value = null;
}

export const undo = () => step(past, future);
export const redo = () => step(future, past);
