/** Plural forms; `{{n}}` is the number. */
export type Counted = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
