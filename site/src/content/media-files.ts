import type { Medium } from '@sanabel/contract/content';

export interface MediaFile {
  url: string;
  name: string;
  bytes: number;
}

/** Names are content-addressed by the CMS; anything else in one (a path, a query) is refused rather than written to disk. */
const SAFE_NAME = /^[\w][\w.-]{0,150}\.(avif|webp|mp4|webm|ogg|ogv)$/;

/** The name under which a file of the CMS is served by the site: `/uploads/x-640.webp` and `https://cdn.example/x-640.webp` are `x-640.webp`. */
export const mediaName = (url: string): string => {
  const name = new URL(url, 'http://cms.invalid').pathname.split('/').at(-1) ?? '';
  if (!SAFE_NAME.test(name)) throw new Error(`The medium ${url} has no usable file name.`);
  return name;
};

/** The address of the file for a page. */
export const mediaPath = (url: string): string => `/media/${mediaName(url)}`;

/** Lists every file of the snapshot once. Two different files under one name would overwrite each other, so that fails. */
export const mediaFiles = (media: Record<string, Medium>): MediaFile[] => {
  const files = new Map<string, MediaFile>();
  for (const medium of Object.values(media)) {
    for (const { url, bytes } of medium.kind === 'picture' ? medium.renditions : [medium]) {
      const file = { url, name: mediaName(url), bytes };
      const known = files.get(file.name);
      if (known && known.bytes !== bytes) throw new Error(`Two media are called ${file.name}.`);
      files.set(file.name, file);
    }
  }
  return [...files.values()];
};
