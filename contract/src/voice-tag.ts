import { VOICE_BARS } from './limits.ts';

/** How loud a recording is along its time: a digit a bar, from silence to its loudest. */
export const VOICE_WAVE_PATTERN = `\\d{${VOICE_BARS}}`;

/** A text of one's own in an ID3 tag: the name `wave`, then its digits. */
const NAMED = new RegExp(`TXXX[\\s\\S]{7}wave\\0(${VOICE_WAVE_PATTERN})`);
/** Of a recording that does not say it: level. */
const LEVEL = '5'.repeat(VOICE_BARS);

/** The wave in the tag of a recording. */
export const waveIn = (tag: string): string => NAMED.exec(tag)?.[1] ?? LEVEL;

/**
 * The tag that carries a recording's wave, to be put before its frames: whoever encodes it has heard it, and the server, which
 * does not, takes the wave out of the tag and keeps the frames alone.
 */
export const waveTag = (wave: string): Uint8Array<ArrayBuffer> => {
  const text = `\0wave\0${wave}`;
  // Sizes in an ID3v2.4 tag have seven bits a byte; these two are shorter than that.
  const frame = `TXXX\0\0\0${String.fromCharCode(text.length)}\0\0${text}`;
  const tag = `ID3\x04\0\0\0\0\0${String.fromCharCode(frame.length)}${frame}`;
  return Uint8Array.from(tag, (letter) => letter.charCodeAt(0));
};
