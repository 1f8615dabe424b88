import * as z from 'zod';
import { GALLERY_VIDEO_MAX_BYTES } from './limits.ts';

/** Of tus 1.0.0, by which a file comes in pieces and goes on where its line broke (https://tus.io/protocols/resumable-upload). */
export const TUS_VERSION = '1.0.0';
/** What the body of a piece is called. */
export const PIECE_TYPE = 'application/offset+octet-stream';
/** The largest file that any field takes. */
export const UPLOAD_MAX_BYTES = GALLERY_VIDEO_MAX_BYTES;

/** 128 random bits. In a form it stands in the place of the file part, as text. */
export const uploadId = z.string().regex(/^[\da-f]{32}$/, 'invalid_id');

const bytes = z.number().int().nonnegative();

/** A file on its way: it is whole when `offset` is `size`. */
export const upload = z.strictObject({ id: uploadId, size: bytes, offset: bytes });
export type Upload = z.infer<typeof upload>;
