import type { SpreadsheetColumn } from '@sanabel/contract/columns';
import type { Locale } from '@sanabel/contract/enumerations';
import { choicesOf } from '../i18n/names.ts';
import { kindsWithTexts } from './texts.ts';

export interface Choice {
  value: string;
  labels: Readonly<Record<Locale, string>>;
}

/** Labels of the values of a kind's field; empty for fields that are no choice. */
export const declaredChoices = (kind: string, name: string): Choice[] => {
  const field = kindsWithTexts.find((one) => one.name === kind)?.fields[name];
  return field && 'choices' in field ? Object.entries(field.choices).map(([value, labels]) => ({ value, labels })) : [];
};

/** Choices of a column, whether the contract labels them or the kind that declares the field. */
export const choicesIn = (kind: string, { name, choices }: Pick<SpreadsheetColumn, 'name' | 'choices'>): Choice[] => {
  if (!choices) return declaredChoices(kind, name);
  const english = new Map(choicesOf(choices, 'en').map(({ value, text }) => [value, text]));
  const labelled = choicesOf(choices, 'ar').map(({ value, text }) => ({ value, labels: { ar: text, en: english.get(value) ?? value } }));
  return labelled.filter(({ value }) => value !== '');
};
