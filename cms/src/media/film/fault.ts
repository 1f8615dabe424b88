import type { FieldCode } from '@sanabel/contract';

type FilmFaultCode = Extract<FieldCode, 'file_broken' | 'video_without_picture' | 'video_codec'>;

/** Why a film is not taken. */
export class FilmFault extends Error {
  readonly code: FilmFaultCode;
  /** The name of the codec that is not taken; empty for other faults. */
  readonly codec: string;

  constructor(code: FilmFaultCode, codec = '') {
    super(code);
    this.code = code;
    this.codec = codec;
  }
}
