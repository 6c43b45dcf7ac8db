// Soft sounds from a few tones and a little noise; no files. The program requests them only while sound is on.

import type { Sound } from "generated/messages";

/** For each tone: hertz, start in seconds, seconds until it fades; frequency 0 is noise. */
const sounds: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  dice: [[0, 0, 0.03], [0, 0.07, 0.025], [0, 0.12, 0.02]],
  coin: [[1900, 0, 0.12], [2850, 0.04, 0.16]],
  mug: [[330, 0, 0.12], [0, 0, 0.05]],
  page: [[0, 0, 0.09]],
  bell: [[660, 0, 0.9], [1320, 0, 0.5], [1980, 0, 0.25]],
};
const loudness = 0.06;
/** Milliseconds; a later sound no longer belongs to the picture. */
const tooLate = 300;

let context: AudioContext | undefined;

function noise(audio: AudioContext, seconds: number): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, index, samples) => (samples[index] = 2 * Math.random() - 1));
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

export function play(sound: Sound): void {
  // Created with the first sound, so that players without sound have no audio at all.
  if (!context) {
    context = new AudioContext();
    // Some browsers allow sound only after an interaction; for a finger that is its release.
    for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, () => void context?.resume());
  }
  const audio = context;
  if (audio.state === "running") return start(audio, sound);
  // Until the browser allows it the time of the audio stands still: all sounds of a while would come out together.
  const wanted = performance.now();
  void audio.resume().then(() => performance.now() - wanted < tooLate && start(audio, sound));
}

function start(audio: AudioContext, sound: Sound): void {
  for (const [hertz, after, rings] of sounds[sound]) {
    const begins = audio.currentTime + after;
    let source: AudioScheduledSourceNode;
    if (hertz > 0) {
      const tone = audio.createOscillator();
      tone.type = "triangle";
      tone.frequency.value = hertz;
      source = tone;
    } else {
      source = noise(audio, rings);
    }
    const volume = audio.createGain();
    volume.gain.setValueAtTime(loudness, begins);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + rings);
    source.connect(volume).connect(audio.destination);
    source.start(begins);
    source.stop(begins + rings);
  }
}
