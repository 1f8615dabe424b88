import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Medium } from '@sanabel/contract/content';
import sharp, { type Sharp } from 'sharp';
import { digestOf } from './generated.ts';

const realMedium = (url: string): Medium => {
  const name = (digestOf(url) + digestOf(`${url} `)).slice(0, 24);
  const rendition = (format: 'avif' | 'webp', width: number) =>
    ({ url: `/uploads/${name}-${width}.${format}`, format, width, height: width * 1.25, bytes: 1 }) as const;
  const renditions = [320, 480, 640, 960, 1200].flatMap((width) => [rendition('avif', width), rendition('webp', width)]);
  return { kind: 'picture', width: 1200, height: 1500, color: `#${name.slice(0, 6)}`, renditions };
};

/** Gives pictures the markup size that real ones have. */
export const withRealMedia = (content: Content): Content => ({
  ...content,
  media: Object.fromEntries(Object.keys(content.media).map((url) => [url, realMedium(url)])),
});

const plain = (width: number, height: number): Sharp => sharp({ create: { width, height, channels: 3, background: '#a7d3ce' } });

/** Writes a file for every picture that pages name, so that a browser fetches each. Uses a few drawings, or a plain colour without any. */
export const writePictures = async ({ media }: Content, folder: string, drawings: readonly string[] = []): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const made = new Map<string, string>();
  for (const [index, medium] of Object.values(media).entries()) {
    const drawing = drawings[index % drawings.length];
    for (const { url, format, width, height } of medium.kind === 'picture' ? medium.renditions : []) {
      const file = join(folder, url.slice(url.lastIndexOf('/') + 1));
      const same = made.get(`${drawing} ${format} ${width}`);
      if (same) {
        linkSync(same, file);
        continue;
      }
      const image = drawing ? sharp(drawing, { density: 144 }).resize(width, height, { fit: 'cover' }) : plain(width, height);
      writeFileSync(file, await (format === 'avif' ? image.avif({ quality: 50, effort: 0 }) : image.webp({ quality: 75 })).toBuffer());
      made.set(`${drawing} ${format} ${width}`, file);
    }
  }
};
