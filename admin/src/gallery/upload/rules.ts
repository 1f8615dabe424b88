import { GALLERY_IMAGE_MAX_BYTES, GALLERY_VIDEO_MAX_BYTES } from '@sanabel/contract/limits';

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
  image: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: GALLERY_IMAGE_MAX_BYTES },
  video: {
    types: ['video/mp4', 'video/x-m4v', 'video/webm', 'video/ogg', 'application/ogg', 'audio/ogg'],
    maxBytes: GALLERY_VIDEO_MAX_BYTES,
  },
} as const satisfies Record<FileKind, { types: readonly string[]; maxBytes: number }>;

export type FileFault = 'wrongType' | 'tooLarge';

/** Why a file is not taken, or null when it is. */
export const fileFault = ({ type, size }: Pick<File, 'type' | 'size'>, kind: FileKind): FileFault | null => {
  const { types, maxBytes } = FILE_RULES[kind];
  if (!types.some((accepted) => accepted === type)) return 'wrongType';
  return size > maxBytes ? 'tooLarge' : null;
};
