// Short sounds, synthesized when they are played. They are played as files: an `AudioContext` would open
// the system's audio on the thread of the page, where that takes 50 ms and more.
import type { MoveKind } from "cotulenh-wasm";
import type { Play, PlaySnapshot } from "cotulenh-wasm/play";
import { useEffect } from "preact/hooks";
import { sound, volume } from "../storage/settings.js";

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

type SoundName = MoveKind | "check";

const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
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
function writeWav(samples: Float32Array): Blob {
  const size = samples.length * 2;
  // RIFF, the size, WAVE, fmt, 16 bytes: PCM of one channel, rates, 2 bytes a sample; data, the size.
  const [riff, wave, format, data] = [0x46464952, 0x45564157, 0x20746d66, 0x61746164];
  const header = [riff, 36 + size, wave, format, 16, 0x10001, RATE, RATE * 2, 0x100002, data, size];
  const sound = Int16Array.from(samples, (one) => Math.min(Math.max(one, -1), 1) * 32767);
  return new Blob([Uint32Array.from(header), sound], { type: "audio/wav" });
}

/** How much of a sound is heard. */
const LOUDNESS = { loud: 1, medium: 0.5, quiet: 0.2 };

/** Sounds are kept after they were played: loading takes longer than playing. */
const players = new Map<SoundName, HTMLAudioElement>();

function createPlayer(name: SoundName): HTMLAudioElement {
  // On phones of Apple, the sounds of a game mix with the music that is played.
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = "ambient";
  return new Audio(URL.createObjectURL(writeWav(synthesize(SOUNDS[name]))));
}

function play(name: SoundName): void {
  const player = players.get(name) ?? createPlayer(name);
  players.set(name, player);
  player.currentTime = 0;
  player.volume = LOUDNESS[volume.value];
  // Browsers may refuse to play a sound before the first gesture.
  player.play().catch(() => {});
}

/** Plays the sounds of what has happened last. */
function playSound({ event, check }: Pick<PlaySnapshot, "event" | "check">): void {
  const { kind, moves } = event;
  if (sound.value === "off" || (kind !== "move" && kind !== "redo")) return;
  // Browsers allow sounds after the first interaction with the page.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const names = new Set<SoundName>(moves.map((move) => move.kind));
  if (check) names.add("check");
  // After the move is drawn.
  setTimeout(() => names.forEach(play));
}

/** Plays the sounds of each event of a game once. */
export function useSound(game: Play): void {
  useEffect(() => {
    let { event } = game.snapshot();
    return game.subscribe(() => {
      const snapshot = game.snapshot();
      if (snapshot.event === event) return;
      event = snapshot.event;
      playSound(snapshot);
    });
  }, [game]);
}
