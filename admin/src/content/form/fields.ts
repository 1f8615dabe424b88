import type { FormOf } from '@sanabel/contract/entities/entity';
import type { Locale } from '@sanabel/contract/enumerations';
import type { LabelledName } from '@sanabel/contract/labels/labels';
import type { ParseKeys } from 'i18next';
import type { TextForm } from '../writing/Formatted.tsx';

/** The display of a field of a crop or an article; `label` and `hint` are keys of the catalogue. */
export interface ContentField {
  label: ParseKeys;
  hint?: ParseKeys;
  max?: number;
  isMultiline?: boolean;
  isOptional?: boolean;
  /** How the site lays it out, where it can be formatted. */
  form?: TextForm;
  /** The enumeration whose values are offered as chips. */
  choices?: LabelledName;
  /** Has the whole width of the form. */
  isWide?: boolean;
  /** Drawn by the section itself, beside the choices. */
  hasOwnInput?: true;
  language?: Locale;
}

/** A text that is asked for in both languages, with the names of its two fields. */
export interface FieldPair extends ContentField {
  ar: string;
  en: string;
}

export type ContentFields = Readonly<Record<string, ContentField>>;

type ArabicName<Name extends string> = `arabic${Capitalize<Name>}`;
/** The fields that both languages share: those without a twin. */
type Shared<Input> = Exclude<
  { [Key in keyof Input & string]-?: ArabicName<Key> extends keyof Input ? never : Key }[keyof Input & string],
  ArabicName<string>
>;

/**
 * Every input of a crop or an article. A text in both languages gets its two columns; a field that both share says how it is drawn, or it
 * does not compile.
 */
export type ContentFormOf<Input> = FormOf<Input, ContentField> &
  FormOf<Pick<Input, Shared<Input>>, { choices: LabelledName } | { hasOwnInput: true }>;

const arabicName = <Name extends string>(name: Name) => `arabic${name.charAt(0).toUpperCase()}${name.slice(1)}` as ArabicName<Name>;

/** The two fields of a text in both languages, for a form's definition. */
export const inBoth = <Name extends string>(name: Name, field: ContentField) =>
  ({ [name]: field, [arabicName(name)]: field }) as Record<Name | ArabicName<Name>, ContentField>;

const isRequired = ([, field]: [string, ContentField]): boolean => !field.isOptional;

/** The required texts of a form, pair by pair: its two columns. */
export const pairsOf = (form: ContentFields): FieldPair[] =>
  Object.entries(form)
    .filter(isRequired)
    .filter(([name]) => arabicName(name) in form)
    .map(([name, field]) => ({ ...field, en: name, ar: arabicName(name) }));

/** The required fields that both languages share. */
export const sharedOf = (form: ContentFields): { name: string; label: ParseKeys }[] => {
  const paired = new Set(pairsOf(form).flatMap(({ ar, en }) => [ar, en]));
  return Object.entries(form)
    .filter(isRequired)
    .filter(([name]) => !paired.has(name))
    .map(([name, { label }]) => ({ name, label }));
};

/** The fields that are drawn as choices, in the order of the form. */
export const choiceFieldsOf = (form: ContentFields): { name: string; label: ParseKeys; choices: LabelledName; isWide: boolean }[] =>
  Object.entries(form).flatMap(([name, { label, choices, isWide = false }]) => (choices ? [{ name, label, choices, isWide }] : []));
