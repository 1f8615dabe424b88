import { Mp3Encoder } from '@breezystack/lamejs';
import { waveTag } from '@sanabel/contract/voice-tag';
import { levelled, waveOf } from './level.ts';
import { VOICE_KBITS, VOICE_RATE } from './rules.ts';

export type EncodeAnswer = { share: number } | { blob: Blob } | { hasFailed: true };

const LOUDEST = 0x7fff;
/** Samples between two progress reports. */
const AT_ONCE = 576 * 100;

const tell = (answer: EncodeAnswer): void => self.postMessage(answer);

/** Prepends a tag with the waveform to the MP3 frames. */
const encode = (samples: Float32Array): Blob => {
  const level = levelled(samples);
  const sound = Int16Array.from(level, (sample) => Math.round(sample * LOUDEST));
  const encoder = new Mp3Encoder(1, VOICE_RATE, VOICE_KBITS);
  const parts: BlobPart[] = [waveTag(waveOf(level))];
  for (let at = 0; at < sound.length; at += AT_ONCE) {
    parts.push(new Uint8Array(encoder.encodeBuffer(sound.subarray(at, at + AT_ONCE))));
    tell({ share: Math.min(1, (at + AT_ONCE) / sound.length) });
  }
  parts.push(new Uint8Array(encoder.flush()));
  return new Blob(parts, { type: 'audio/mpeg' });
};

self.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
  try {
    tell({ blob: encode(data) });
  } catch {
    tell({ hasFailed: true });
  }
});
