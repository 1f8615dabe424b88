/** The keys of the Arabic texts with any words: `satisfies Shape<typeof ar>` makes a missing or surplus key a compile error. */
export type Shape<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Forms<Name extends string> = { [Key in `${Name}_${Form}`]: string };

/** The six plural forms of Arabic under i18next's key suffixes. `{{count, n}}` writes the number in the language's digits. */
export const six = <const Name extends string>(name: Name, forms: Record<Form, string>): Forms<Name> =>
  Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${name}_${form}`, text])) as Forms<Name>;

/** English has two of the six. */
export const two = <const Name extends string>(name: Name, one: string, other: string): Forms<Name> =>
  six(name, { zero: other, one, two: other, few: other, many: other, other });
