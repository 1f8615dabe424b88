import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRoot } from '../../environment/root.ts';

export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Photo {
  width: number;
  height: number;
  /** More grain makes a larger file. */
  grain?: number;
  quality?: number;
}

/** Makes a JPEG of random grain, so no two calls make the same file. */
export const photo = async (name: string, { width, height, grain = 12, quality = 80 }: Photo): Promise<Chosen> => {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: grain };
  const image = sharp({ create: { width, height, channels: 3, background: '#3a8f52', noise } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality }).toBuffer() };
};

export const drawing = async (name: string, side: number): Promise<Chosen> => {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 6 };
  const grey = sharp({ create: { width: side, height: side, channels: 3, background: '#e9ae2b', noise } });
  return { name, mimeType: 'image/png', buffer: await grey.ensureAlpha(0.5).png().toBuffer() };
};

export const fileOf = (name: string, mimeType: string, content: string): Chosen => ({ name, mimeType, buffer: Buffer.from(content) });

/** Makes the demo film long with a Void element of EBML, which every player skips. */
export const longFilm = (): Buffer => {
  const film = readFileSync(inRoot('scripts', 'seed', 'video', 'drip-line.webm'));
  const size = 3_000_000;
  const head = Buffer.from([0xec, 0x01, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUInt32BE(size, 5);
  return Buffer.concat([film, head, Buffer.alloc(size)]);
};
