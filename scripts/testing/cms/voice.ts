import { Mp3Encoder } from '@breezystack/lamejs';

interface Tone {
  seconds: number;
  /** Samples a second. */
  rate?: number;
  kbits?: number;
  channels?: 1 | 2;
}

const PITCH_HZ = 330;
const LOUDEST = 0x6000;

/** A tone as an MP3 file; the defaults match what the panel makes of a recording. */
export const mp3 = ({ seconds, rate = 16_000, kbits = 24, channels = 1 }: Tone): Buffer => {
  const samples = Int16Array.from({ length: seconds * rate }, (_, index) =>
    Math.round(Math.sin((index / rate) * PITCH_HZ * 2 * Math.PI) * LOUDEST),
  );
  const encoder = new Mp3Encoder(channels, rate, kbits);
  return Buffer.concat([encoder.encodeBuffer(samples, samples), encoder.flush()].map((part) => Buffer.from(part)));
};

/** An ID3 tag as phones write it before a recording, with a location in it. */
export const id3 = (text: string): Buffer => {
  const content = Buffer.concat([Buffer.from([3]), Buffer.from(text)]);
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, content.length + 10]);
  return Buffer.concat([head, Buffer.from('TIT2'), Buffer.from([0, 0, 0, content.length, 0, 0]), content]);
};
