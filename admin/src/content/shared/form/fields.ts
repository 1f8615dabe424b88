import type { FormOf } from '@sanabel/contract/entities/entity';
import type { Locale } from '@sanabel/contract/enumerations';
import { type ArabicName, arabicName } from '@sanabel/contract/kinds/fields';
import type { LabelledName } from '@sanabel/contract/labels/labels';
import type { ParseKeys } from 'i18next';
import type { TextForm } from '../writing/Formatted.tsx';

interface ContentField {
  label: ParseKeys;
  hint?: ParseKeys;
  max?: number;
  isMultiline?: boolean;
  isOptional?: boolean;
  /** Layout on the site, where the text can be formatted. */
  form?: TextForm;
  /** Enumeration whose values are offered as chips. */
  choices?: LabelledName;
  isWide?: boolean;
  /** The section draws the input, beside the choices. */
  hasOwnInput?: true;
  language?: Locale;
}

export interface FieldPair extends ContentField {
  ar: string;
  en: string;
}

export type ContentFields = Readonly<Record<string, ContentField>>;

/** Fields without a counterpart. */
type Shared<Input> = Exclude<
  { [Key in keyof Input & string]-?: ArabicName<Key> extends keyof Input ? never : Key }[keyof Input & string],
  ArabicName<string>
>;

/** Requires every input of a crop or an article. A shared field without `choices` or `hasOwnInput` does not compile. */
export type ContentFormOf<Input> = FormOf<Input, ContentField> &
  FormOf<Pick<Input, Shared<Input>>, { choices: LabelledName } | { hasOwnInput: true }>;

export const inBoth = <Name extends string>(name: Name, field: ContentField) =>
  ({ [name]: field, [arabicName(name)]: field }) as Record<Name | ArabicName<Name>, ContentField>;

const isRequired = ([, field]: [string, ContentField]): boolean => !field.isOptional;

/** Returns the required texts, paired by language. */
export const pairsOf = (form: ContentFields): FieldPair[] =>
  Object.entries(form)
    .filter(isRequired)
    .filter(([name]) => arabicName(name) in form)
    .map(([name, field]) => ({ ...field, en: name, ar: arabicName(name) }));

/** Returns the required fields without a counterpart. */
export const sharedOf = (form: ContentFields): { name: string; label: ParseKeys }[] => {
  const paired = new Set(pairsOf(form).flatMap(({ ar, en }) => [ar, en]));
  return Object.entries(form)
    .filter(isRequired)
    .filter(([name]) => !paired.has(name))
    .map(([name, { label }]) => ({ name, label }));
};

export const choiceFieldsOf = (form: ContentFields): { name: string; label: ParseKeys; choices: LabelledName; isWide: boolean }[] =>
  Object.entries(form).flatMap(([name, { label, choices, isWide = false }]) => (choices ? [{ name, label, choices, isWide }] : []));
