import type { FieldError } from '@sanabel/contract';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_RATIO } from '@sanabel/contract/limits';
import sharp, { type Channels, type Sharp } from 'sharp';
import type { UploadedFile } from '../http/multipart.ts';

// Every picture is read once, so a cache would only waste memory.
sharp.cache(false);

/** The largest picture takes some 3 s on a busy machine. */
const DECODING_LIMIT_SECONDS = 60;
const MEGA = 1_000_000;
/** WebP's limit for a side, one less than AVIF's. */
const SIDE_MAX = 16_383;

export type PictureRefusal = Pick<FieldError, 'code' | 'params'>;

/** The file is no picture that we take. */
export class BadPicture extends Error {
  readonly refusal: PictureRefusal;
  constructor(refusal: PictureRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
const refuse = (refusal: PictureRefusal): never => {
  throw new BadPicture(refusal);
};

/** Applies the pixel limit: without it a 30 kB PNG can take gigabytes. First frame only, upright, no metadata. */
const openImage = (content: UploadedFile['content']): Sharp =>
  sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: DECODING_LIMIT_SECONDS });

/** Refuses extreme sizes by the header alone: 40,000,000 × 1 takes a minute despite few pixels. */
const checkShape = async (content: UploadedFile['content']): Promise<void> => {
  const tooManyPixels = { code: 'image_too_many_pixels', params: { max: IMAGE_MAX_PIXELS / MEGA } } as const;
  const { width = 0, height = 0 } = await openImage(content)
    .metadata()
    .catch((error: Error) => refuse(/pixel limit/i.test(error.message) ? tooManyPixels : { code: 'file_broken' }));
  if (width * height > IMAGE_MAX_PIXELS) refuse(tooManyPixels);
  if (Math.max(width, height) > IMAGE_MAX_RATIO * Math.min(width, height))
    refuse({ code: 'image_too_large', params: { max: IMAGE_MAX_RATIO } });
};

export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
  channels: Channels;
  image: Sharp;
}

/** Keeps only pixels, no metadata such as locations (security rule 5). Throws `BadPicture`. */
export const readPixels = async (content: UploadedFile['content'], maxSide = SIDE_MAX): Promise<Pixels> => {
  await checkShape(content);
  const { data, info } = await openImage(content)
    .rotate()
    .toColourspace('srgb')
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse({ code: 'file_broken' }));
  const { width, height, channels } = info;
  return { width, height, data, channels, image: sharp(data, { raw: { width, height, channels }, limitInputPixels: IMAGE_MAX_PIXELS }) };
};
