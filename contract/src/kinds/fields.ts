import type { Locale } from '../enumerations.ts';

export type Words = Readonly<Record<Locale, string>>;

interface Field {
  label: Words;
  hint?: Words;
  /** Searches find an item by its names first. */
  found?: 'name' | 'also';
  isOptional?: true;
}

export interface TextField extends Field {
  type: 'text';
  max: number;
  /** A text in both languages is two fields, such as `name` and `arabicName`. */
  language: Locale | 'both' | 'any';
  /** Requires the Arabic text and leaves the English one to be added later; without it the other way round. */
  isArabicFirst?: true;
  /** `light` text has paragraphs, lists, bold words and links (`formatting/blocks.ts`). */
  isMultiline?: true | 'light';
  /**
   * One step or point on each line; `max` is the length of one. Texts in both languages are pairs, line by line: a blank line is shown in
   * the other language, so the second language may have fewer than `min`.
   */
  lines?: { min: number; max: number };
}

interface LinkField extends Field {
  type: 'link';
}

/** A whole number; `unit` stands behind it. */
interface NumberField extends Field {
  type: 'number';
  min: number;
  max: number;
  unit?: Words;
}

/** A day, or a timestamp in UTC on a quarter of an hour. */
interface TimeField extends Field {
  type: 'date' | 'time';
  /** Field that must lie before. */
  after?: string;
}

/** Several choices are stored in one text, with commas between. */
export interface ChoiceField extends Field {
  type: 'choice' | 'choices';
  choices: Readonly<Record<string, Words>>;
  /** A sentence for each choice. */
  notes?: Readonly<Record<string, Words>>;
  /** A line drawing of 24 px for each choice: the path of an SVG. */
  icons?: Readonly<Record<string, string>>;
  /** The choice that cannot wait; lists show it in red. */
  urgent?: string;
}

/** Ids of items of another list, with commas between. Ids of deleted items stay, so that a restored item is referred to again. */
export interface ReferenceField extends Field {
  type: 'reference';
  to: string;
  max: number;
}

/** `hasDetails` adds the point that stays visible, and descriptions. */
export interface ImageField extends Field {
  type: 'image';
  hasDetails?: true;
}

export type KindField = TextField | LinkField | NumberField | TimeField | ChoiceField | ReferenceField | ImageField;
export type KindFields = Readonly<Record<string, KindField>>;

export type ArabicName<Name extends string> = `arabic${Capitalize<Name>}`;

export const arabicName = <const Name extends string>(name: Name) =>
  `arabic${name.charAt(0).toUpperCase()}${name.slice(1)}` as ArabicName<Name>;

const inLanguage = ({ ar, en }: Words, language: Locale): Words =>
  language === 'ar' ? { ar: `${ar} بالعربية`, en: `${en} in Arabic` } : { ar: `${ar} بالإنجليزية`, en: `${en} in English` };

const half = ({ isArabicFirst, ...field }: TextField, language: Locale): TextField => {
  const isSecond = (language === 'ar') !== (isArabicFirst ?? false);
  const { label, lines } = field;
  return {
    ...field,
    language,
    label: inLanguage(label, language),
    ...(isSecond ? { isOptional: true, ...(lines && { lines: { ...lines, min: 1 } }) } : {}),
  };
};

/** The fields of an input, each in one language. */
export const fieldsInOneLanguage = (fields: KindFields): [name: string, field: KindField][] =>
  Object.entries(fields).flatMap(([name, field]): [string, KindField][] => {
    if (field.type !== 'text' || field.language !== 'both') return [[name, field]];
    return [
      [name, half(field, 'en')],
      [arabicName(name), half(field, 'ar')],
    ];
  });

/** Values of several choices or references. */
export const valuesIn = (list: string): string[] => list.split(',').filter(Boolean);
