import { fileError, GALLERY_IMAGE, GALLERY_VIDEO, type MediaRule } from '@sanabel/contract/media-rules';

export type FileKind = 'image' | 'video';

/** Specification, section 5. Browsers take `.ogg` for audio by its name; the server looks inside. */
export const FILE_RULES = {
  image: GALLERY_IMAGE,
  video: { ...GALLERY_VIDEO, mimes: [...GALLERY_VIDEO.mimes, 'audio/ogg'] },
} as const satisfies Record<FileKind, MediaRule>;

/** Leaves a file of unknown type to the server. */
export const galleryFileError = ({ type, size }: Pick<File, 'type' | 'size'>, kind: FileKind) => {
  const { mimes, maxBytes } = FILE_RULES[kind];
  return fileError({ type, size }, { mimes: [...mimes, ''], maxBytes });
};
