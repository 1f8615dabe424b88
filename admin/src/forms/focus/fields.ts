import { PICTURE_ALT_MAX } from '@sanabel/contract/limits';

/** What is said of an item's picture, for a form's definition: the point in sight, and what is seen in it. */
export const PICTURE_FORM = {
  focus: { label: 'forms.focus.title', isOptional: true, hasOwnInput: true },
  arabicPictureAlt: { label: 'forms.focus.arabicAlt', language: 'ar', max: PICTURE_ALT_MAX, isOptional: true, hasOwnInput: true },
  pictureAlt: { label: 'forms.focus.alt', language: 'en', max: PICTURE_ALT_MAX, isOptional: true, hasOwnInput: true },
} as const;

export type PictureField = keyof typeof PICTURE_FORM;
