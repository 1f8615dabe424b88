import type { Locale } from '@sanabel/contract/enumerations';
import type { LocalText } from '../../content/item-texts.ts';
import type { PictureView } from '../../content/pictures.ts';

/** A gallery item for the islands: made by the build in one language, in the page or in one of the gallery's files. */
export interface Shown {
  id: string;
  title: LocalText;
  description: LocalText;
  /** The photo itself, or a video's poster. */
  picture: PictureView | null;
  /** What is seen in it, where editors said so, and the point that its crops keep in sight. */
  alt?: string;
  focus?: string;
}
export type Photo = Shown;
export interface Video extends Shown {
  /** `mm:ss`, or empty when it is not known. */
  duration: string;
  source: { kind: 'file'; src: string; mime: string } | { kind: 'youtube'; id: string };
}

/** What the gallery has; each kind is in the page with its first items, and whole in files of its own. */
export interface GalleryLists {
  photos: Photo[];
  videos: Video[];
}
export type GalleryKind = keyof GalleryLists;

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as `mm:ss`, in Western digits in both languages (guide §3); an hour and more as `h:mm:ss`. */
export const formatDuration = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(Math.floor(seconds % 60))}`;
};

const YOUTUBE_ID = /^[\w-]{11}$/;

/** Makes the address of the player, which is put in only after a click: on the host without cookies. Null for anything but a video's id. */
export const embedAddress = (id: string, locale: Locale): string | null =>
  YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${locale}` : null;

/** The video's page on its own site: the way to see it where the player inside ours does not come. */
export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
