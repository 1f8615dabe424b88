import type { Locale } from '@sanabel/contract/enumerations';
import { fieldMessage } from '@sanabel/contract/messages/fields';
import { isEmail } from '@sanabel/contract/typing/email';

export type FieldName = 'email' | 'password';
export type Faults = Partial<Record<FieldName, 'required' | 'invalid_email'>>;

export const faultsIn = (email: string, password: string): Faults => ({
  ...(email === '' ? { email: 'required' } : isEmail(email) ? {} : { email: 'invalid_email' }),
  ...(password === '' ? { password: 'required' } : {}),
});

export const faultMessage = (faults: Faults, field: FieldName, locale: Locale): string | null => {
  const code = faults[field];
  return code ? fieldMessage({ field, code }, locale) : null;
};
