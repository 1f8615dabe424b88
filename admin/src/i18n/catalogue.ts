import type { FormOf } from '@sanabel/contract/entities/entity';
import type { Counted } from '@sanabel/contract/labels/labels';

/** The keys of the Arabic texts with any words: `satisfies Shape<typeof ar>` makes a missing or surplus key a compile error. */
export type Shape<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };

/** Texts of a section, with a word for every field of an input: one that is missing does not compile. */
export type FieldTexts<Input> = FormOf<Input, string> & Readonly<Record<string, unknown>>;

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Forms<Name extends string> = { [Key in `${Name}_${Form}`]: string };

/** The six plural forms of Arabic under i18next's key suffixes. `{{count, n}}` writes the number in the language's digits. */
export const six = <const Name extends string>(name: Name, forms: Record<Form, string>): Forms<Name> =>
  Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${name}_${form}`, text])) as Forms<Name>;

/** English has two of the six. */
export const two = <const Name extends string>(name: Name, one: string, other: string): Forms<Name> =>
  six(name, { zero: other, one, two: other, few: other, many: other, other });

/** A counted text of the contract, for i18next: the forms that a language does without are its last one. */
export const counted = <const Name extends string>(
  name: Name,
  { one, other, zero = other, two: second = other, few = other, many = other }: Counted,
): Forms<Name> => {
  const inPanel = (text: string): string => text.replace('{{n}}', '{{count, n}}');
  return six(name, {
    zero: inPanel(zero),
    one: inPanel(one),
    two: inPanel(second),
    few: inPanel(few),
    many: inPanel(many),
    other: inPanel(other),
  });
};
