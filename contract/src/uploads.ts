import * as z from 'zod';
import { GALLERY_VIDEO_MAX_BYTES } from './limits.ts';

/** Resumable uploads: https://tus.io/protocols/resumable-upload */
export const TUS_VERSION = '1.0.0';
export const PIECE_TYPE = 'application/offset+octet-stream';
export const UPLOAD_MAX_BYTES = GALLERY_VIDEO_MAX_BYTES;

/** 128 random bits. A form sends it instead of the file part. */
export const uploadId = z.string().regex(/^[\da-f]{32}$/, 'invalid_id');

const bytes = z.number().int().nonnegative();

/** Complete when `offset` equals `size`. */
export const upload = z.strictObject({ id: uploadId, size: bytes, offset: bytes });
export type Upload = z.infer<typeof upload>;
