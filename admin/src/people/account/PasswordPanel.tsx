import type { AccountSecurity } from '@sanabel/contract/account';
import { fieldMessage } from '@sanabel/contract/messages/fields';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/data/api-error.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { useLanguage } from '../../kit/language/language.ts';
import { NewPassword } from '../../kit/password/NewPassword.tsx';
import { PasswordInput } from '../../kit/password/PasswordInput.tsx';
import { readSession } from '../../kit/session/session.ts';
import { Panel } from './Panel.tsx';
import { useAccountChanges } from './use-account.ts';

const FIELDS = ['currentPassword', 'password'] as const;
type FieldErrors = Readonly<Partial<Record<string, string>>>;

export const PasswordPanel = ({ security: { passwordChangedAt, mustChangePassword } }: { security: AccountSecurity }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const timeFormat = useTimeFormat();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const { changePassword } = useAccountChanges();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  /** The form's key: it clears the fields after each change. */
  const [times, setTimes] = useState(0);
  const { fullName = '', email = '' } = readSession()?.admin ?? {};
  const show = (form: HTMLFormElement, found: FieldErrors) => {
    setFieldErrors(found);
    const first = FIELDS.find((field) => field in found);
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const [current, next] = FIELDS.map((field) => String(data.get(field))) as [string, string];
    const missing = FIELDS.filter((field) => data.get(field) === '');
    show(form, Object.fromEntries(missing.map((field) => [field, fieldMessage({ field, code: 'required' }, locale)])));
    if (missing.length > 0) return;
    setIsBusy(true);
    try {
      await changePassword(current, next);
      setTimes((count) => count + 1);
      notify('account.password.done', { type: 'success' });
    } catch (error) {
      if (error instanceof ApiError && FIELDS.some((field) => field in error.fields)) show(form, error.fields);
      else showFailure(error);
    }
    setIsBusy(false);
  };
  const changed = passwordChangedAt ? t('account.password.changed', { when: timeFormat.day(passwordChangedAt) }) : undefined;
  return (
    <Panel title={t('account.password.title')} lead={changed} isUrgent={mustChangePassword}>
      {mustChangePassword && <p className="mb-3.5 font-strong">{t('account.password.must')}</p>}
      <form
        key={times}
        className="grid gap-x-5.5 gap-y-4 grid-cols-[1fr_1fr] items-start max-laptop:grid-cols-[1fr]"
        noValidate
        aria-busy={isBusy}
        onSubmit={submit}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordInput
          name="currentPassword"
          label={t('account.password.current')}
          fieldError={fieldErrors.currentPassword ?? null}
          autoComplete="current-password"
        />
        <NewPassword
          name="password"
          label={t('account.password.new')}
          person={{ fullName, email }}
          fieldError={fieldErrors.password ?? null}
          isShort
        />
        <button type="submit" className="button justify-self-start max-tablet:justify-self-stretch" aria-disabled={isBusy}>
          {t(isBusy ? 'account.password.changing' : 'account.password.change')}
        </button>
        <p className="self-center text-note text-ink-2">{t('account.password.note')}</p>
      </form>
    </Panel>
  );
};
