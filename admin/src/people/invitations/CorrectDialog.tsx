import type { Invitation } from '@sanabel/contract/invitations';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../kit/feedback/failures.tsx';
import { DialogFoot } from '../../kit/forms/DialogFoot.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { resolverOf, showFieldErrors } from '../../kit/forms/values.ts';
import { useLanguage } from '../../kit/language/language.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { ADDRESS_RULES } from './fields.ts';

interface Props {
  invitation: Invitation;
  send: (email: string) => Promise<unknown>;
  onClose: () => void;
}

export const CorrectDialog = ({ invitation: { fullName: name, email }, send, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const messageOf = useFailureMessage();
  const form = useForm<{ email: string }>({ defaultValues: { email }, resolver: resolverOf(ADDRESS_RULES, useLanguage()) });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values.email);
      onClose();
    } catch (error) {
      if (showFieldErrors(form, error).length === 0)
        form.setError('email', { type: 'server', message: messageOf(error) }, { shouldFocus: true });
    }
  });
  return (
    <Dialog labelledBy={id} size="small" onClose={onClose}>
      <form className="grid gap-4 pt-6 pb-6 px-7" noValidate onSubmit={submit}>
        <h2 className="text-section wrap-anywhere" id={id}>
          {t('invitations.correctTitle', { name })}
        </h2>
        <TextField form={form} name="email" label={t('admins.email')} type="email" language={null} />
        <DialogFoot submit={t('invitations.correctSend')} isBusy={form.formState.isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
};
