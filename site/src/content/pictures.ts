import type { Picture, Rendition } from '@sanabel/contract/content';
import { mediaPath } from './media-files.ts';
import { mediumAt } from './snapshot.ts';

export interface PictureView {
  width: number;
  height: number;
  color: string;
  avif: string;
  webp: string;
  fallback: string;
}

const FALLBACK_WIDTH = 640;

/** Chooses the rendition for `<img src>`: one that every browser can read and that is sharp enough for a card. */
export const fallbackOf = (renditions: readonly Rendition[]): Rendition | undefined => {
  const known = renditions.filter(({ format }) => format === 'webp');
  return known.find(({ width }) => width >= FALLBACK_WIDTH) ?? known.at(-1) ?? renditions.at(-1);
};

const srcset = (renditions: readonly Rendition[]): string => renditions.map(({ url, width }) => `${mediaPath(url)} ${width}w`).join(', ');

const view = ({ width, height, color, renditions }: Picture, widest: number): PictureView => {
  const of = (format: Rendition['format']) => {
    const all = renditions.filter((rendition) => rendition.format === format);
    const enough = all.filter((rendition) => rendition.width <= widest);
    return enough.length > 0 ? enough : all;
  };
  const fallback = fallbackOf(of('webp')) ?? renditions.at(-1);
  return { width, height, color, avif: srcset(of('avif')), webp: srcset(of('webp')), fallback: fallback ? mediaPath(fallback.url) : '' };
};

/** Returns null where an item has no picture. `widest` leaves out files that a small box never needs. */
export const pictureOf = (url: string, widest = Number.POSITIVE_INFINITY): PictureView | null => {
  const medium = mediumAt(url);
  return medium?.kind === 'picture' ? view(medium, widest) : null;
};

/** Search engines read WebP but not AVIF. */
export const sharpestOf = (url: string): { url: string } | null => {
  const medium = mediumAt(url);
  const largest = medium?.kind === 'picture' ? medium.renditions.filter(({ format }) => format === 'webp').at(-1) : undefined;
  return largest ? { url: mediaPath(largest.url) } : null;
};

const ENCLOSURE_WIDTH = 960;

/** Returns a file no larger than feed readers show it. */
export const enclosureOf = (url: string): { url: string; length: number; type: string } | null => {
  const medium = mediumAt(url);
  const files = medium?.kind === 'picture' ? medium.renditions.filter(({ format }) => format === 'webp') : [];
  const file = files.findLast(({ width }) => width <= ENCLOSURE_WIDTH) ?? files[0];
  return file ? { url: mediaPath(file.url), length: file.bytes, type: 'image/webp' } : null;
};

export const videoOf = (url: string): { src: string; mime: string } | null => {
  const medium = mediumAt(url);
  return medium?.kind === 'video' ? { src: mediaPath(medium.url), mime: medium.mime } : null;
};

export const voiceOf = (url: string): { src: string; seconds: number; wave: string } | null => {
  const medium = mediumAt(url);
  return medium?.kind === 'voice' ? { src: mediaPath(medium.url), seconds: medium.seconds, wave: medium.wave } : null;
};

export const smallestOf = (url: string): string => {
  const medium = mediumAt(url);
  const smallest = medium?.kind === 'picture' ? medium.renditions.find(({ format }) => format === 'webp') : undefined;
  return smallest ? mediaPath(smallest.url) : '';
};
