// Short sounds, synthesized when they are played.
import type { GameEvent } from "../game/state.js";
import type { MoveKind } from "../game/vocabulary.js";

interface Tone {
  /** The frequency at the beginning and at the end, in hertz. */
  from: number;
  to: number;
  /** The delay and the length, in seconds. */
  delay: number;
  length: number;
  shape: OscillatorType;
}

const tone = (from: number, to: number, length: number, delay = 0): Tone => {
  return { from, to, delay, length, shape: "triangle" };
};

const SOUNDS: Readonly<Record<MoveKind | "check", readonly Tone[]>> = {
  move: [tone(320, 240, 0.08)],
  combine: [tone(300, 300, 0.06), tone(400, 400, 0.08, 0.07)],
  capture: [tone(180, 70, 0.16)],
  stay: [tone(900, 200, 0.12), tone(140, 60, 0.14, 0.1)],
  suicide: [tone(700, 60, 0.35)],
  check: [tone(660, 660, 0.1, 0.12), tone(880, 880, 0.14, 0.24)],
};

let context: AudioContext | null = null;

function play(tones: readonly Tone[]): void {
  context ??= new AudioContext();
  for (const { from, to, delay, length, shape } of tones) {
    const start = context.currentTime + delay;
    const oscillator = new OscillatorNode(context, { type: shape, frequency: from });
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    const gain = new GainNode(context, { gain: 0.18 });
    gain.gain.setValueAtTime(0.18, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}

/** Plays the sound of an event. */
export function playSound({ kind, moves }: GameEvent, isCheck: boolean): void {
  if (kind !== "move" && kind !== "redo") return;
  // Browsers allow sounds after the first interaction with the page.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const tones = moves.flatMap((move) => SOUNDS[move.kind]);
  // After the move is drawn: the first sound opens the system's audio, which takes a moment.
  setTimeout(() => play(isCheck ? [...tones, ...SOUNDS.check] : tones));
}
