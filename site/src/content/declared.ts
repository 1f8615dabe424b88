import type { Locale } from '@sanabel/contract/enumerations';
import { plainText } from '@sanabel/contract/formatting/blocks';
import { arabicName, type KindField, valuesIn } from '@sanabel/contract/kinds/fields';
import { KINDS, type NameWithFields, type OrderedName } from '@sanabel/contract/kinds/index';
import type { KindFacts } from '@sanabel/contract/kinds/kind';
import { type LocalText, localised } from './item-texts.ts';

/** Kinds whose fields are data. */
export type Declared = OrderedName & NameWithFields;
export type Values = Readonly<Record<string, string | number | null>>;

export const isDeclared = (name: OrderedName): name is Declared => 'fields' in KINDS[name];

export const fieldsOf = (name: Declared): [field: string, facts: KindField][] => Object.entries(KINDS[name].fields);

const textIn = (values: Values, field: string, locale: Locale): LocalText =>
  localised(values as Record<never, string>, field as never, locale);

/** The texts that searches find first. */
export const titleOf = (name: Declared, values: Values, locale: Locale): LocalText =>
  textIn(values, fieldsOf(name).find(([, { found }]) => found === 'name')?.[0] ?? '', locale);

/** The first of its other texts. */
export const summaryOf = (name: Declared, values: Values, locale: Locale): string =>
  plainText(textIn(values, fieldsOf(name).find(([, { found }]) => found === 'also')?.[0] ?? '', locale).text);

/** The names of chosen values. */
export const choicesOf = (name: Declared, values: Values, locale: Locale): string[] =>
  fieldsOf(name).flatMap(([field, facts]) =>
    'choices' in facts ? valuesIn(String(values[field] ?? '')).flatMap((value) => facts.choices[value]?.[locale] ?? []) : [],
  );

/** Where the URL of a picture is stored. */
export const pictureField = (field: string, { isOptional }: KindField): string => (isOptional ? `${field}Url` : field);

export const firstPicture = (name: Declared, values: Values): string => {
  const [found] = fieldsOf(name).filter(([, { type }]) => type === 'image');
  return found ? String(values[pictureField(...found)] ?? '') : '';
};

/** The timestamp at which it stops to be current; null where it never does. */
export const endOf = (name: OrderedName, values: Values): number | null => {
  const { validity }: KindFacts = KINDS[name];
  return validity ? Date.parse(String(values[validity.until])) : null;
};

export const bothOf = (values: Values, field: string): Record<Locale, string> => ({
  ar: String(values[arabicName(field)] ?? ''),
  en: String(values[field] ?? ''),
});
