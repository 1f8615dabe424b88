import { type GalleryItem, type GalleryPatch, type GalleryType, galleryFileInput, galleryPatch } from '@sanabel/contract';
import { type Collection, type FileField, identity } from '../../../collection/collection.ts';
import { GALLERY_IMAGE, GALLERY_VIDEO, OTHER_IMAGE } from '../../../media/rules.ts';

type GalleryFields = GalleryPatch & { type: GalleryType; url: string; thumbnail: string };

const thumbnail: FileField = { field: 'thumbnail', attribute: 'thumbnail', rule: OTHER_IMAGE, isRequired: false };

/** Which files come with an item depends on its kind; a thumbnail may come with any. */
export const GALLERY_FILES = {
  image: [{ field: 'file', attribute: 'url', rule: GALLERY_IMAGE, isRequired: true }],
  video: [{ field: 'file', attribute: 'url', rule: GALLERY_VIDEO, isRequired: true }, thumbnail],
  youtube: [thumbnail],
} as const satisfies Record<GalleryType, readonly FileField[]>;

export const galleryItems: Collection<GalleryFields, GalleryItem> = {
  uid: 'api::gallery-item.gallery-item',
  resource: 'gallery',
  input: galleryFileInput,
  patch: galleryPatch,
  files: [thumbnail],
  searchable: ['title', 'arabicTitle', 'description', 'arabicDescription'],
  listable: ['type', 'title', 'arabicTitle', 'duration'],
  toItem: (row) => ({
    ...identity(row),
    type: row.type,
    url: row.url,
    thumbnail: row.thumbnail ?? '',
    title: row.title ?? '',
    arabicTitle: row.arabicTitle ?? '',
    description: row.description ?? '',
    arabicDescription: row.arabicDescription ?? '',
    duration: row.duration ?? null,
  }),
};

export default () => galleryItems;
