import type { FieldCode } from '@sanabel/contract';

type FilmErrorCode = Extract<FieldCode, 'file_broken' | 'video_without_picture' | 'video_codec'>;

export class FilmError extends Error {
  readonly code: FilmErrorCode;
  /** Name of the refused codec; empty for other errors. */
  readonly codec: string;

  constructor(code: FilmErrorCode, codec = '') {
    super(code);
    this.code = code;
    this.codec = codec;
  }
}
