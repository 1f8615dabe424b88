import type { FormOf } from '@sanabel/contract/entities/entity';
import { type GalleryPatch, galleryPatch } from '@sanabel/contract/entities/gallery-item';
import { DESCRIPTION_MAX, NAME_MAX } from '@sanabel/contract/limits';
import type { Item } from '../../kit/data/resources.ts';
import { PICTURE_FORM } from '../../kit/forms/focus/fields.ts';
import type { TextInput } from '../../kit/forms/TextField.tsx';
import { textsOf } from '../../kit/forms/values.ts';

const TITLE = { max: NAME_MAX, isOptional: true } as const;
const DESCRIPTION = { max: DESCRIPTION_MAX, isMultiline: true, isOptional: true } as const;

/** Lists every caption; a missing one does not compile. The duration is measured, not typed. */
export const CAPTION_FORM = {
  title: { label: 'gallery.itemTitle', language: 'en', ...TITLE },
  description: { label: 'gallery.description', language: 'en', ...DESCRIPTION },
  arabicTitle: { label: 'gallery.arabicTitle', language: 'ar', ...TITLE },
  arabicDescription: { label: 'gallery.arabicDescription', language: 'ar', ...DESCRIPTION },
  ...PICTURE_FORM,
} as const satisfies FormOf<Omit<GalleryPatch, 'duration'>, TextInput>;

export type CaptionValues = Record<keyof typeof CAPTION_FORM, string>;

export const captionValues = (item: Item<'gallery'> | null): CaptionValues => textsOf(CAPTION_FORM, item);

export const CAPTION_RULES = galleryPatch.strip();
