import type { LocalText } from '../../content/localised.ts';
import type { PictureView } from '../../content/pictures.ts';

/** What an island knows of a gallery item: made by the build in one language, in the page or in the gallery's JSON file. */
export interface Shown {
  id: string;
  title: LocalText;
  description: LocalText;
  /** The photo itself, or a video's poster. */
  picture: PictureView | null;
}
export type Photo = Shown;
export interface Video extends Shown {
  /** `mm:ss`, or empty when it is not known. */
  duration: string;
  source: { kind: 'file'; src: string; mime: string } | { kind: 'youtube'; id: string };
}

/** The gallery's JSON file. */
export interface GalleryFile {
  photos: Photo[];
  videos: Video[];
}
