import { passkeyInput } from '@sanabel/contract/account';
import { NAME_MAX } from '@sanabel/contract/limits';
import { useNotify } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/data/api-error.ts';
import { useFailureMessage } from '../../kit/feedback/failures.tsx';
import { DialogFoot } from '../../kit/forms/DialogFoot.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { resolverOf } from '../../kit/forms/values.ts';
import { useLanguage } from '../../kit/language/language.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useAccountChanges } from './use-account.ts';

const RULES = passkeyInput.pick({ name: true });

interface Props {
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** Asks for a passkey's name, then opens the browser's own dialog. */
export const PasskeyDialog = ({ onClose, onCodes }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const notify = useNotify();
  const messageOf = useFailureMessage();
  const { addPasskey } = useAccountChanges();
  const [errorText, setErrorText] = useState<string | null>(null);
  const form = useForm<{ name: string }>({ defaultValues: { name: '' }, resolver: resolverOf(RULES, useLanguage()) });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = form.handleSubmit(async ({ name }) => {
    setErrorText(null);
    try {
      const { recoveryCodes } = await addPasskey(name);
      notify(t('account.secondFactors.passkeyAdded', { name }), { type: 'success' });
      onClose();
      if (recoveryCodes) onCodes(recoveryCodes);
    } catch (error) {
      // The browser's dialog was closed, or the device already has a passkey of this account.
      setErrorText(error instanceof ApiError ? messageOf(error) : t('account.secondFactors.passkeyDeclined'));
    }
  });
  return (
    <Dialog labelledBy={id} size="small" onClose={onClose}>
      <form className="grid gap-4 py-6 px-7" noValidate onSubmit={submit}>
        <h2 className="text-section" id={id}>
          {t('account.secondFactors.passkey')}
        </h2>
        {errorText !== null && <Notice kind="error">{errorText}</Notice>}
        <TextField
          form={form}
          name="name"
          label={t('account.secondFactors.passkeyName')}
          hint={t('account.secondFactors.passkeyNameHint')}
          max={NAME_MAX}
        />
        <DialogFoot submit={t('account.secondFactors.passkeyMake')} isBusy={form.formState.isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
};
