import { otherLocale } from '@sanabel/brand/locales';
import { type Marked, type Marks, namesIn, namesList, pairsIn, staleAfter } from '@sanabel/contract/entities/languages';
import type { Locale } from '@sanabel/contract/enumerations';
import { useDeferredValue } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';

/** What a form holds of how its item's two languages stand to each other: texts, as all of its fields, so that drafts know of them. */
export type MarkValues = Marks & {
  /** Fields that the editor says are right as they are. */
  inStep: string;
};

export const markValues = (item: Marked | null): MarkValues => ({
  inStep: '',
  staleEnglish: item?.staleEnglish ?? '',
  staleArabic: item?.staleArabic ?? '',
  unreadDraft: item?.unreadDraft ?? '',
});

/**
 * The data to send, with what is to be said of the languages: which texts are right, and which are still unread where that changed or one
 * of them is sent. A text that is sent without a word of it counts as read.
 */
export const sentMarks = (data: object, values: Partial<MarkValues>, before: Partial<MarkValues> | null): object => {
  const { inStep = '', unreadDraft = '' } = values;
  const fields = Object.fromEntries(Object.entries(data).filter(([name]) => !(name in NOTHING)));
  const isSaid = unreadDraft !== (before?.unreadDraft ?? '') || namesIn(unreadDraft).some((name) => name in fields);
  return { ...fields, ...(inStep ? { inStep } : {}), ...(isSaid ? { unreadDraft } : {}) };
};

const NOTHING = markValues(null);

/** Whether a form's item has such marks. */
export const hasMarks = (values: object): boolean => 'unreadDraft' in values && 'inStep' in values;

/** The name of a field's text in the other language, as far as the form has both. */
export const twinOf = (name: string, locale: Locale, values: object): string | null => {
  const plain = name.replace(/^arabic/, '');
  const twin = locale === 'ar' ? plain.charAt(0).toLowerCase() + plain.slice(1) : `arabic${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return twin !== name && twin in values ? twin : null;
};

export interface LanguageState {
  /** Fields of this language that are older than their twins, as the form stands. */
  stale: readonly string[];
  /** Fields of this language whose text is a first draft that nobody has read. */
  unread: readonly string[];
  /** Fields of this language that only the other one has a text for. */
  blank: readonly string[];
  /** Those that were older when the form opened. */
  wasStale: readonly string[];
  /** Something was blank when the form opened. */
  wasBlank: boolean;
}

const blankIn = (values: Readonly<Record<string, unknown>>, locale: Locale): string[] =>
  pairsIn(values)
    .filter((pair) => values[pair[locale]] === '' && values[pair[otherLocale(locale)]] !== '')
    .map((pair) => pair[locale]);

const isOf = (locale: Locale, name: string): boolean => name.startsWith('arabic') === (locale === 'ar');

/** What an editor can say of the texts of a form. */
export const markActions = <Values extends FieldValues>(form: UseFormReturn<Values>) => {
  const now = (name: keyof MarkValues): string[] => namesIn(form.getValues(name as Path<Values>));
  const set = (name: keyof MarkValues, names: Iterable<string>): void =>
    form.setValue(name as Path<Values>, namesList(names) as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const without = (names: readonly string[]) => now('unreadDraft').filter((name) => !names.includes(name));
  return {
    /** These texts are right although their twins have changed. */
    keep: (names: readonly string[]) => set('inStep', [...now('inStep'), ...names]),
    /** Somebody has read these texts. */
    confirm: (names: readonly string[]) => set('unreadDraft', without(names)),
    /** These texts are first drafts. */
    mark: (names: readonly string[]) => set('unreadDraft', [...now('unreadDraft'), ...names]),
  };
};

/** How one language of a form stands to the other, as it would be after a save. */
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
