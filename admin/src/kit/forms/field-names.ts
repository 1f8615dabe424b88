import type { Locale } from '@sanabel/contract/enumerations';
import { arabicName } from '@sanabel/contract/kinds/fields';
import { STALENESS_FIELDS } from '@sanabel/contract/states';
import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

export type NamedFields = Readonly<Record<string, { label: ParseKeys; language?: Locale | null }>>;

const TIMING: readonly string[] = ['isDraft', 'publishAt', 'hideAt', 'changesAt'];
const LANGUAGE_STATE: readonly string[] = ['inStep', ...STALENESS_FIELDS];

/** Fields about the state of the languages are shown as badges, never as text. */
export const isLanguageState = (name: string): boolean => LANGUAGE_STATE.includes(name);

/** Returns the name of a field, with its language where the label does not say it. A file is the item's picture. */
export const fieldName = (fields: NamedFields, t: TFunction, name: string): string => {
  const field = fields[name];
  if (TIMING.includes(name)) return t('forms.timing.title');
  if (name === 'reviewBy') return t('forms.timing.reviewBy');
  if (isLanguageState(name)) return t('forms.counterpart.name');
  if (!field) return t('forms.image');
  if (field.language !== undefined) return t(field.label);
  if (arabicName(name) in fields) return t('content.inEnglish', { field: t(field.label) });
  const isArabic = Object.keys(fields).some((other) => arabicName(other) === name);
  return isArabic ? t('content.inArabic', { field: t(field.label) }) : t(field.label);
};

export const useFieldName = (fields: NamedFields): ((name: string) => string) => {
  const { t } = useTranslation();
  return (name) => fieldName(fields, t, name);
};
