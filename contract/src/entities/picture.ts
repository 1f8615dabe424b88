import * as z from 'zod';
import { FOCUS_PATTERN, pointOf } from '../focus.ts';
import { PICTURE_ALT_MAX } from '../limits.ts';
import { text } from '../text.ts';

/** The point that every crop of an item's picture keeps in sight; empty for the middle, or where a place has a better one of its own. */
const focus = text({ max: '100 100'.length, isOptional: true })
  .superRefine((value, context) => {
    if (value === '' || pointOf(value)) return;
    context.addIssue({ code: 'custom', message: 'out_of_range', params: { min: 0, max: 100 } });
  })
  .meta({ pattern: FOCUS_PATTERN, description: 'percent from the left and from the top, such as "37 62"; empty for the middle' });

/** What is seen in the picture, in one line, for those who do not see it; empty where the page's own words do. */
const alt = text({ max: PICTURE_ALT_MAX, isMultiline: true, isOptional: true }).overwrite((value) => value.replace(/\s+/g, ' '));

/** Where an item's picture is cut, beside its file. */
export const focusInput = { focus: focus.optional() };

/** What is said of an item's picture, beside its file. */
export const pictureInput = { ...focusInput, pictureAlt: alt.optional(), arabicPictureAlt: alt.optional() };

/** The same in an item. */
export const pictureShown = { focus: z.string(), pictureAlt: z.string(), arabicPictureAlt: z.string() };

/** What an item says of its picture where nobody has. */
export const PICTURE_FALLBACK = { focus: '', pictureAlt: '', arabicPictureAlt: '' } as const;

/** What an item says of its picture. */
export type PictureTexts = { readonly [Name in keyof typeof pictureShown]: string };
