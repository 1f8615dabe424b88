import { COLORS } from '@sanabel/brand/club';
import { LOGO } from '@sanabel/brand/logo';
import type { Point } from '@sanabel/contract/focus';
import sharp, { type Sharp } from 'sharp';

const C = COLORS.light;

/** Where the published site's files and the pictures of the CMS lie. */
export interface CardSources {
  /** The path of a file by its name below the site. */
  fileOf(name: string): string;
}

interface Size {
  width: number;
  height: number;
}

/** Cut to a place of the card around a point, as `object-position` does on a page: so much of what is over lies before the place. */
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

/** Leaves of a picture what a drawing of the same size covers. */
export const cutTo = (picture: Sharp, shape: string): Promise<Buffer> =>
  picture
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();

/** Where an item has no picture: the mark on green, as on its card on the site (guide §8.6). */
export const emptyPicture = ({ width, height }: Size): string => {
  const drawing = LOGO.drawing.replaceAll('currentColor', C['green-700']).replaceAll(/var\(--color-([\w-]+)\)/g, C['green-700']);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${C['green-200']}"/><svg x="${width / 4}" y="${height / 4}" width="${width / 2}" height="${height / 2}" viewBox="${LOGO.viewBox}" opacity="0.2">${drawing}</svg></svg>`;
};
