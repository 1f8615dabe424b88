import { expect, it } from 'vitest';
import { levelled, waveOf } from './level.ts';

const RATE = 16_000;
const tone = (loudness: (second: number) => number): Float32Array =>
  Float32Array.from({ length: 4 * RATE }, (_, index) => Math.sin(index / 8) * loudness(index / RATE));
const peakOf = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

it('raises a quiet voice, keeps a loud one, and never cuts a peak', () => {
  expect(peakOf(levelled(tone(() => 0.03)))).toBeGreaterThan(0.2);
  expect(peakOf(levelled(tone(() => 0.9)))).toBeCloseTo(0.9, 2);
  expect(peakOf(levelled(tone((second) => (second > 3.9 ? 1 : 0.05))))).toBeLessThanOrEqual(1);
});

it('leaves silence silent, and raises a hiss no more than twelve times', () => {
  expect(peakOf(levelled(new Float32Array(RATE)))).toBe(0);
  expect(peakOf(levelled(tone(() => 0.001)))).toBeCloseTo(0.012, 3);
});

it('draws the wave of the sound: low where no one speaks, highest where it is loudest', () => {
  expect(waveOf(tone((second) => (second < 1 ? 0 : second < 2 ? 0.25 : 0.75)))).toMatch(/^0{11}\d3{10,11}\d9{22,23}$/);
  expect(waveOf(new Float32Array(RATE))).toBe('0'.repeat(46));
});
