import * as z from 'zod';
import type { Locale } from '../enumerations.ts';
import type { FieldCode } from '../errors.ts';
import { foldForSearch } from '../fold.ts';
import { text } from '../text.ts';

/** A text in both languages, by the names of its two fields. */
export interface Pair {
  en: string;
  ar: string;
}

const arabicName = (name: string): string => `arabic${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The texts of a shape that it has in both languages: `title` and `arabicTitle`. */
export const pairsIn = (shape: object): Pair[] =>
  Object.keys(shape).flatMap((en) => (arabicName(en) in shape ? [{ en, ar: arabicName(en) }] : []));

/** The names in a list of fields as it crosses the API: with commas between. */
export const namesIn = (list: unknown): string[] => (typeof list === 'string' && list !== '' ? list.split(',') : []);

/** A list of fields as it crosses the API and as a row keeps it: each once. */
export const namesList = (names: Iterable<string>): string => [...new Set(names)].join(',');

/** Room for the names of all fields of the largest entity. */
const NAMES_MAX = 1_000;

/** Names of fields that an entity has in both languages. */
const namesOf = (shape: object) => {
  const known = new Set(pairsIn(shape).flatMap(({ en, ar }) => [en, ar]));
  return text({ max: NAMES_MAX, isOptional: true })
    .overwrite((value) => namesList(value.split(/[\s,]+/).filter(Boolean)))
    .superRefine((value, context) => {
      if (namesIn(value).some((name) => !known.has(name)))
        context.addIssue({ code: 'custom', message: 'invalid_choice' satisfies FieldCode });
    });
};

/** What may be said of an item's two languages, beside the fields of each entity that waits for its time (decision 164). */
export const marksInput = (shape: object) => ({
  /** Fields that are right as they are although their twin has changed. */
  inStep: namesOf(shape)
    .meta({ description: 'fields, with commas between, that are right although the other language has changed' })
    .optional(),
  /** All fields whose text is a first draft, copied or made by a machine, that nobody has read. */
  unreadDraft: namesOf(shape).meta({ description: 'all fields, with commas between, that hold a first draft nobody has read' }).optional(),
});

export type MarksInput = { inStep?: string | undefined; unreadDraft?: string | undefined };

/** What the CMS keeps of an item's two languages: names of fields. Visitors are told nothing of it. */
export const MARKS = ['staleEnglish', 'staleArabic', 'unreadDraft'] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Record<Mark, string>;
/** The marks that an item has. */
export type Marked = { readonly [Key in Mark]?: string | undefined };

/** What an editor is told: English fields whose Arabic has changed since, the other way, and drafts nobody has read. Only what is said. */
export const marksShown = Object.fromEntries(MARKS.map((mark) => [mark, z.string().optional()])) as Record<
  Mark,
  z.ZodOptional<z.ZodString>
>;

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => String(value ?? '');

/** What a translator reads: a spelling put right (hamza, diacritics, digits, stops and commas) is the same to them. */
const meaningOf = (value: unknown): string =>
  foldForSearch(textOf(value))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two texts say the same to a translator. */
export const saysSame = (one: unknown, other: unknown): boolean => one === other || meaningOf(one) === meaningOf(other);

const SIDES = { en: ['en', 'ar', 'staleEnglish', 'staleArabic'], ar: ['ar', 'en', 'staleArabic', 'staleEnglish'] } as const;

/**
 * The fields of one language that are older than their twins once an item is `after` and was `before`, which has the marks of the save
 * before; `inStep` names those that an editor says are right as they are.
 */
export const staleAfter = (locale: Locale, before: Values, after: Values, inStep: unknown): string[] => {
  const [mine, theirs, mark, twinMark] = SIDES[locale];
  const [was, twinWas, said] = [before[mark], before[twinMark], inStep].map((list) => new Set(namesIn(list)));
  const isChanged = (name: string): boolean => !saysSame(before[name], after[name]);
  const isStale = (pair: Pair): boolean => {
    const [name, twin] = [pair[mine], pair[theirs]];
    // What is blank is missing, not old; and what was blank has caught up now, as has what was old itself.
    if (textOf(after[name]) === '' || textOf(after[twin]) === '') return false;
    if (said?.has(name) || isChanged(name)) return false;
    return was?.has(name) || (isChanged(twin) && textOf(before[twin]) !== '' && !twinWas?.has(twin));
  };
  return pairsIn(after)
    .filter(isStale)
    .map((pair) => pair[mine]);
};
