import { GALLERY_IMAGE, GALLERY_VIDEO, type MediaRule } from '@sanabel/contract/media-rules';

/** Limits of pictures before upload (specification, section 9). */
export const COMPRESSED_MAX_BYTES = 1_048_576;
export const COMPRESSED_MAX_SIDE = 1024;

/** Scales down to the limit, never up. */
export const fitted = (width: number, height: number): { width: number; height: number } => {
  const share = Math.min(1, COMPRESSED_MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};

export type FileKind = 'image' | 'video';

/** Specification, section 5. Browsers take `.ogg` for audio by its name; the server looks inside. */
export const FILE_RULES = {
  image: GALLERY_IMAGE,
  video: { ...GALLERY_VIDEO, mimes: [...GALLERY_VIDEO.mimes, 'audio/ogg'] },
} as const satisfies Record<FileKind, MediaRule>;

/** Returns null for an accepted file. An unknown type is left to the server. */
export const fileError = ({ type, size }: Pick<File, 'type' | 'size'>, kind: FileKind): 'wrongType' | 'tooLarge' | null => {
  const { mimes, maxBytes } = FILE_RULES[kind];
  if (type !== '' && !mimes.includes(type)) return 'wrongType';
  return size > maxBytes ? 'tooLarge' : null;
};
