/** Short tones for what happens, synthesised here, so that there is no file to load; and, where the
 * device has it, the vibration that goes with them. */

export type Tune =
  "tick" | "call" | "right" | "theirs" | "wrong" | "deal" | "chips" | "throw" | "end";

// Each note: pitch in hertz, start and length in seconds.
const TUNES: Record<Tune, readonly (readonly [number, number, number])[]> = {
  tick: [[880, 0, 0.03]],
  call: [[660, 0, 0.12]],
  right: [
    [523, 0, 0.12],
    [659, 0.09, 0.12],
    [784, 0.18, 0.2],
  ],
  theirs: [
    [440, 0, 0.1],
    [349, 0.09, 0.16],
  ],
  wrong: [
    [233, 0, 0.16],
    [196, 0.13, 0.24],
  ],
  deal: [[392, 0, 0.06]],
  chips: [
    [1320, 0, 0.04],
    [1568, 0.06, 0.05],
  ],
  throw: [
    [330, 0, 0.05],
    [247, 0.07, 0.05],
    [294, 0.13, 0.05],
    [220, 0.2, 0.07],
  ],
  end: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.16],
    [1047, 0.42, 0.36],
  ],
};

export const VOLUMES = ["soft", "middle", "loud"] as const;
export type Volume = (typeof VOLUMES)[number];
const LOUDNESS: Record<Volume, number> = { soft: 0.025, middle: 0.06, loud: 0.16 };

// In milliseconds: on, off, on …
const SHAKES: Partial<Record<Tune, number[]>> = {
  tick: [8],
  right: [20, 40, 20],
  wrong: [70],
  end: [20, 50, 20, 50, 40],
};

let context: AudioContext | null = null;

export function playTune(tune: Tune, volume: Volume): void {
  // Before the first touch a browser allows no sound, and would complain.
  if (!navigator.userActivation?.hasBeenActive || document.hidden) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of TUNES[tune])
    note(context, pitch, start, length, LOUDNESS[volume]);
}

export function shake(tune: Tune): void {
  const pattern = SHAKES[tune];
  if (pattern && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

function note(
  audio: AudioContext,
  pitch: number,
  start: number,
  length: number,
  loudness: number,
): void {
  const [tone, gain] = [audio.createOscillator(), audio.createGain()];
  const from = audio.currentTime + start;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness, from + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
