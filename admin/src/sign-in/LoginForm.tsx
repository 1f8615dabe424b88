import { fieldMessage } from '@sanabel/contract/messages/index';
import { isEmail } from '@sanabel/contract/typed';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { go, hasPlace, VERIFY } from '../session/location.ts';
import { isRejected, login, storePending, waitMinutes } from './calls.ts';
import { LoginField, Notice, PasswordField } from './FormParts.tsx';
import { useTexts } from './texts/use-texts.ts';

type FieldName = 'email' | 'password';
type Faults = Partial<Record<FieldName, 'required' | 'invalid_email'>>;

const faultsIn = (email: string, password: string): Faults => ({
  ...(email === '' ? { email: 'required' } : isEmail(email) ? {} : { email: 'invalid_email' }),
  ...(password === '' ? { password: 'required' } : {}),
});

/** Step one: e-mail and password. On success the e-mail is kept on this device and the code is asked for. */
export const LoginForm = () => {
  const texts = useTexts();
  const locale = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    document.title = texts.loginTitle;
  }, [texts]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    const found = faultsIn(email, password);
    setFaults(found);
    setFailure(null);
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setIsBusy(true);
    try {
      storePending(await login(email, password));
      go(VERIFY);
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };

  const message = (field: FieldName): string | null => {
    const code = faults[field];
    return code ? fieldMessage({ field, code }, locale) : null;
  };
  const minutes = waitMinutes(failure);
  return (
    <form ref={form} className="grid gap-4.5 my-auto w-full max-w-105 py-8 max-desk:mt-2 max-desk:mb-auto" noValidate onSubmit={submit}>
      <h1 className="text-[2.75rem] max-desk:text-[2.25rem]">{texts.welcome}</h1>
      <p className="-mt-2.5 mb-1 text-ink-2">{texts.loginLead}</p>
      {hasPlace() && failure === null && <Notice kind="news">{texts.sessionEnded}</Notice>}
      {failure !== null && (
        <Notice kind="fault">
          {isRejected(failure) ? texts.rejected : texts.loginFailed} {minutes !== null && texts.tooMany(minutes)}
        </Notice>
      )}
      <LoginField name="email" type="email" label={texts.email} fault={message('email')} autoComplete="username" isFirst />
      <PasswordField fault={message('password')} />
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? texts.busy : texts.next}
      </button>
    </form>
  );
};
