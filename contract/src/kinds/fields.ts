import type { Locale } from '../enumerations.ts';

type Words = Readonly<Record<Locale, string>>;

interface Field {
  label: Words;
  hint?: Words;
  /** Searches find an item by its names first. */
  found?: 'name' | 'also';
}

export interface TextField extends Field {
  type: 'text';
  max: number;
  /** A text in both languages is two fields, such as `name` and `arabicName`. The Arabic one is optional. */
  language: Locale | 'both' | 'any';
  isMultiline?: true;
  isOptional?: true;
}

export interface LinkField extends Field {
  type: 'link';
}

/** `hasDetails` adds the point that stays visible, and descriptions. */
export type KindField = TextField | LinkField | (Field & { type: 'image'; hasDetails?: true });
export type KindFields = Readonly<Record<string, KindField>>;

export type ArabicName<Name extends string> = `arabic${Capitalize<Name>}`;

export const arabicName = <const Name extends string>(name: Name) =>
  `arabic${name.charAt(0).toUpperCase()}${name.slice(1)}` as ArabicName<Name>;

const inLanguage = ({ ar, en }: Words, language: Locale): Words =>
  language === 'ar' ? { ar: `${ar} بالعربية`, en: `${en} in Arabic` } : { ar: `${ar} بالإنجليزية`, en: `${en} in English` };

/** The fields of an input, each in one language. */
export const fieldsInOneLanguage = (fields: KindFields): [name: string, field: KindField][] =>
  Object.entries(fields).flatMap(([name, field]): [string, KindField][] => {
    if (field.type !== 'text' || field.language !== 'both') return [[name, field]];
    const half = (language: Locale): TextField => ({ ...field, language, label: inLanguage(field.label, language) });
    return [
      [name, half('en')],
      [arabicName(name), { ...half('ar'), isOptional: true }],
    ];
  });
