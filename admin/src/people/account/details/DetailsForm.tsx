import type { Admin } from '@sanabel/contract/entities/admin';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../../../kit/feedback/failures.tsx';
import { ADMIN_FORM, ADMIN_RULES, type AdminValues, adminData, adminValues, isTaken } from '../../../kit/forms/admin-fields.ts';
import { Conflict } from '../../../kit/forms/Conflict.tsx';
import { ImageField } from '../../../kit/forms/ImageField.tsx';
import { Switch } from '../../../kit/forms/Switch.tsx';
import { TextFields } from '../../../kit/forms/TextField.tsx';
import { UnsavedChangesBand } from '../../../kit/forms/unsaved-changes/UnsavedChangesBand.tsx';
import { useResourceForm } from '../../../kit/forms/use-resource-form.ts';
import { renewStoredAdmin } from '../../../kit/session/session.ts';
import { useSavingLabel } from '../../../kit/upload/sending.ts';

const { adminRole: _, jobRequestMails, ...TEXTS } = ADMIN_FORM;

/** Only owners change roles. A new address takes effect when its link is opened. */
export const DetailsForm = ({ admin }: { admin: Admin }) => {
  const { t } = useTranslation();
  const savingLabel = useSavingLabel();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const { form, unsaved, submit, isSaving, conflict } = useResourceForm<'admins', AdminValues>({
    resource: 'admins',
    item: admin,
    valuesOf: adminValues,
    schema: ADMIN_RULES,
    skipsUnchanged: true,
    toData: adminData,
    stayWith: (saved) => saved,
    onSaved: (saved) => {
      if (!saved) return;
      renewStoredAdmin(saved);
      const isNewAddress = saved.pendingEmail !== admin.pendingEmail;
      notify(isNewAddress ? t('admins.confirmEmail', { email: saved.pendingEmail }) : 'common.saved', { type: 'success' });
    },
    onFailure: ({ error, isShown, retry }) => {
      if (isTaken(error)) form.setError('email', { type: 'server', message: error.message }, { shouldFocus: true });
      else if (!isShown) showFailure(error, retry);
    },
  });
  return (
    <form
      className="grid gap-5 max-w-190 py-5.5 px-6 card max-laptop:py-4.5 max-laptop:px-4"
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <UnsavedChangesBand unsaved={unsaved} />
      <div className="grid gap-x-5.5 gap-y-4.5 grid-cols-[1fr_1fr] items-start max-laptop:grid-cols-[1fr]">
        <TextFields form={form} fields={TEXTS} />
      </div>
      {admin.pendingEmail !== '' && (
        <p className="py-2.5 px-4 rounded-[10px] text-note wrap-anywhere bg-wait-bg">
          {t('admins.pendingEmail')} <bdi dir="ltr">{admin.pendingEmail}</bdi>
        </p>
      )}
      <Switch form={form} name="jobRequestMails" label={t(jobRequestMails.label)} hint={t('account.mailsHint')} />
      <ImageField form={form} name="image" label={t('admins.image')} rule="any" isPrivate />
      {conflict && <Conflict {...conflict} />}
      <button type="submit" className="button justify-self-start max-tablet:justify-self-stretch" aria-disabled={isSaving}>
        {isSaving ? savingLabel : t('common.save')}
      </button>
    </form>
  );
};
