// Short sounds, synthesized when they are played. They are played as files: an `AudioContext` would open
// the system's audio on the thread of the page, where that takes 50 ms and more.
import type { MoveKind } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { sound } from "../storage/settings.js";

interface Tone {
  /** The frequency at the beginning and at the end, in hertz. */
  from: number;
  to: number;
  /** The delay and the length, in seconds. */
  delay: number;
  length: number;
}

const tone = (from: number, to: number, length: number, delay = 0): Tone => {
  return { from, to, delay, length };
};

const SOUNDS: Readonly<Record<MoveKind | "check", readonly Tone[]>> = {
  move: [tone(320, 240, 0.08)],
  combine: [tone(300, 300, 0.06), tone(400, 400, 0.08, 0.07)],
  capture: [tone(180, 70, 0.16)],
  stay: [tone(900, 200, 0.12), tone(140, 60, 0.14, 0.1)],
  suicide: [tone(700, 60, 0.35)],
  check: [tone(660, 660, 0.1, 0.12), tone(880, 880, 0.14, 0.24)],
};

/** Samples a second. */
const RATE = 22_050;

/** How loud a tone is when it begins and when it ends, of 1. */
const VOLUME = { from: 0.18, to: 0.001 };

/** The samples of tones, from -1 to 1. */
function synthesize(tones: readonly Tone[]): Float32Array {
  const end = Math.max(0, ...tones.map(({ delay, length }) => delay + length));
  const samples = new Float32Array(Math.ceil(end * RATE));
  for (const { from, to, delay, length } of tones) {
    const [start, count] = [Math.round(delay * RATE), Math.floor(length * RATE)];
    let phase = 0;
    for (let i = 0; i < count; i++) {
      const part = i / count;
      phase += (from * (to / from) ** part) / RATE;
      // A triangle, which begins at 0.
      const wave = 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5);
      samples[start + i]! += wave * VOLUME.from * (VOLUME.to / VOLUME.from) ** part;
    }
  }
  return samples;
}

/** A WAV file of one channel, with 16 bits a sample. */
function writeWav(samples: Float32Array): ArrayBuffer {
  const [header, bytes] = [44, samples.length * 2];
  const view = new DataView(new ArrayBuffer(header + bytes));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)));
  write(0, "RIFF");
  view.setUint32(4, header - 8 + bytes, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, bytes, true);
  samples.forEach((sample, i) => {
    const clipped = Math.min(Math.max(sample, -1), 1);
    view.setInt16(header + i * 2, Math.round(clipped * 32767), true);
  });
  return view.buffer;
}

/** Sounds are kept after they were played: loading takes longer than playing. */
const players = new Map<string, HTMLAudioElement>();

/** More are not kept. Most games have five. */
const MAX_PLAYERS = 12;

function createPlayer(tones: readonly Tone[]): HTMLAudioElement {
  // On phones of Apple, the sounds of a game mix with the music that is played.
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = "ambient";
  const file = new Blob([writeWav(synthesize(tones))], { type: "audio/wav" });
  return new Audio(URL.createObjectURL(file));
}

function forgetOldest(): void {
  const [oldest] = players;
  if (!oldest) return;
  const [key, player] = oldest;
  players.delete(key);
  URL.revokeObjectURL(player.src);
}

function play(kinds: readonly (keyof typeof SOUNDS)[]): void {
  const key = kinds.join();
  const player = players.get(key) ?? createPlayer(kinds.flatMap((kind) => SOUNDS[kind]));
  players.set(key, player);
  if (players.size > MAX_PLAYERS) forgetOldest();
  player.currentTime = 0;
  // Browsers may refuse to play a sound before the first gesture.
  player.play().catch(() => {});
}

/** Plays the sound of what has happened last. */
export function playSound({ event, check }: Pick<PlaySnapshot, "event" | "check">): void {
  const { kind, moves } = event;
  if (sound.value === "off" || (kind !== "move" && kind !== "redo")) return;
  // Browsers allow sounds after the first interaction with the page.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const kinds = moves.map((move) => move.kind);
  // After the move is drawn.
  setTimeout(() => play(check ? [...kinds, "check"] : kinds));
}
