import { otherLocale } from '@sanabel/brand/locales';
import { namesIn, namesList, pairsIn, type Staleness, staleAfter, type WithStaleness } from '@sanabel/contract/entities/languages';
import type { Locale } from '@sanabel/contract/enumerations';
import { arabicName } from '@sanabel/contract/kinds/fields';
import { useDeferredValue } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';

/** State of the two languages as form fields: texts, so that autosave covers them. */
type StalenessValues = Staleness & {
  /** Fields that the editor confirmed as they are. */
  inStep: string;
};

export const stalenessValues = (item: WithStaleness | null): StalenessValues => ({
  inStep: '',
  staleEnglish: item?.staleEnglish ?? '',
  staleArabic: item?.staleArabic ?? '',
  unreadDraft: item?.unreadDraft ?? '',
});

/** Adds confirmed fields, and unreviewed ones where that list changed or one of them is sent: unlisted texts count as reviewed. */
export const sentStaleness = (data: object, values: Partial<StalenessValues>, before: Partial<StalenessValues> | null): object => {
  const { inStep = '', unreadDraft: unreviewedTranslation = '' } = values;
  const fields = Object.fromEntries(Object.entries(data).filter(([name]) => !(name in NOTHING)));
  const isSent = unreviewedTranslation !== (before?.unreadDraft ?? '') || namesIn(unreviewedTranslation).some((name) => name in fields);
  return { ...fields, ...(inStep ? { inStep } : {}), ...(isSent ? { unreadDraft: unreviewedTranslation } : {}) };
};

const NOTHING = stalenessValues(null);

export const hasStaleness = (values: object): boolean => 'unreadDraft' in values && 'inStep' in values;

/** Returns the counterpart, or null if the form has the field in one language only. */
export const counterpartOf = (name: string, locale: Locale, values: object): string | null => {
  const plain = name.replace(/^arabic/, '');
  const counterpart = locale === 'ar' ? plain.charAt(0).toLowerCase() + plain.slice(1) : arabicName(name);
  return counterpart !== name && counterpart in values ? counterpart : null;
};

interface LanguageState {
  /** Fields older than their counterpart, with the unsaved changes counted. */
  stale: readonly string[];
  unreviewed: readonly string[];
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

export const stalenessActions = <Values extends FieldValues>(form: UseFormReturn<Values>) => {
  const now = (name: keyof StalenessValues): string[] => namesIn(form.getValues(name as Path<Values>));
  const set = (name: keyof StalenessValues, names: Iterable<string>): void =>
    form.setValue(name as Path<Values>, namesList(names) as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const without = (names: readonly string[]) => now('unreadDraft').filter((name) => !names.includes(name));
  return {
    /** Confirms texts that are right although their counterparts changed. */
    keep: (names: readonly string[]) => set('inStep', [...now('inStep'), ...names]),
    confirm: (names: readonly string[]) => set('unreadDraft', without(names)),
    addUnreviewed: (names: readonly string[]) => set('unreadDraft', [...now('unreadDraft'), ...names]),
  };
};

export const useLanguageState = <Values extends FieldValues>(form: UseFormReturn<Values>, locale: Locale): LanguageState => {
  const values = useDeferredValue(useWatch({ control: form.control })) as Readonly<Record<string, unknown>>;
  const before = (form.formState.defaultValues ?? {}) as Readonly<Record<string, unknown>>;
  return {
    stale: staleAfter(locale, before, values, values.inStep),
    unreviewed: namesIn(values.unreadDraft).filter((name) => isOf(locale, name) && values[name] !== ''),
    blank: blankIn(values, locale),
    wasStale: namesIn(before[locale === 'en' ? 'staleEnglish' : 'staleArabic']),
    wasBlank: blankIn(before, locale).length > 0,
  };
};
