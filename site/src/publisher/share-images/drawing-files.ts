import { join } from 'node:path';

const MEDIA = 'media/';

export interface DrawingFolders {
  /** The built site. */
  site: string;
  mediaFolder: string;
}

/** Finds a drawing's picture among the media, or among the built site's files. */
export const fileIn =
  ({ site, mediaFolder }: DrawingFolders) =>
  (name: string): string =>
    name.startsWith(MEDIA) ? join(mediaFolder, name.slice(MEDIA.length)) : join(site, 'client', name);
