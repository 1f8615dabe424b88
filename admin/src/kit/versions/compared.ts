import { fileAttributesOf } from '@sanabel/contract/entities/entity';
import { ENTITIES, REVIEWED_NAMES, type VersionedName } from '@sanabel/contract/entities/index';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { arabicName } from '@sanabel/contract/kinds/fields';
import type { NamedFields } from '../forms/field-names.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Compared {
  name: string;
  /** Null where both languages share it. */
  language: Locale | null;
  was: string;
  is: string;
}

/** Represents the three time fields, which are described in one sentence. */
export const TIMING = 'timing';
const TIMING_FIELDS = ['isDraft', 'publishAt', 'hideAt'];

/** Null where the field has no language. */
export const languageOf = (fields: NamedFields, name: string): Locale | null => {
  const field = fields[name];
  if (field?.language) return field.language;
  if (arabicName(name) in fields) return 'en';
  return Object.keys(fields).some((other) => arabicName(other) === name) ? 'ar' : null;
};

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Returns equal texts for equal times. */
const timingOf = (state: Values): string => {
  const { isDraft, publishAt, hideAt } = state;
  const set = { ...(isDraft === true && { isDraft }), ...(publishAt ? { publishAt } : {}), ...(hideAt ? { hideAt } : {}) };
  return Object.keys(set).length > 0 ? JSON.stringify(set) : '';
};

/** Compares the form's fields in their order, then files and time. */
export const compared = (list: VersionedName, fields: NamedFields, before: Values, after: Values): Compared[] => {
  const files = fileAttributesOf(ENTITIES[list]).filter((name) => !(name in fields));
  const review = REVIEWED_NAMES.some((name) => name === list) ? ['reviewBy'] : [];
  const names = [...Object.keys(fields), ...files, ...review];
  const isSpoken = Boolean(before.voiceUrl || after.voiceUrl);
  const shown = names.filter((name) => name !== 'voiceLanguage' || isSpoken);
  const found = shown.map((name) => ({ name, language: languageOf(fields, name), was: textOf(before[name]), is: textOf(after[name]) }));
  const isTimed = ENTITIES[list].hasTiming;
  return isTimed ? [...found, { name: TIMING, language: null, was: timingOf(before), is: timingOf(after) }] : found;
};

export const hasChanged = ({ was, is }: Compared): boolean => was !== is;

/** Includes fields that both languages share. */
export const inLanguage = (all: readonly Compared[], locale: Locale): Compared[] =>
  all.filter(({ language }) => language === null || language === locale);

/** A single language has no tab. */
export const languagesOf = (all: readonly Compared[]): Locale[] =>
  LOCALES.filter((locale) => all.some(({ language }) => language === locale));

/** Merges the time fields into one. */
export const namesOf = (changed: readonly string[]): string[] => [
  ...new Set(changed.map((name) => (TIMING_FIELDS.includes(name) ? TIMING : name))),
];
