import { totalmem } from 'node:os';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_RATIO } from '@sanabel/contract';
import sharp, { type Channels, type Sharp } from 'sharp';
import { pLimit } from '../concurrency/p-limit.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { refuseFile } from './refuse.ts';

// Every picture is read once, so a cache would only waste memory.
sharp.cache(false);

/** Bytes of memory below which pictures are encoded one at a time: each takes up to 200 MB. */
const AMPLE_MEMORY = 1.5e9;
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const MAX_AT_ONCE = memory < AMPLE_MEMORY ? 1 : 2;
/** The largest picture takes some 3 s on a busy machine. */
const DECODING_LIMIT_SECONDS = 60;
const MEGA = 1_000_000;
/** WebP's limit for a side, one less than AVIF's. */
const SIDE_MAX = 16_383;

/** Previews included: each takes a processor, too. */
export const limitEncoding = pLimit(MAX_AT_ONCE);

/** Applies the pixel limit: without it a 30 kB PNG can take gigabytes. First frame only, upright, no metadata. */
const openImage = (content: UploadedFile['content']): Sharp =>
  sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: DECODING_LIMIT_SECONDS });

/** Refuses extreme sizes by the header alone: 40,000,000 × 1 takes a minute despite few pixels. */
const checkShape = async (content: UploadedFile['content'], field: string): Promise<void> => {
  const tooManyPixels = { field, code: 'image_too_many_pixels', params: { max: IMAGE_MAX_PIXELS / MEGA } } as const;
  const { width = 0, height = 0 } = await openImage(content)
    .metadata()
    .catch((error: Error) => refuseFile(/pixel limit/i.test(error.message) ? tooManyPixels : { field, code: 'file_broken' }));
  if (width * height > IMAGE_MAX_PIXELS) refuseFile(tooManyPixels);
  if (Math.max(width, height) > IMAGE_MAX_RATIO * Math.min(width, height))
    refuseFile({ field, code: 'image_too_large', params: { max: IMAGE_MAX_RATIO } });
};

export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
  channels: Channels;
  image: Sharp;
}

/** Keeps only pixels, no metadata such as locations (security rule 5). Throws 400 for a bad picture. Call it within `limitEncoding`. */
export const readPixels = async (content: UploadedFile['content'], field: string, maxSide = SIDE_MAX): Promise<Pixels> => {
  await checkShape(content, field);
  const { data, info } = await openImage(content)
    .rotate()
    .toColourspace('srgb')
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuseFile({ field, code: 'file_broken' }));
  const { width, height, channels } = info;
  return { width, height, data, channels, image: sharp(data, { raw: { width, height, channels }, limitInputPixels: IMAGE_MAX_PIXELS }) };
};
