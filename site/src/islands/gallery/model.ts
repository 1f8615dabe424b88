import type { Locale } from '@sanabel/contract/enumerations';
import type { LocalText } from '../../content/item-texts.ts';
import type { PictureView } from '../../content/pictures.ts';

/** A gallery item in one language, in the page or in one of the gallery's files. */
export interface Shown {
  id: string;
  title: LocalText;
  description: LocalText;
  picture: PictureView | null;
  alt?: string;
  focus?: string;
}
export type Photo = Shown;
export interface Video extends Shown {
  /** `mm:ss`, or empty when unknown. */
  duration: string;
  source: { kind: 'file'; src: string; mime: string } | { kind: 'youtube'; id: string };
}

export interface GalleryLists {
  photos: Photo[];
  videos: Video[];
}
export type GalleryKind = keyof GalleryLists;

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as `mm:ss` or `h:mm:ss`, in Western digits in both languages (guide §3). */
export const formatDuration = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(Math.floor(seconds % 60))}`;
};

const YOUTUBE_ID = /^[\w-]{11}$/;

/** Makes the player's address on the host without cookies, loaded only after a click. Null for anything but a video id. */
export const embedAddress = (id: string, locale: Locale): string | null =>
  YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${locale}` : null;

/** The video's page on YouTube, for when the embedded player does not load. */
export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
