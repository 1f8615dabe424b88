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

/** Adds i18next's suffixes of the six plural forms; missing ones are as `other`. `{{count, n}}` writes the language's digits. */
export const six = <const Name extends string>(
  name: Name,
  { one, other, zero = other, two = other, few = other, many = other }: Counted,
): Forms<Name> =>
  Object.fromEntries(Object.entries({ zero, one, two, few, many, other }).map(([form, text]) => [`${name}_${form}`, text])) as Forms<Name>;

export const two = <const Name extends string>(name: Name, one: string, other: string): Forms<Name> => six(name, { one, other });

/** Converts a plural text of the contract. */
export const counted = <const Name extends string>(name: Name, { one, other, ...forms }: Counted): Forms<Name> => {
  const inPanel = (text: string): string => text.replace('{{n}}', '{{count, n}}');
  const rest = Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, inPanel(text)]));
  return six(name, { ...rest, one: inPanel(one), other: inPanel(other) });
};

export const countedAll = <const Name extends string>(names: readonly Name[], texts: Readonly<Record<Name, Counted>>): Forms<Name> =>
  Object.assign({}, ...names.map((name) => counted(name, texts[name])));
