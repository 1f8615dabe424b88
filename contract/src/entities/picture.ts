import * as z from 'zod';
import { FOCUS_PATTERN, pointOf } from '../focus.ts';
import { PICTURE_ALT_MAX } from '../limits.ts';
import { text } from '../text.ts';

/** Stays visible however the picture is cropped; empty for the default. */
const focus = text({ max: '100 100'.length, isOptional: true })
  .superRefine((value, context) => {
    if (value === '' || pointOf(value)) return;
    context.addIssue({ code: 'custom', message: 'out_of_range', params: { min: 0, max: 100 } });
  })
  .meta({ pattern: FOCUS_PATTERN, description: 'percent from the left and from the top, such as "37 62"; empty for the middle' });

/** Empty where the page's own texts are enough. */
const alt = text({ max: PICTURE_ALT_MAX, isMultiline: true, isOptional: true }).overwrite((value) => value.replace(/\s+/g, ' '));

export const focusInput = { focus: focus.optional() };

export const pictureInput = { ...focusInput, pictureAlt: alt.optional(), arabicPictureAlt: alt.optional() };

export const pictureShown = { focus: z.string(), pictureAlt: z.string(), arabicPictureAlt: z.string() };

export const PICTURE_FALLBACK = { focus: '', pictureAlt: '', arabicPictureAlt: '' } as const;

export type PictureTexts = { readonly [Name in keyof typeof pictureShown]: string };
