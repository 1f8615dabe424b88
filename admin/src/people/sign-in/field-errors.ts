import type { Locale } from '@sanabel/contract/enumerations';
import { fieldMessage } from '@sanabel/contract/messages/fields';
import { isEmail } from '@sanabel/contract/typing/email';

export type FieldName = 'email' | 'password';
export type FieldErrors = Partial<Record<FieldName, 'required' | 'invalid_email'>>;

export const fieldErrorsIn = (email: string, password: string): FieldErrors => ({
  ...(email === '' ? { email: 'required' } : isEmail(email) ? {} : { email: 'invalid_email' }),
  ...(password === '' ? { password: 'required' } : {}),
});

export const fieldErrorMessage = (fieldErrors: FieldErrors, field: FieldName, locale: Locale): string | null => {
  const code = fieldErrors[field];
  return code ? fieldMessage({ field, code }, locale) : null;
};
