import { useNotify } from 'ra-core';
import { type FormEvent, useEffect, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/data/call.ts';
import type { Item } from '../../kit/data/resources.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { ADMIN_FORM, ADMIN_RULES, type AdminValues, adminData, adminValues, isTaken } from '../../kit/forms/admin-fields.ts';
import { Conflict } from '../../kit/forms/Conflict.tsx';
import { ImageField } from '../../kit/forms/ImageField.tsx';
import { RoleField } from '../../kit/forms/RoleField.tsx';
import { Switch } from '../../kit/forms/Switch.tsx';
import { TextFields } from '../../kit/forms/TextField.tsx';
import { UnsavedChangesBand } from '../../kit/forms/unsaved-changes/UnsavedChangesBand.tsx';
import { useResourceForm } from '../../kit/forms/use-resource-form.ts';
import { TableForm } from '../../kit/lists/TableWithForm.tsx';
import { readSession, renewStoredAdmin } from '../../kit/session/session.ts';
import { Dialog, LoadingDialog } from '../../kit/ui/Dialog.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { useFormTitle } from '../../kit/ui/tab-title.ts';
import { useSavingLabel } from '../../kit/upload/sending.ts';
import { OwnPassword, PasswordLink } from './Password.tsx';

const FORM = 'grid grid-rows-[auto_minmax(0,1fr)_auto] max-h-[calc(100dvh-48px)] max-laptop:h-full max-laptop:max-h-none';

const HEAD =
  'flex gap-4 items-center justify-between pt-4 pb-3.5 px-6.5 border-b border-line max-laptop:px-4 [&_h2]:text-[1.625rem]/display [&_h2]:font-display [&_h2]:font-bold';

const { adminRole: _, jobRequestMails, ...TEXTS } = ADMIN_FORM;

const AdminInputs = ({ form, admin }: { form: UseFormReturn<AdminValues>; admin: Item<'admins'> }) => {
  const { t } = useTranslation();
  const isOwn = admin.id === readSession()?.admin.id;
  return (
    <div className="grid gap-x-5.5 gap-y-4.5 grid-cols-[1fr_1fr] items-start max-laptop:grid-cols-[1fr]">
      <TextFields form={form} fields={TEXTS} />
      {admin.pendingEmail !== '' && (
        <p className="col-span-full py-2.5 px-4 rounded-[10px] text-note wrap-anywhere bg-wait-bg">
          {t('admins.pendingEmail')} <bdi dir="ltr">{admin.pendingEmail}</bdi>
        </p>
      )}
      <div className="col-span-full">
        <RoleField form={form} name="adminRole" />
      </div>
      <div className="col-span-full">{isOwn ? <OwnPassword /> : <PasswordLink admin={admin} />}</div>
      <div className="col-span-full">
        <Switch form={form} name="jobRequestMails" label={t(jobRequestMails.label)} hint={t(jobRequestMails.hint)} />
      </div>
      <div className="col-span-full">
        <ImageField form={form} name="image" label={t('admins.image')} rule="any" isPrivate />
      </div>
    </div>
  );
};

interface Props {
  admin: Item<'admins'>;
  onClose: () => void;
  /** Opens the admin again with the server's current data. */
  onReopen: () => void;
}

const AdminForm = ({ admin, onClose, onReopen }: Props) => {
  const { t } = useTranslation();
  const savingLabel = useSavingLabel();
  const id = useId();
  const notify = useNotify();
  const showFailure = useShowFailure();
  useFormTitle(t('admins.edit'), admin.fullName);
  const { form, unsaved, submit, isSaving, conflict } = useResourceForm<'admins', AdminValues>({
    resource: 'admins',
    item: admin,
    valuesOf: adminValues,
    schema: ADMIN_RULES,
    mode: 'onSubmit',
    toData: adminData,
    reopen: onReopen,
    onSaved: (saved) => {
      if (saved) renewStoredAdmin(saved);
      const isNewAddress = saved !== null && saved.pendingEmail !== admin.pendingEmail;
      notify(isNewAddress ? t('admins.confirmEmail', { email: saved.pendingEmail }) : 'common.saved');
      onClose();
      // A change of one's own role ends the session on the server. This call finds out, and sign-in opens at once.
      if (admin.id === readSession()?.admin.id) void call('/auth/me').catch(() => {});
    },
    onFailure: ({ error, isShown }) => {
      if (isTaken(error)) form.setError('email', { type: 'server', message: error.message }, { shouldFocus: true });
      else if (!isShown) showFailure(error);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const { setFocus } = form;
  useEffect(() => setFocus('fullName'), [setFocus]);
  return (
    <Dialog labelledBy={`${id}-title`} size="form" onClose={onClose}>
      <form className={FORM} noValidate onSubmit={onSubmit}>
        <header className={HEAD}>
          <div>
            <h2 id={`${id}-title`}>{t('admins.edit')}</h2>
            <p className="text-note wrap-anywhere text-ink-2">{admin.fullName}</p>
          </div>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        <div className="pt-5 pb-6.5 px-6.5 overflow-auto max-laptop:px-4">
          <UnsavedChangesBand unsaved={unsaved} />
          <AdminInputs form={form} admin={admin} />
          {conflict && <Conflict {...conflict} />}
        </div>
        <footer className="flex gap-3 justify-between py-3.5 px-6.5 border-t border-line max-laptop:px-4">
          <button type="submit" className="button max-tablet:first:flex-1" aria-disabled={isSaving}>
            {isSaving ? savingLabel : t('admins.saveEdit')}
          </button>
          <button type="button" className="button quiet max-tablet:first:flex-1" onClick={onClose}>
            {t('common.cancel')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
};

export const Component = () => {
  const { t } = useTranslation();
  return (
    <TableForm
      resource="admins"
      loading={(close) => <LoadingDialog title={t('admins.edit')} size="form" className={FORM} headClass={HEAD} onClose={close} />}
    >
      {(admin, close, reopen) => admin && <AdminForm admin={admin} onClose={close} onReopen={reopen} />}
    </TableForm>
  );
};
