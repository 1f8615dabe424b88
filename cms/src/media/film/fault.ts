import type { FieldCode } from '@sanabel/contract';

type FilmFaultCode = Extract<FieldCode, 'file_broken' | 'video_without_picture' | 'video_codec'>;

export class FilmFault extends Error {
  readonly code: FilmFaultCode;
  /** Name of the refused codec; empty for other errors. */
  readonly codec: string;

  constructor(code: FilmFaultCode, codec = '') {
    super(code);
    this.code = code;
    this.codec = codec;
  }
}
