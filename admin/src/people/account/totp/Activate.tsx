import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../kit/data/api-error.ts';
import { useFailureMessage } from '../../../kit/feedback/failures.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { CodeBoxes } from '../../second-factor/CodeBoxes.tsx';
import { type Code, EMPTY_CODE, isComplete } from '../../second-factor/code-entry.ts';
import { useAccountChanges } from '../use-account.ts';

interface Props {
  /** Gets recovery codes if the account had none. */
  onDone: (codes: readonly string[] | undefined) => void;
  onCancel: () => void;
}

export const Activate = ({ onDone, onCancel }: Props) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const messageOf = useFailureMessage();
  const { activateTotp } = useAccountChanges();
  const [code, setCode] = useState<Code>(EMPTY_CODE);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const left = code.filter((digit) => digit === '').length;
  const send = async (typed: Code) => {
    if (isBusy) return;
    if (!isComplete(typed)) return setFieldError(t('account.totp.incomplete'));
    setIsBusy(true);
    setFieldError(null);
    try {
      const { recoveryCodes } = await activateTotp(typed.join(''));
      // The recovery codes that follow say it themselves.
      if (!recoveryCodes) notify('account.totp.done', { type: 'success' });
      return onDone(recoveryCodes);
    } catch (error) {
      setFieldError(error instanceof ApiError && 'otp' in error.fields ? t('account.totp.wrong') : messageOf(error));
      setCode(EMPTY_CODE);
      setTries((count) => count + 1);
    }
    setIsBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <CodeBoxes
        key={tries}
        code={code}
        label={t('account.totp.code')}
        describedBy="totp-error"
        isInvalid={fieldError !== null}
        isFirst={tries > 0}
        onChange={(typed) => {
          setCode(typed);
          if (isComplete(typed)) void send(typed);
        }}
      />
      <p className="field" id="totp-error" role="alert">
        {fieldError !== null && (
          <span className="error-text">
            <Icon className="align-[-3px]" name="warning" size={16} /> {fieldError}
          </span>
        )}
      </p>
      <div className="flex gap-x-3.5 gap-y-2.5 flex-wrap items-center pt-4 border-t border-line laptop:-ms-16.5">
        <button type="submit" className="button max-tablet:basis-full" aria-disabled={isBusy}>
          {t('account.totp.activate')}
        </button>
        {left > 0 && left < code.length && <span className="text-small text-ink-2">{t('account.totp.left', { count: left })}</span>}
        <button type="button" className="button quiet ms-auto" onClick={onCancel}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  );
};
