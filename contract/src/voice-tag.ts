import { VOICE_BARS } from './limits.ts';

/** Loudness over time: one digit for each bar, relative to the loudest. */
export const VOICE_WAVE_PATTERN = `\\d{${VOICE_BARS}}`;

/** A user-defined text in an ID3 tag: the name `wave`, then its digits. */
const NAMED = new RegExp(`TXXX[\\s\\S]{7}wave\\0(${VOICE_WAVE_PATTERN})`);
/** Shown for recordings without a wave. */
const LEVEL = '5'.repeat(VOICE_BARS);

export const waveIn = (tag: string): string => NAMED.exec(tag)?.[1] ?? LEVEL;

/** Returns a tag to put before the frames. The panel computes the wave while encoding, and the server reads it from the tag. */
export const waveTag = (wave: string): Uint8Array<ArrayBuffer> => {
  const text = `\0wave\0${wave}`;
  // Sizes in ID3v2.4 use seven bits a byte; these two are below 128.
  const frame = `TXXX\0\0\0${String.fromCharCode(text.length)}\0\0${text}`;
  const tag = `ID3\x04\0\0\0\0\0${String.fromCharCode(frame.length)}${frame}`;
  return Uint8Array.from(tag, (letter) => letter.charCodeAt(0));
};
