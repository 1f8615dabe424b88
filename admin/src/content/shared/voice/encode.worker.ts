import { Mp3Encoder } from '@breezystack/lamejs';
import { waveTag } from '@sanabel/contract/voice-tag';
import { serve } from '../../../kit/worker/serve.ts';
import { levelled, waveOf } from './level.ts';
import { VOICE_KBITS, VOICE_RATE } from './rules.ts';

const LOUDEST = 0x7fff;
/** Samples between two progress reports. */
const AT_ONCE = 576 * 100;

/** Prepends a tag with the waveform to the MP3 frames. */
serve((samples: Float32Array, onProgress): Blob => {
  const level = levelled(samples);
  const sound = Int16Array.from(level, (sample) => Math.round(sample * LOUDEST));
  const encoder = new Mp3Encoder(1, VOICE_RATE, VOICE_KBITS);
  const parts: BlobPart[] = [waveTag(waveOf(level))];
  for (let at = 0; at < sound.length; at += AT_ONCE) {
    parts.push(new Uint8Array(encoder.encodeBuffer(sound.subarray(at, at + AT_ONCE))));
    onProgress(Math.min(1, (at + AT_ONCE) / sound.length));
  }
  parts.push(new Uint8Array(encoder.flush()));
  return new Blob(parts, { type: 'audio/mpeg' });
});
