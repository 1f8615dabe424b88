import { VOICE_BARS, waveTag } from '@sanabel/contract';
import { id3, mp3 } from '@sanabel/scripts/testing/cms/voice.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVoice } from './voice.ts';

const voice = mp3({ seconds: 4 });

describe('a recording', () => {
  it.each([
    { seconds: 2 },
    { seconds: 61 },
    { seconds: 3, rate: 44_100, kbits: 128, channels: 2 as const },
    { seconds: 3, rate: 8_000, kbits: 16 },
  ])('is read whole, with its length: %o', (tone) => {
    const file = mp3(tone);
    const read = readVoice(file);
    expect(read?.frames.equals(file)).toBe(true);
    expect(Math.abs((read?.seconds ?? 0) - tone.seconds)).toBeLessThan(0.25);
  });

  it('has the wave that its tag says, and a level one without', () => {
    const wave = '0123456789'.repeat(5).slice(0, VOICE_BARS);
    const tagged = readVoice(Buffer.concat([waveTag(wave), voice]));
    expect(tagged).toMatchObject({ wave, frames: voice });
    expect(readVoice(voice)?.wave).toBe('5'.repeat(VOICE_BARS));
  });

  it('loses the tags at its ends, in which a phone may have written a name or a place', () => {
    const behind = Buffer.alloc(128);
    behind.write('TAGcanary-name');
    const read = readVoice(Buffer.concat([id3('canary-place'), voice, behind]));
    expect(read?.frames.equals(voice)).toBe(true);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a tag alone', id3('canary')],
    ['a text', Buffer.from('x'.repeat(5_000))],
    ['frames with something else behind them', Buffer.concat([voice, Buffer.from('<script>')])],
    ['frames with something else between them', Buffer.concat([voice, Buffer.from('PK'), voice])],
    ['half a frame', voice.subarray(0, 50)],
    ['a last frame that is cut', voice.subarray(0, -10)],
    ['two recordings of different kinds', Buffer.concat([voice, mp3({ seconds: 1, rate: 8_000, kbits: 16 })])],
  ])('is none that is %s', (_, bytes) => {
    expect(readVoice(bytes)).toBeNull();
  });

  it('is never read beyond its bytes, nor with anything in it that was not in them, however it is damaged', () => {
    const damage = fc.record({ at: fc.nat(voice.length - 1), byte: fc.nat(255), cut: fc.nat(voice.length) });
    fc.assert(
      fc.property(fc.array(damage, { maxLength: 5 }), fc.boolean(), (damages, isTagged) => {
        let bytes = Buffer.from(voice);
        for (const { at, byte } of damages) bytes[at] = byte;
        if (isTagged) bytes = Buffer.concat([id3('canary'), bytes.subarray(0, damages[0]?.cut)]);
        const read = readVoice(bytes);
        if (!read) return;
        expect(bytes.includes(read.frames)).toBe(true);
        expect(read.frames.includes('canary')).toBe(false);
        expect(read.seconds).toBeGreaterThan(0);
        expect(read.wave).toMatch(/^\d{46}$/);
      }),
    );
  });
});
