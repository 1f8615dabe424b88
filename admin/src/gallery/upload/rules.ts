import { GALLERY_IMAGE, GALLERY_VIDEO, type MediaRule } from '@sanabel/contract/media-rules';

/** The limits that pictures are compressed to before they are uploaded (specification, section 9). */
export const COMPRESSED_MAX_BYTES = 1_048_576;
export const COMPRESSED_MAX_SIDE = 1024;

/** The size that fits into the limit with the same proportions; never larger than it is. */
export const fitted = (width: number, height: number): { width: number; height: number } => {
  const share = Math.min(1, COMPRESSED_MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};

export type FileKind = 'image' | 'video';

/** The files that the gallery takes (specification, section 5). Browsers call an `.ogg` file sound by its name; the server looks inside. */
export const FILE_RULES = {
  image: GALLERY_IMAGE,
  video: { ...GALLERY_VIDEO, mimes: [...GALLERY_VIDEO.mimes, 'audio/ogg'] },
} as const satisfies Record<FileKind, MediaRule>;

/** Tells what is wrong with a file for the gallery; null when it is taken. One whose type the browser does not know is left to the server. */
export const fileFault = ({ type, size }: Pick<File, 'type' | 'size'>, kind: FileKind): 'wrongType' | 'tooLarge' | null => {
  const { mimes, maxBytes } = FILE_RULES[kind];
  if (type !== '' && !mimes.includes(type)) return 'wrongType';
  return size > maxBytes ? 'tooLarge' : null;
};
