import type { Locale } from '@sanabel/contract/enumerations';
import { fieldsInOneLanguage, type KindFields } from '@sanabel/contract/kinds/fields';
import type { NameWithFields } from '@sanabel/contract/kinds/index';
import type { KindFacts } from '@sanabel/contract/kinds/kind';
import { WITH_TEXTS } from '@sanabel/contract/kinds/with-texts';
import type { ParseKeys } from 'i18next';
import { counted } from '../i18n/catalogue.ts';
import { addTexts } from '../i18n/texts-of.ts';

type WithTexts = KindFacts & { fields: KindFields };

/** Kinds whose fields are data, with all their texts. */
export const kindWithTexts = (name: NameWithFields): WithTexts => WITH_TEXTS[name];

/** Labels of a kind's fields, and their hints, such as `nameHint`. */
const fieldLabels = (fields: KindFields, locale: Locale): object =>
  Object.fromEntries(
    fieldsInOneLanguage(fields).flatMap(([name, { label, hint }]) => [
      [name, label[locale]],
      ...(hint ? [[`${name}Hint`, hint[locale]]] : []),
    ]),
  );

const NUMBER = { one: '{{n}}', other: '{{n}}' };

export const kindsWithTexts: readonly WithTexts[] = Object.values(WITH_TEXTS);

const inBoth = (textsIn: (locale: Locale) => object) => ({ ar: textsIn('ar'), en: textsIn('en') });

addTexts(
  'fields',
  inBoth((locale) => Object.fromEntries(kindsWithTexts.map(({ name, fields }) => [name, fieldLabels(fields, locale)]))),
);
addTexts(
  'counts',
  inBoth((locale) => Object.assign({}, ...kindsWithTexts.map(({ name, labels }) => counted(name, labels[locale].counted ?? NUMBER)))),
);

/** Key of a field's label. */
export const fieldLabel = (kind: string, field: string) => `fields:${kind}.${field}` as ParseKeys;

/** Key of the sentence that counts a kind. */
export const countLabel = (kind: NameWithFields) => `counts:${kind}` as 'trash.days';

export const helpOfKind = (name: string, locale: Locale): string => kindsWithTexts.find((kind) => kind.name === name)?.help?.[locale] ?? '';
