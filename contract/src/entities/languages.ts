import * as z from 'zod';
import type { Locale } from '../enumerations.ts';
import type { FieldCode } from '../errors.ts';
import { foldForSearch } from '../fold.ts';
import { arabicName, valuesIn } from '../kinds/fields.ts';
import { STALENESS_FIELDS } from '../states.ts';
import { text } from '../text.ts';

export interface Pair {
  en: string;
  ar: string;
}

/** Finds the texts that a shape has in both languages, such as `title` and `arabicTitle`. */
export const pairsIn = (shape: object): Pair[] =>
  Object.keys(shape).flatMap((en) => (arabicName(en) in shape ? [{ en, ar: arabicName(en) }] : []));

export const namesIn = (list: unknown): string[] => (typeof list === 'string' ? valuesIn(list) : []);

export const namesList = (names: Iterable<string>): string => [...new Set(names)].join(',');

const NAMES_MAX = 1_000;

const namesOf = (shape: object) => {
  const known = new Set(pairsIn(shape).flatMap(({ en, ar }) => [en, ar]));
  return text({ max: NAMES_MAX, isOptional: true })
    .overwrite((value) => namesList(value.split(/[\s,]+/).filter(Boolean)))
    .superRefine((value, context) => {
      if (namesIn(value).some((name) => !known.has(name)))
        context.addIssue({ code: 'custom', message: 'invalid_choice' satisfies FieldCode });
    });
};

/** Decision 164. */
export const stalenessInput = (shape: object) => ({
  /** Fields that are right as they are although their counterpart has changed. */
  inStep: namesOf(shape)
    .meta({ description: 'fields, with commas between, that are right although the other language has changed' })
    .optional(),
  unreadDraft: namesOf(shape).meta({ description: 'all fields, with commas between, that hold a first draft nobody has read' }).optional(),
});

export type StalenessField = (typeof STALENESS_FIELDS)[number];
export type Staleness = Record<StalenessField, string>;
export type WithStaleness = { readonly [Key in StalenessField]?: string | undefined };

/** Only for editors, and only where not empty. */
export const stalenessShown = Object.fromEntries(STALENESS_FIELDS.map((field) => [field, z.string().optional()])) as Record<
  StalenessField,
  z.ZodOptional<z.ZodString>
>;

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => String(value ?? '');

/** Ignores hamza, diacritics, digits, stops and commas, which do not matter to a translator. */
const meaningOf = (value: unknown): string =>
  foldForSearch(textOf(value))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const hasSameMeaning = (one: unknown, other: unknown): boolean => one === other || meaningOf(one) === meaningOf(other);

/** Short words differ by one letter in meaning: «ري» and «رش». */
const SLIP_FROM_LETTERS = 4;
const SLIPS_MAX = 3;

/** Tells if one letter was added, dropped, replaced or swapped with its neighbour. A digit is never a slip. */
const isSlip = (one: string, other: string): boolean => {
  const least = Math.min(one.length, other.length);
  if (least < SLIP_FROM_LETTERS || /\p{N}/u.test(one + other)) return false;
  let [start, end] = [0, 0];
  while (start < least && one[start] === other[start]) start += 1;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [was, is] = [one, other].map((word) => word.slice(start, word.length - end)) as [string, string];
  return Math.max(was.length, is.length) <= 1 || (was.length === 2 && is === `${was[1]}${was[0]}`);
};

/** Tells if only typos were corrected, which leave the other language right: letters within few words, or spaces. */
export const isSmallCorrection = (one: unknown, other: unknown): boolean => {
  const [was, is] = [one, other].map((text) => meaningOf(text).split(' ')) as [string[], string[]];
  if (was.join('') === is.join('')) return true;
  if (was.length !== is.length) return false;
  const changed = was.flatMap((word, at) => (word === is[at] ? [] : [[word, is[at] ?? ''] as const]));
  return changed.length <= SLIPS_MAX && changed.every(([before, after]) => isSlip(before, after));
};

const SIDES = { en: ['en', 'ar', 'staleEnglish', 'staleArabic'], ar: ['ar', 'en', 'staleArabic', 'staleEnglish'] } as const;

/** Returns fields of one language that are older than their counterparts. `inStep` names those that an editor confirmed as right. */
export const staleAfter = (locale: Locale, before: Values, after: Values, inStep: unknown): string[] => {
  const [mine, theirs, field, counterpartField] = SIDES[locale];
  const [was, counterpartWas, confirmed] = [before[field], before[counterpartField], inStep].map((list) => new Set(namesIn(list)));
  const isChanged = (name: string): boolean => !hasSameMeaning(before[name], after[name]);
  const isStale = (pair: Pair): boolean => {
    const [name, counterpart] = [pair[mine], pair[theirs]];
    // A blank text is missing, not stale. A text that was blank or stale before is up to date now.
    if (textOf(after[name]) === '' || textOf(after[counterpart]) === '') return false;
    if (confirmed?.has(name) || isChanged(name)) return false;
    const isRewritten = !isSmallCorrection(before[counterpart], after[counterpart]);
    return was?.has(name) || (isRewritten && textOf(before[counterpart]) !== '' && !counterpartWas?.has(counterpart));
  };
  return pairsIn(after)
    .filter(isStale)
    .map((pair) => pair[mine]);
};
