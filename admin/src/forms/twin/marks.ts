import { otherLocale } from '@sanabel/brand/locales';
import { namesIn, namesList, pairsIn, type Staleness, staleAfter, type WithStaleness } from '@sanabel/contract/entities/languages';
import type { Locale } from '@sanabel/contract/enumerations';
import { useDeferredValue } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';

/** State of the two languages as form fields: texts, so that autosave covers them. */
export type MarkValues = Staleness & {
  /** Fields that the editor confirmed as they are. */
  inStep: string;
};

export const markValues = (item: WithStaleness | null): MarkValues => ({
  inStep: '',
  staleEnglish: item?.staleEnglish ?? '',
  staleArabic: item?.staleArabic ?? '',
  unreadDraft: item?.unreadDraft ?? '',
});

/** Adds confirmed fields, and unreviewed ones where that list changed or one of them is sent: unlisted texts count as reviewed. */
export const sentMarks = (data: object, values: Partial<MarkValues>, before: Partial<MarkValues> | null): object => {
  const { inStep = '', unreadDraft = '' } = values;
  const fields = Object.fromEntries(Object.entries(data).filter(([name]) => !(name in NOTHING)));
  const isSaid = unreadDraft !== (before?.unreadDraft ?? '') || namesIn(unreadDraft).some((name) => name in fields);
  return { ...fields, ...(inStep ? { inStep } : {}), ...(isSaid ? { unreadDraft } : {}) };
};

const NOTHING = markValues(null);

export const hasMarks = (values: object): boolean => 'unreadDraft' in values && 'inStep' in values;

/** Returns the counterpart, or null if the form has the field in one language only. */
export const twinOf = (name: string, locale: Locale, values: object): string | null => {
  const plain = name.replace(/^arabic/, '');
  const twin = locale === 'ar' ? plain.charAt(0).toLowerCase() + plain.slice(1) : `arabic${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return twin !== name && twin in values ? twin : null;
};

export interface LanguageState {
  /** Fields older than their counterpart, with the unsaved changes counted. */
  stale: readonly string[];
  unread: readonly string[];
  /** Empty fields whose counterpart has text. */
  blank: readonly string[];
  wasStale: readonly string[];
  wasBlank: boolean;
}

const blankIn = (values: Readonly<Record<string, unknown>>, locale: Locale): string[] =>
  pairsIn(values)
    .filter((pair) => values[pair[locale]] === '' && values[pair[otherLocale(locale)]] !== '')
    .map((pair) => pair[locale]);

const isOf = (locale: Locale, name: string): boolean => name.startsWith('arabic') === (locale === 'ar');

export const markActions = <Values extends FieldValues>(form: UseFormReturn<Values>) => {
  const now = (name: keyof MarkValues): string[] => namesIn(form.getValues(name as Path<Values>));
  const set = (name: keyof MarkValues, names: Iterable<string>): void =>
    form.setValue(name as Path<Values>, namesList(names) as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const without = (names: readonly string[]) => now('unreadDraft').filter((name) => !names.includes(name));
  return {
    /** Confirms texts that are right although their counterparts changed. */
    keep: (names: readonly string[]) => set('inStep', [...now('inStep'), ...names]),
    confirm: (names: readonly string[]) => set('unreadDraft', without(names)),
    mark: (names: readonly string[]) => set('unreadDraft', [...now('unreadDraft'), ...names]),
  };
};

export const useLanguageState = <Values extends FieldValues>(form: UseFormReturn<Values>, locale: Locale): LanguageState => {
  const values = useDeferredValue(useWatch({ control: form.control })) as Readonly<Record<string, unknown>>;
  const before = (form.formState.defaultValues ?? {}) as Readonly<Record<string, unknown>>;
  return {
    stale: staleAfter(locale, before, values, values.inStep),
    unread: namesIn(values.unreadDraft).filter((name) => isOf(locale, name) && values[name] !== ''),
    blank: blankIn(values, locale),
    wasStale: namesIn(before[locale === 'en' ? 'staleEnglish' : 'staleArabic']),
    wasBlank: blankIn(before, locale).length > 0,
  };
};
