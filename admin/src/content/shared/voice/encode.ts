import { VOICE_MAX_SECONDS } from '@sanabel/contract/limits';
import { runInWorker } from '../../../kit/worker/run-in-worker.ts';
import workerAddress from './encode.worker.ts?worker&url';
import { CHOSEN_MAX_BYTES, VOICE_RATE, type VoiceErrorCode } from './rules.ts';

export class VoiceError extends Error {
  readonly code: VoiceErrorCode;

  constructor(code: VoiceErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Decodes any format that the browser knows, to mono at `VOICE_RATE`. */
const decode = async (file: Blob): Promise<Float32Array<ArrayBuffer>> => {
  if (file.size > CHOSEN_MAX_BYTES) throw new VoiceError('tooLarge');
  const decoder = new OfflineAudioContext(1, 1, VOICE_RATE);
  const sound = await decoder.decodeAudioData(await file.arrayBuffer()).catch(() => {
    throw new VoiceError('unreadable');
  });
  // Recorders finish their last frame slightly late.
  if (sound.duration > VOICE_MAX_SECONDS + 1) throw new VoiceError('tooLong');
  if (sound.duration < 1) throw new VoiceError('tooShort');
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel));
  const length = Math.min(sound.length, VOICE_MAX_SECONDS * VOICE_RATE - VOICE_RATE / 2);
  return Float32Array.from({ length }, (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length);
};

/** Encodes to MP3 in a worker, loaded on demand. Throws a `VoiceError`. */
export const encodeVoice = async (file: Blob, onProgress: (share: number) => void): Promise<File> => {
  const samples = await decode(file);
  const blob = await runInWorker<Blob>(workerAddress, samples, { onProgress, transfer: [samples.buffer] }).catch(() => {
    throw new VoiceError('unreadable');
  });
  return new File([blob], 'voice.mp3', { type: blob.type });
};
