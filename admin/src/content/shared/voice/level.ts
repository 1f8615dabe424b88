import { VOICE_BARS } from '@sanabel/contract/limits';

/** Speech loudness of radio, below clipping; `GAIN_MAX` keeps noise from being raised endlessly. */
const LOUDNESS = 0.16;
const PEAK = 0.95;
const GAIN_MAX = 12;
const WINDOW = 800;

const rmsOf = (samples: Float32Array, from: number, to: number): number => {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, to - from));
};

/** Normalises loudness by the louder part, since pauses say nothing about a voice. */
export const levelled = (samples: Float32Array): Float32Array => {
  const windows = Array.from({ length: Math.ceil(samples.length / WINDOW) }, (_, index) =>
    rmsOf(samples, index * WINDOW, Math.min(samples.length, (index + 1) * WINDOW)),
  ).sort((one, other) => one - other);
  const loud = windows[Math.floor(windows.length * 0.75)] ?? 0;
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (peak === 0) return samples;
  const gain = Math.min(GAIN_MAX, PEAK / peak, Math.max(1, LOUDNESS / Math.max(loud, 0.001)));
  return samples.map((sample) => sample * gain);
};

/** Returns one digit per bar, relative to the loudest bar. */
export const waveOf = (samples: Float32Array): string => {
  const bars = Array.from({ length: VOICE_BARS }, (_, bar) =>
    rmsOf(samples, Math.floor((bar * samples.length) / VOICE_BARS), Math.floor(((bar + 1) * samples.length) / VOICE_BARS)),
  );
  const loudest = Math.max(...bars) || 1;
  return bars.map((bar) => Math.round((bar / loudest) * 9)).join('');
};
