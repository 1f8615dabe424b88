import * as z from 'zod';
import { GALLERY_TYPES } from '../enumerations.ts';
import { optionalWholeNumber, youtubeLink } from '../fields.ts';
import { gallery } from '../kinds/gallery.ts';
import { DESCRIPTION_MAX, NAME_MAX, VIDEO_DURATION_MAX_SECONDS } from '../limits.ts';
import { GALLERY_IMAGE, GALLERY_VIDEO, OTHER_IMAGE } from '../media-rules.ts';
import { choice, text } from '../text.ts';
import { entity, item } from './entity.ts';
import { PICTURE_FALLBACK, pictureInput, pictureShown } from './picture.ts';

const caption = text({ max: NAME_MAX, isOptional: true });
const sentence = text({ max: DESCRIPTION_MAX, isMultiline: true, isOptional: true });
const duration = optionalWholeNumber(0, VIDEO_DURATION_MAX_SECONDS);

const captions = {
  title: caption,
  arabicTitle: caption,
  description: sentence,
  arabicDescription: sentence,
  duration,
  ...pictureInput,
};

export const galleryFileInput = z.strictObject({ type: choice(['image', 'video']), ...z.strictObject(captions).partial().shape });
/** Accepts every form of video link that phones share; stored as its id. */
export const galleryLinkInput = z.strictObject({
  type: choice(['youtube']),
  url: youtubeLink,
  ...z.strictObject(captions).partial().shape,
});
/** Captions can be changed later; the file or link cannot. */
export const galleryPatch = z.strictObject(captions).partial();

export const galleryItem = item({
  type: choice(GALLERY_TYPES),
  url: z.string(),
  thumbnail: z.string(),
  title: z.string(),
  arabicTitle: z.string(),
  description: z.string(),
  arabicDescription: z.string(),
  duration,
  ...pictureShown,
});

const thumbnail = { field: 'thumbnail', attribute: 'thumbnail', rule: OTHER_IMAGE, isRequired: false } as const;
const file = { field: 'file', attribute: 'url', isRequired: true } as const;

export const galleryEntity = entity(
  { item: galleryItem, input: z.union([galleryFileInput, galleryLinkInput]), patch: galleryPatch },
  {
    ...gallery,
    files: [
      { ...file, rule: GALLERY_IMAGE, types: ['image'] },
      { ...file, rule: GALLERY_VIDEO, types: ['video'] },
      { ...thumbnail, types: ['video', 'youtube'] },
    ],
    changeableFiles: [thumbnail],
    search: ['title', 'arabicTitle', 'description', 'arabicDescription'],
    sortable: ['type', 'title', 'arabicTitle', 'duration'],
    titles: ['title', 'arabicTitle'],
    fallback: { thumbnail: '', title: '', arabicTitle: '', description: '', arabicDescription: '', duration: null, ...PICTURE_FALLBACK },
  },
);

export type GalleryPatch = z.infer<typeof galleryPatch>;
export type GalleryItem = z.infer<typeof galleryItem>;
