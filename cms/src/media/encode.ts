import { AVIF_ONLY_WIDTHS, IMAGE_MAX_PIXELS, PICTURE_WIDTHS, type Picture, type Rendition } from '@sanabel/contract';
import sharp, { type Sharp } from 'sharp';
import type { UploadedFile } from '../http/multipart.ts';
import type { NewFile } from './storage/provider.ts';
import { storage } from './storage/storage.ts';

// Every picture is read once: a cache of decoded ones would only hold memory.
sharp.cache(false);

/** Measured on the demo's pictures: AVIF at effort 1 with 4:2:0 is as small as at effort 2 without, for half the processor's time. */
const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 4 }),
} as const;

/** Reads an image under the pixel limit: without it a 30 kB PNG can cost gigabytes. Only the first frame, upright, no metadata. */
export const openImage = (content: UploadedFile['content']): Sharp =>
  sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 });

const hex = (value: number | undefined): string =>
  Math.round(value ?? 0)
    .toString(16)
    .padStart(2, '0');

/** A colour to stand in while the picture loads: the mean, over white where the picture is transparent. */
const meanColor = async (image: Sharp): Promise<string> => {
  const pixel = await image.clone().flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return `#${hex(pixel[0])}${hex(pixel[1])}${hex(pixel[2])}`;
};

/** The widths to make: the standard ones below the picture's own, and its own up to the largest. */
const widthsFor = (width: number): number[] => {
  const largest = Math.min(width, PICTURE_WIDTHS.at(-1) ?? width);
  return [...PICTURE_WIDTHS.filter((candidate) => candidate < largest), largest];
};

/** A picture's own width is in both formats: its address is that of its largest WebP (store.ts). */
const formatsFor = (target: number, own: number): (keyof typeof FORMATS)[] =>
  AVIF_ONLY_WIDTHS.has(target) && target < own ? ['avif'] : ['avif', 'webp'];

/**
 * Makes every rendition of a picture, to be stored as `<name>-<width>.<format>`, none with a side above `maxSide`.
 * Nothing of the original file is kept but its pixels: metadata such as places stays behind (security rule 5).
 */
export const encodePicture = async (
  content: UploadedFile['content'],
  name: string,
  maxSide?: number,
): Promise<{ medium: Picture; files: NewFile[] }> => {
  const whole = openImage(content).rotate().toColourspace('srgb');
  const kept = maxSide ? whole.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }) : whole;
  const { data: pixels, info } = await kept.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const source = sharp(pixels, { raw: { width, height, channels }, limitInputPixels: IMAGE_MAX_PIXELS });
  const renditions: Rendition[] = [];
  const files: NewFile[] = [];
  for (const target of widthsFor(width)) {
    const resized = await source.clone().resize({ width: target }).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: resized.info.width, height: resized.info.height, channels: resized.info.channels };
    for (const format of formatsFor(target, width)) {
      const content = await FORMATS[format](sharp(resized.data, { raw })).toBuffer();
      const file = { name: `${name}-${target}.${format}`, content };
      files.push(file);
      renditions.push({ url: storage.addressOf(file.name), format, width: raw.width, height: raw.height, bytes: content.length });
    }
  }
  return { medium: { kind: 'picture', width, height, color: await meanColor(source), renditions }, files };
};
