/** Between the plural forms of one text, as react-admin has them. */
export const SEPARATOR = ' |||| ';

/** In this order, which is Unicode's, a text names all its forms. */
export const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];

/** The six forms of Arabic as one text. */
export const forms = (texts: Readonly<Record<(typeof FORMS)[number], string>>): string => FORMS.map((form) => texts[form]).join(SEPARATOR);
