import { COLORS } from '@sanabel/brand/club';
import { LOGO } from '@sanabel/brand/logo';
import type { Point } from '@sanabel/contract/focus';
import sharp, { type Sharp } from 'sharp';

const C = COLORS.light;

export interface DrawingSources {
  fileOf(name: string): string;
}

interface Size {
  width: number;
  height: number;
}

/** Crops around a point, like `object-position` on a page: the same share of the excess is cut off before it. */
export const croppedTo = async (source: Sharp, { width, height }: Size, point: Point | null): Promise<Sharp> => {
  if (!point) return source.resize(width, height, { fit: 'cover' });
  const { data, info } = await source
    .resize(width, height, { fit: 'outside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - width) * point.x) / 100);
  const top = Math.round(((info.height - height) * point.y) / 100);
  return sharp(data).extract({ left, top, width, height });
};

export const cutTo = (picture: Sharp, shape: string): Promise<Buffer> =>
  picture
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();

/** The logo on green, like the placeholder on the site's cards (guide §8.6). */
export const emptyPicture = ({ width, height }: Size): string => {
  const drawing = LOGO.drawing.replaceAll('currentColor', C['green-700']).replaceAll(/var\(--color-([\w-]+)\)/g, C['green-700']);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${C['green-200']}"/><svg x="${width / 4}" y="${height / 4}" width="${width / 2}" height="${height / 2}" viewBox="${LOGO.viewBox}" opacity="0.2">${drawing}</svg></svg>`;
};
