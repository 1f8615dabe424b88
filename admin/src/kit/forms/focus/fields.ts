import { PICTURE_ALT_MAX } from '@sanabel/contract/limits';

export const PICTURE_FORM = {
  focus: { label: 'forms.focus.title', isOptional: true, hasOwnInput: true },
  arabicPictureAlt: { label: 'forms.focus.arabicAlt', language: 'ar', max: PICTURE_ALT_MAX, isOptional: true, hasOwnInput: true },
  pictureAlt: { label: 'forms.focus.alt', language: 'en', max: PICTURE_ALT_MAX, isOptional: true, hasOwnInput: true },
} as const;
