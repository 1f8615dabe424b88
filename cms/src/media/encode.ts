import type { Picture, Rendition } from '@sanabel/contract';
import { AVIF_ONLY_WIDTHS, PICTURE_WIDTHS } from '@sanabel/contract/renditions';
import sharp, { type Sharp } from 'sharp';
import type { Pixels } from './pixels.ts';
import type { NewFile } from './storage/provider.ts';

/**
 * Measured on the demo's pictures: AVIF at effort 1 with 4:2:0 is as small as at effort 2 without, in half the time; WebP, the fallback, at
 * effort 2 takes half the time of effort 4 for 4% more bytes.
 */
const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 2 }),
} as const;

const hex = (value: number | undefined): string =>
  Math.round(value ?? 0)
    .toString(16)
    .padStart(2, '0');

/** The mean colour, over white where the picture is transparent. */
const meanColor = async (image: Sharp): Promise<string> => {
  const pixel = await image.clone().flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return `#${hex(pixel[0])}${hex(pixel[1])}${hex(pixel[2])}`;
};

/** A phone's portrait (9:16) has this number in the largest width. */
const RENDITION_MAX_PIXELS = 12_000_000;

/** Standard widths below the picture's own, and its own up to the largest that its height allows. */
const widthsFor = ({ width, height }: Pixels): number[] => {
  const allowed = Math.floor(Math.sqrt((RENDITION_MAX_PIXELS * width) / height));
  const largest = Math.min(width, allowed, PICTURE_WIDTHS.at(-1) ?? width);
  return [...PICTURE_WIDTHS.filter((candidate) => candidate < largest), largest];
};

/** The largest width has both formats: a picture's URL is its largest WebP (store.ts). */
const formatsFor = (target: number, largest: number | undefined): (keyof typeof FORMATS)[] =>
  AVIF_ONLY_WIDTHS.has(target) && target !== largest ? ['avif'] : ['avif', 'webp'];

/** Collecting garbage takes some 20 ms, as long as encoding a smaller width. */
const LARGE = 960;

export interface EncodedPicture {
  medium: Picture;
  files: NewFile[];
}

/** Files are named `<name>-<width>.<format>`. `url` of a rendition is that name. */
export const encodePicture = async (pixels: Pixels, name: string): Promise<EncodedPicture> => {
  const { width, height, data, channels, image: source } = pixels;
  const renditions: Rendition[] = [];
  const files: NewFile[] = [];
  let color = '';
  const widths = widthsFor(pixels);
  for (const target of widths) {
    const resized =
      target === width
        ? { data, info: { width, height, channels } }
        : await source.clone().resize({ width: target }).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: resized.info.width, height: resized.info.height, channels: resized.info.channels };
    // The smallest copy has the same colour, at a tenth of the time.
    color ||= await meanColor(sharp(resized.data, { raw }));
    for (const format of formatsFor(target, widths.at(-1))) {
      const content = await FORMATS[format](sharp(resized.data, { raw })).toBuffer();
      const file = { name: `${name}-${target}.${format}`, content };
      files.push(file);
      renditions.push({ url: file.name, format, width: raw.width, height: raw.height, bytes: content.length });
    }
    // V8 sees few small objects to clear, and would keep the pixels of all widths: 35 MB of a picture of 1600 × 1200.
    if (target >= LARGE && target < width) globalThis.gc?.();
  }
  return { medium: { kind: 'picture', width, height, color, renditions }, files };
};

export interface SmallPicture {
  data: Buffer;
  width: number;
  height: number;
}

/** Makes quick copies for a temporary page. */
export const shrinkPicture = async ({ image }: Pixels, widths: readonly number[]): Promise<SmallPicture[]> => {
  const copies: SmallPicture[] = [];
  for (const width of widths) {
    const resized = image.clone().resize({ width, withoutEnlargement: true });
    const { data, info } = await resized.webp({ quality: 70 }).toBuffer({ resolveWithObject: true });
    copies.push({ data, width: info.width, height: info.height });
  }
  return copies;
};
