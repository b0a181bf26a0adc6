// Small sounds, made on the spot.
import type { Happening } from "../game/state.js";

interface Tone {
  /** In hertz, at the beginning and at the end. */
  from: number;
  to: number;
  /** In seconds. */
  after: number;
  length: number;
  shape: OscillatorType;
}

const tone = (from: number, to: number, length: number, after = 0): Tone => {
  return { from, to, after, length, shape: "triangle" };
};

const SOUNDS: Readonly<Record<string, readonly Tone[]>> = {
  move: [tone(320, 240, 0.08)],
  combine: [tone(300, 300, 0.06), tone(400, 400, 0.08, 0.07)],
  capture: [tone(180, 70, 0.16)],
  stay: [tone(900, 200, 0.12), tone(140, 60, 0.14, 0.1)],
  suicide: [tone(700, 60, 0.35)],
  check: [tone(660, 660, 0.1, 0.12), tone(880, 880, 0.14, 0.24)],
};

let context: AudioContext | null = null;

function sound(tones: readonly Tone[]): void {
  context ??= new AudioContext();
  for (const { from, to, after, length, shape } of tones) {
    const start = context.currentTime + after;
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

/** Plays what has happened. */
export function playSound({ kind, moves }: Happening, check: boolean): void {
  if (kind !== "move" && kind !== "forward") return;
  const tones = moves.flatMap((move) => SOUNDS[move.kind] ?? []);
  sound(check ? [...tones, ...(SOUNDS["check"] ?? [])] : tones);
}
