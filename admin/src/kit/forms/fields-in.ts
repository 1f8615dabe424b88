import type { Locale } from '@sanabel/contract/enumerations';
import type { FieldValues } from 'react-hook-form';
import type { TextInput, TextInputs } from './TextField.tsx';

/** Returns the fields of one language, or those without one for `null`, except inputs that the section draws. */
export const fieldsIn = <Values extends FieldValues>(fields: TextInputs<Values>, locale: Locale | null): TextInputs<Values> => {
  const isShown = ([, { language = null, hasOwnInput }]: [string, TextInput]): boolean => language === locale && !hasOwnInput;
  return Object.fromEntries((Object.entries(fields) as [string, TextInput][]).filter(isShown)) as TextInputs<Values>;
};
