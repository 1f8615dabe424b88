import type { LABELLED } from '../enumerations.ts';

/** The words for the values of every labelled enumeration. A missing one does not compile. */
export type Labels = { [Name in keyof typeof LABELLED]: Record<(typeof LABELLED)[Name][number], string> };

/** A number of months in words, by plural form; `{{n}}` is the number. */
export type Months = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
