/** Short tones for what happens, synthesised here, so that there is no file to load. */

export type Tune = "call" | "right" | "wrong" | "deal" | "chips" | "throw" | "end";

// Each note: pitch in hertz, start and length in seconds.
const TUNES: Record<Tune, readonly (readonly [number, number, number])[]> = {
  call: [[660, 0, 0.12]],
  right: [
    [523, 0, 0.12],
    [659, 0.09, 0.12],
    [784, 0.18, 0.2],
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
const LOUDNESS = 0.06;

let context: AudioContext | null = null;

export function playTune(tune: Tune): void {
  // Before the first touch a browser allows no sound, and would complain.
  if (!navigator.userActivation?.hasBeenActive || document.hidden) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of TUNES[tune]) note(context, pitch, start, length);
}

function note(audio: AudioContext, pitch: number, start: number, length: number): void {
  const [tone, gain] = [audio.createOscillator(), audio.createGain()];
  const from = audio.currentTime + start;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(LOUDNESS, from + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
