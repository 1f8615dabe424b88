import type { ENTITIES, InputOf } from '@sanabel/contract/entities/index';
import type { Locale } from '@sanabel/contract/enumerations';
import { fieldsInOneLanguage, type KindField, type KindFields } from '@sanabel/contract/kinds/fields';
import { KINDS, type NameWithFields } from '@sanabel/contract/kinds/index';
import { LINK_MAX } from '@sanabel/contract/limits';
import type { ParseKeys } from 'i18next';
import { PICTURE_FORM } from './focus/fields.ts';
import type { TextInput } from './TextField.tsx';
import type { Picture } from './values.ts';

type ImageName<Name extends NameWithFields> = (typeof ENTITIES)[Name]['files'][number]['field'];

export type FormValues<Name extends NameWithFields> = Record<keyof InputOf<Name>, string> & Record<ImageName<Name>, Picture>;

type FormFields = { readonly [Name in NameWithFields]: Readonly<Record<keyof InputOf<Name>, TextInput>> };

const languageOf = (field: KindField): Locale | undefined =>
  field.type === 'text' && (field.language === 'ar' || field.language === 'en') ? field.language : undefined;

/** An image has its own input. */
const displayOf = (field: KindField): Partial<TextInput>[] => {
  if (field.type === 'image') return [];
  if (field.type === 'link') return [{ type: 'url', language: null, max: LINK_MAX }];
  const { max, isMultiline = false, isOptional = false } = field;
  const language = languageOf(field);
  return [{ ...(language ? { language } : {}), max, isMultiline, isOptional }];
};

const formFields = (kind: string, fields: KindFields): Record<string, TextInput> => {
  const arabicFirst = fieldsInOneLanguage(fields).sort(
    ([, one], [, other]) => Number(languageOf(other) === 'ar') - Number(languageOf(one) === 'ar'),
  );
  const inputs = arabicFirst.flatMap(([name, field]) => {
    const label = `${kind}.${name}` as ParseKeys;
    const hint = field.hint ? { hint: `${label}Hint` as ParseKeys } : {};
    return displayOf(field).map((display) => [name, { label, ...hint, ...display }] as const);
  });
  const hasDetails = arabicFirst.some(([, field]) => field.type === 'image' && field.hasDetails);
  return { ...Object.fromEntries(inputs), ...(hasDetails ? PICTURE_FORM : {}) };
};

/** Inputs of the kinds whose fields are data, with keys of their labels in the catalogues. */
export const FORM_FIELDS = Object.fromEntries(
  Object.values(KINDS).flatMap((kind) => ('fields' in kind ? [[kind.name, formFields(kind.name, kind.fields)]] : [])),
) as unknown as FormFields;
