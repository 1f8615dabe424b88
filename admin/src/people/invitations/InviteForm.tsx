import type { Invitation, InvitationInput } from '@sanabel/contract/invitations';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/data/api-error.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { RoleField } from '../../kit/forms/RoleField.tsx';
import { TextFields } from '../../kit/forms/TextField.tsx';
import { resolverOf, showFieldErrors } from '../../kit/forms/values.ts';
import { useLanguage } from '../../kit/language/language.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { BLANK, INVITATION_FORM, INVITATION_RULES } from './fields.ts';

const { adminRole: _, ...TEXTS } = INVITATION_FORM;

const isAboutAddress = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'EMAIL_TAKEN' || error.code === 'EMAIL_INVITED');

interface Props {
  invite: (input: InvitationInput) => Promise<Invitation>;
  onInvited: (invitation: Invitation) => void;
}

export const InviteForm = ({ invite, onInvited }: Props) => {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const form = useForm<InvitationInput>({ defaultValues: BLANK, resolver: resolverOf(INVITATION_RULES, useLanguage()) });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  /** Counts invitations: after each one, the blank form focuses the name. */
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes back after each.
  useEffect(() => setFocus('fullName'), [setFocus, times]);
  const submit = form.handleSubmit(async (values) => {
    try {
      onInvited(await invite(values));
      form.reset(BLANK);
      setTimes((count) => count + 1);
    } catch (error) {
      if (isAboutAddress(error)) form.setError('email', { type: 'server', message: error.message }, { shouldFocus: true });
      else if (showFieldErrors(form, error).length === 0) showFailure(error);
    }
  });
  return (
    <form
      className="grid gap-4 pt-5.5 pb-6 px-6 card max-laptop:pt-4.5 max-laptop:pb-5 max-laptop:px-4"
      noValidate
      aria-busy={isSubmitting}
      onSubmit={submit}
    >
      <h2 className="m-0 text-[1.125rem]">{t('invitations.new')}</h2>
      <TextFields form={form} fields={TEXTS} />
      <RoleField form={form} name="adminRole" />
      <button type="submit" className="button" aria-disabled={isSubmitting}>
        <Icon name="mail" />
        {t(isSubmitting ? 'invitations.sending' : 'invitations.send')}
      </button>
    </form>
  );
};
