import type { FormOf } from '@sanabel/contract/entities/entity';
import type { Counted } from '@sanabel/contract/labels/counted';

/** The keys of the Arabic texts: `satisfies Shape<typeof ar>` makes a missing or surplus key a compile error. */
export type Shape<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : T[Key] extends (...values: never[]) => string ? T[Key] : Shape<T[Key]>;
};

/** Requires a text for every field of an input. */
export type FieldTexts<Input> = FormOf<Input, string> & Readonly<Record<string, unknown>>;

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Forms<Name extends string> = { [Key in `${Name}_${Form}`]: string };

/** Adds i18next's suffixes for Arabic's six plural forms. `{{count, n}}` writes the number in the language's digits. */
export const six = <const Name extends string>(name: Name, forms: Record<Form, string>): Forms<Name> =>
  Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${name}_${form}`, text])) as Forms<Name>;

export const two = <const Name extends string>(name: Name, one: string, other: string): Forms<Name> =>
  six(name, { zero: other, one, two: other, few: other, many: other, other });

/** Converts a plural text of the contract. A missing form falls back to `other`. */
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

export const countedAll = <const Name extends string>(names: readonly Name[], texts: Readonly<Record<Name, Counted>>): Forms<Name> =>
  Object.assign({}, ...names.map((name) => counted(name, texts[name])));
