import type { Locale } from '@sanabel/contract/enumerations';
import type { FieldValues } from 'react-hook-form';
import type { TextInput, TextInputs } from './TextField.tsx';

/** The fields of a form in one language, or with `null` those of both, without what its section draws itself. */
export const fieldsIn = <Values extends FieldValues>(fields: TextInputs<Values>, locale: Locale | null): TextInputs<Values> => {
  const isShown = ([, { language = null, hasOwnInput }]: [string, TextInput]): boolean => language === locale && !hasOwnInput;
  return Object.fromEntries((Object.entries(fields) as [string, TextInput][]).filter(isShown)) as TextInputs<Values>;
};
