import type { ar } from './ar/index.ts';

/** Arabic has all six plural forms, English two; the rest of a catalogue has the same keys in both. */
export type SixForms = Record<Intl.LDMLPluralRule, string>;
export type TwoForms = Pick<SixForms, 'one' | 'other'>;

/** The type of the English catalogue, given the Arabic one: a missing, extra or misspelt key does not compile. */
export type Twin<Arabic> = Arabic extends string
  ? string
  : Arabic extends SixForms
    ? TwoForms
    : { [Key in keyof Arabic]: Twin<Arabic[Key]> };

type Join<Head extends string, Tail extends string> = `${Head}.${Tail}`;
type Leaf = string | SixForms;
type Paths<Tree, Wanted> = {
  [Key in keyof Tree & string]: Tree[Key] extends Wanted ? Key : Tree[Key] extends Leaf ? never : Join<Key, Paths<Tree[Key], Wanted>>;
}[keyof Tree & string];

export type TextKey = Paths<typeof ar, string>;
export type PluralKey = Paths<typeof ar, SixForms>;
