import type { ENTITIES, InputOf } from '@sanabel/contract/entities/index';
import { fieldsInOneLanguage, type KindField, type KindFields } from '@sanabel/contract/kinds/fields';
import { KINDS, type NameWithFields } from '@sanabel/contract/kinds/index';
import { LINK_MAX } from '@sanabel/contract/limits';
import type { ParseKeys } from 'i18next';
import { fieldLabel } from '../kinds/texts.ts';
import { PICTURE_FORM } from './focus/fields.ts';
import type { TextInput } from './TextField.tsx';
import type { Picture } from './values.ts';

type ImageName<Name extends NameWithFields> = (typeof ENTITIES)[Name]['files'][number]['field'];

export type FormValues<Name extends NameWithFields> = Record<keyof InputOf<Name>, string> & Record<ImageName<Name>, Picture>;

type FormFields = { readonly [Name in NameWithFields]: Readonly<Record<keyof InputOf<Name>, TextInput>> };

/** Null for an image, which has its own input. */
const displayOf = (field: KindField): Partial<TextInput> | null => {
  if (field.type === 'image') return null;
  if (field.type === 'link') return { type: 'url', language: null, max: LINK_MAX };
  if (field.type !== 'text') return { language: null };
  const { language, max, isMultiline = false, isOptional = false } = field;
  return { ...(language === 'ar' || language === 'en' ? { language } : {}), max, isMultiline: Boolean(isMultiline), isOptional };
};

const formFields = (kind: string, fields: KindFields): Record<string, TextInput> => {
  const inputs = fieldsInOneLanguage(fields).map(([name, field]) => {
    const label = fieldLabel(kind, name);
    const display = displayOf(field);
    if (!display) return 'hasDetails' in field ? PICTURE_FORM : {};
    return { [name]: { label, ...(field.hint ? { hint: `${label}Hint` as ParseKeys } : {}), ...display } };
  });
  return Object.assign({}, ...inputs);
};

/** Inputs of the kinds whose fields are data, with keys of their labels in the catalogues. */
export const FORM_FIELDS = Object.fromEntries(
  Object.values(KINDS).flatMap((kind) => ('fields' in kind ? [[kind.name, formFields(kind.name, kind.fields)]] : [])),
) as unknown as FormFields;
