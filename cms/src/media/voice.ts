import { waveIn } from '@sanabel/contract/voice-tag';

export interface VoiceFrames {
  frames: Buffer;
  seconds: number;
  /** One digit for each bar. */
  wave: string;
}

/** MPEG audio, layer III: ISO/IEC 11172-3, 13818-3. */
interface Frame {
  bytes: number;
  rate: number;
  samples: number;
}

const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];
const MPEG_1 = 3;
const MPEG_2 = 2;
const RESERVED = 1;
const LAYER_III = 1;
const SYNC = 0x7ff;
const HEAD = 4;

const bitsAt = (word: number, from: number, count: number): number => (word >>> (32 - from - count)) & ((1 << count) - 1);

const frameAt = (bytes: Buffer, at: number): Frame | null => {
  if (at + HEAD > bytes.length) return null;
  const head = bytes.readUInt32BE(at);
  const [version, layer] = [bitsAt(head, 11, 2), bitsAt(head, 13, 2)];
  const kbits = (version === MPEG_1 ? KBITS_1 : KBITS_2)[bitsAt(head, 16, 4)];
  const base = RATES[bitsAt(head, 20, 2)];
  if (bitsAt(head, 0, 11) !== SYNC || version === RESERVED || layer !== LAYER_III || !kbits || !base) return null;
  const rate = version === MPEG_1 ? base : version === MPEG_2 ? base / 2 : base / 4;
  const samples = version === MPEG_1 ? 1152 : 576;
  const length = Math.floor(((samples / 8) * kbits * 1000) / rate) + bitsAt(head, 22, 1);
  return at + length > bytes.length ? null : { bytes: length, rate, samples };
};

const TAG_HEAD = 10;
/** Skips the tags of phones and programs. */
const startOf = (bytes: Buffer): number => {
  let at = 0;
  while (bytes.toString('latin1', at, at + 3) === 'ID3' && at + TAG_HEAD <= bytes.length) {
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((bytes[at + index] ?? 0) & 0x7f), 0);
    const hasFoot = ((bytes[at + 5] ?? 0) & 0x10) !== 0;
    at += TAG_HEAD + size + (hasFoot ? TAG_HEAD : 0);
  }
  return at;
};

/** Tags, and zeros with which some recorders fill up. */
const TAGS_BEHIND = /^\0*(?:$|TAG|APETAGEX|ID3|3DI|LYRICSBEGIN)/;
const TAG_NAME_MAX = 2_048;

/** Reads an MP3 frame by frame; null for anything but uniform frames between tags. */
export const readVoice = (bytes: Buffer): VoiceFrames | null => {
  const start = startOf(bytes);
  let [end, seconds, rate] = [start, 0, 0];
  for (let frame = frameAt(bytes, end); frame; frame = frameAt(bytes, end)) {
    if (rate !== 0 && frame.rate !== rate) return null;
    rate = frame.rate;
    seconds += frame.samples / frame.rate;
    end += frame.bytes;
  }
  if (seconds === 0 || !TAGS_BEHIND.test(bytes.toString('latin1', end, end + TAG_NAME_MAX))) return null;
  return { frames: bytes.subarray(start, end), seconds, wave: waveIn(bytes.toString('latin1', 0, start)) };
};
