import { join } from 'node:path';
import type { Picture } from '@sanabel/contract/content';
import sharp from 'sharp';
import { readEnvironment } from '../environment.ts';
import { mediaName } from './media-files.ts';

/** Relative luminance of the two text colours that stand on pictures: `#0E2A1C` and `#F4F8E4`. */
const TEXT_LUMINANCE = { dark: 0.0194, light: 0.9233 } as const;
/** WCAG's bar for text, and the share of the area that has to meet it. */
const CONTRAST_MIN = 4.5;
const AREA_MIN = 0.97;
/** The area under the text: the start half (the right one; English mirrors the picture), above the lowest part. */
const AREA = { left: 0.5, top: 0.06, width: 0.48, height: 0.42 };

/** Measures whether text can be read straight on the picture: enough of its pixels contrast with the text's colour. */
export const isReadableOn = async (picture: Picture, text: keyof typeof TEXT_LUMINANCE): Promise<boolean> => {
  const smallest = picture.renditions.find(({ format }) => format === 'webp') ?? picture.renditions[0];
  return (
    smallest !== undefined && (await measure(join(readEnvironment().CACHE_DIR, 'media', mediaName(smallest.url)), TEXT_LUMINANCE[text]))
  );
};

const measure = async (file: string, textLuminance: number): Promise<boolean> => {
  const image = sharp(file).removeAlpha().toColourspace('srgb');
  const { width, height } = await image.metadata();
  const { data, info } = await image
    .extract({
      left: Math.round(width * AREA.left),
      top: Math.round(height * AREA.top),
      width: Math.round(width * AREA.width),
      height: Math.round(height * AREA.height),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let readable = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const other = 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
    const [low, high] = other < textLuminance ? [other, textLuminance] : [textLuminance, other];
    if ((high + 0.05) / (low + 0.05) >= CONTRAST_MIN) readable += info.channels;
  }
  return readable / data.length >= AREA_MIN;
};

const linear = (channel = 0): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
