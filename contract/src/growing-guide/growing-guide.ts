import * as z from 'zod';
import { type FieldCode, fieldErrorsOf } from '../errors.ts';
import { link } from '../fields.ts';
import { foldDigits } from '../fold.ts';
import { GROWING_GUIDE_MAX, GUIDE_SOURCES_MAX, GUIDE_WINDOWS_MAX, NAME_MAX, NOTE_MAX } from '../limits.ts';
import { choice, id, text, typeError } from '../text.ts';
import { AMOUNT, GUIDE_REGIONS, GUIDE_ROWS, GUIDE_UNITS, type GuideRegion, type GuideRow } from './rows.ts';
import { guideWindow, upgradeGuide } from './window.ts';
import { writeGrowingGuide } from './write.ts';

const fail = (code: FieldCode) => ({ error: code });
const line = text({ max: NAME_MAX, isOptional: true }).optional();
const note = text({ max: NOTE_MAX, isOptional: true }).optional();

const whole = (min: number, max: number) =>
  z.number({ error: typeError }).superRefine((value, context) => {
    if (!Number.isInteger(value)) context.addIssue({ code: 'custom', message: 'not_whole' });
    else if (value < min || value > max) context.addIssue({ code: 'custom', message: 'out_of_range', params: { min, max } });
  });

/** Number of the source in the page's list, from one. */
const source = whole(1, GUIDE_SOURCES_MAX).optional();
const windows = z.array(guideWindow(source)).max(GUIDE_WINDOWS_MAX, fail('too_long')).optional();

/** A number, a range or two distances in any digits; stored as `50-60` or `20x70`. */
const amount = text({ max: NAME_MAX, isOptional: true })
  .overwrite((value) =>
    foldDigits(value)
      .replaceAll('٫', '.')
      .replaceAll(/[–—]/g, '-')
      .replaceAll('×', 'x')
      .replaceAll(/\s*([-x])\s*/g, '$1'),
  )
  .refine((value) => value === '' || AMOUNT.test(value), fail('invalid_characters'))
  .optional();

const row = (name: GuideRow) =>
  z.strictObject({ value: amount, unit: choice(GUIDE_UNITS[name]).optional(), note, arabicNote: note, source }).optional();

const ofRegion = z.strictObject({
  sowing: windows,
  harvest: windows,
  varieties: z.strictObject({ note, arabicNote: note, source }).optional(),
  ...(Object.fromEntries(GUIDE_ROWS.map((name) => [name, row(name)])) as { [Name in GuideRow]: ReturnType<typeof row> }),
});

const year = whole(1900, 2100);
const DAY = /^\d{4}-\d\d-\d\d$/;
const isDay = (value: string): boolean => DAY.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, value.length) === value;

const day = z
  .string({ error: typeError })
  .refine((value) => value === '' || isDay(value), fail('invalid_type'))
  .optional();

/** A web page without a date of publication has the day on which it was read. */
const sourceEntry = z.strictObject({
  name: text({ max: NAME_MAX }),
  year: year.optional(),
  date: day,
  readOn: day,
  page: line,
  link: z.union([z.literal(''), link]).optional(),
});

const currentGuide = z
  .strictObject({
    scientificName: line,
    synonyms: line,
    arabicSynonyms: line,
    regions: z
      .strictObject(
        Object.fromEntries(GUIDE_REGIONS.map((name) => [name, ofRegion.optional()])) as {
          [Name in GuideRegion]: z.ZodOptional<typeof ofRegion>;
        },
      )
      .optional(),
    sources: z.array(sourceEntry).max(GUIDE_SOURCES_MAX, fail('too_long')).optional(),
    reviewedBy: z.union([z.literal(''), id]).optional(),
    reviewedOn: day,
  })
  .superRefine(({ regions = {}, sources = [] }, context) => {
    for (const [region, facts] of Object.entries(regions))
      for (const [name, fact] of Object.entries(facts ?? {}))
        for (const [index, { source: number = 0 }] of [fact ?? []].flat().entries())
          if (number > sources.length)
            context.addIssue({
              code: 'custom',
              message: 'invalid_choice',
              path: ['regions', region, name, ...(Array.isArray(fact) ? [index] : []), 'source'],
            });
  });

export const growingGuide = z.preprocess(upgradeGuide, currentGuide);

export type GrowingGuide = z.infer<typeof growingGuide>;
export type RegionFacts = z.infer<typeof ofRegion>;
export type GuideFact = NonNullable<RegionFacts[GuideRow]>;
export type GuideWindow = NonNullable<RegionFacts['sowing']>[number];
export type GuideSource = NonNullable<GrowingGuide['sources']>[number];

/** Zod ignores this one name instead of refusing it. */
const known = (name: string, inner: unknown): unknown => {
  if (name === '__proto__') throw new SyntaxError(name);
  return inner;
};

const parsed = (value: string): unknown => {
  try {
    return JSON.parse(value, known);
  } catch {
    return undefined;
  }
};

/** Returns null for an empty or invalid guide: a preview may show it half typed. */
export const growingGuideOf = (value: string): GrowingGuide | null =>
  value === '' ? null : (growingGuide.safeParse(parsed(value)).data ?? null);

/**
 * JSON in a fixed order without empty parts, so that equal guides are equal texts. Errors have a path:
 * `sheet.regions.delta.seedRate.value`.
 */
export const growingGuideText = text({ max: GROWING_GUIDE_MAX, isMultiline: true, isOptional: true })
  .superRefine((value, context) => {
    if (value === '') return;
    const content = parsed(value);
    if (content === undefined) return context.addIssue({ code: 'custom', message: 'invalid_type' satisfies FieldCode });
    const { error } = growingGuide.safeParse(content);
    for (const { field, code, params = {} } of error ? fieldErrorsOf(error) : [])
      context.addIssue({ code: 'custom', message: code, params, path: field === '' ? [] : field.split('.') });
  })
  .overwrite((value) => {
    const read = growingGuideOf(value);
    return read ? writeGrowingGuide(read) : value;
  })
  .meta({
    description:
      `a crop's sheet as JSON: at most ${GUIDE_WINDOWS_MAX} windows of each kind in a region, notes of at most ${NOTE_MAX} characters, ` +
      `and at most ${GUIDE_SOURCES_MAX} sources`,
  });
