import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../kit/data/api-error.ts';
import { useLanguage } from '../../kit/language/language.ts';
import { PasswordInput } from '../../kit/password/PasswordInput.tsx';
import { endedEmail, FORGOT, go, hasUnsavedChanges, VERIFY } from '../../kit/session/location.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { isRejected, waitMinutes } from '../second-factor/asked.ts';
import { useWaits } from '../second-factor/texts/waits.ts';
import { login, storePending } from './calls.ts';
import { LoginField } from './FormParts.tsx';
import type { FieldErrors, FieldName, fieldErrorMessage } from './field-errors.ts';
import { useTexts } from './texts/use-texts.ts';

const loadFieldErrors = () => import('./field-errors.ts');

/** Only the right password gets this answer; the CMS says what to do next. */
const hasFirstPasswordEnded = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.code === 'FIRST_PASSWORD_ENDED';

/** Checks e-mail and password, then preloads and opens the second factor. */
export const LoginForm = ({ loadSecondFactor }: { loadSecondFactor: () => Promise<unknown> }) => {
  const texts = useTexts();
  const waits = useWaits();
  const locale = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [fieldErrors, setFieldErrors] = useState<{ found: FieldErrors; messageOf: typeof fieldErrorMessage } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [email] = useState(endedEmail);
  const [hasUnsaved] = useState(hasUnsavedChanges);
  useEffect(() => {
    document.title = texts.loginTitle;
  }, [texts]);
  useEffect(() => {
    loadFieldErrors().catch(() => {});
    loadSecondFactor().catch(() => {});
  }, [loadSecondFactor]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    setFailure(null);
    setIsBusy(true);
    try {
      const { fieldErrorsIn, fieldErrorMessage } = await loadFieldErrors();
      const found = fieldErrorsIn(email, password);
      setFieldErrors({ found, messageOf: fieldErrorMessage });
      const [first] = Object.keys(found);
      if (first) {
        setIsBusy(false);
        return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      }
      storePending(await login(email, password));
      go(VERIFY);
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };

  const message = (field: FieldName): string | null => fieldErrors?.messageOf(fieldErrors.found, field, locale) ?? null;
  const minutes = waitMinutes(failure);
  return (
    <form ref={form} className="grid gap-4.5 my-auto w-full max-w-105 py-8 max-laptop:mt-2 max-laptop:mb-auto" noValidate onSubmit={submit}>
      <h1 className="text-[2.75rem] max-laptop:text-[2.25rem]">{texts.welcome}</h1>
      <p className="-mt-2.5 mb-1 text-ink-2">{texts.loginLead}</p>
      {email !== null && failure === null && <Notice kind="news">{texts.sessionEnded}</Notice>}
      {email === null && hasUnsaved && failure === null && <Notice kind="news">{texts.unsavedChanges}</Notice>}
      {failure !== null && (
        <Notice kind="error">
          {hasFirstPasswordEnded(failure) ? failure.message : isRejected(failure) ? texts.rejected : texts.loginFailed}{' '}
          {minutes !== null && waits.tooMany(minutes)}
        </Notice>
      )}
      <LoginField
        name="email"
        type="email"
        label={texts.email}
        fieldError={message('email')}
        autoComplete="username"
        defaultValue={email ?? ''}
        isFirst={!email}
      />
      <PasswordInput
        name="password"
        label={texts.password}
        fieldError={message('password')}
        autoComplete="current-password"
        isFirst={Boolean(email)}
      />
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? waits.busy : texts.next}
      </button>
      <a className="link justify-self-start" href={FORGOT}>
        {texts.forgot}
      </a>
    </form>
  );
};
