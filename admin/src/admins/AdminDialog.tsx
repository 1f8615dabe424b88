import { type FormEvent, useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiFault } from '../api/fault.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { resolverOf } from '../forms/resolver.ts';
import { showFaults } from '../forms/show-faults.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { useSaveShortcut } from '../forms/use-save-shortcut.ts';
import { useLanguage } from '../language/language.ts';
import { BannerBand } from '../panel/notices/banner.tsx';
import { useShowFailure } from '../panel/notices/use-failures.ts';
import type { Item } from '../panel/providers/resources.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AdminFields } from './AdminFields.tsx';
import { type AdminValues, CHANGED_ADMIN, NEVER_KEPT, NEW_ADMIN, valuesOf } from './admin-values.ts';
import { useSaveAdmin } from './use-save-admin.ts';

const isTaken = (failure: unknown): failure is ApiFault => failure instanceof ApiFault && failure.code === 'EMAIL_TAKEN';

/** The form of one admin. What fails is said in it: at the field, or in the band over the fields. */
export const AdminDialog = ({ admin, onClose }: { admin: Item<'admins'> | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const form = useForm<AdminValues>({
    defaultValues: valuesOf(admin),
    resolver: resolverOf(admin ? CHANGED_ADMIN : NEW_ADMIN, locale),
  });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useDraft(form, `admins.${admin?.id ?? 'new'}`, NEVER_KEPT);
  const guard = useLeaveGuard(isDirty);
  const showFailure = useShowFailure();
  const { save, hearOfEnd } = useSaveAdmin(admin);
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (failure) {
      if (isTaken(failure)) form.setError('email', { type: 'server', message: failure.message }, { shouldFocus: true });
      else if (!showFaults(form, failure)) showFailure(failure);
      return;
    }
    draft.settle();
    guard.allow();
    onClose();
    hearOfEnd();
  });
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isSubmitting) void submit();
  };
  useSaveShortcut(onSubmit);
  const { setFocus } = form;
  useEffect(() => setFocus('fullName'), [setFocus]);
  return (
    <Dialog labelledBy={`${id}-title`} onClose={onClose}>
      <form className="admin-form" noValidate onSubmit={onSubmit}>
        <header>
          <div>
            <h2 id={`${id}-title`}>{t(admin ? 'admins.edit' : 'admins.add')}</h2>
            {admin && <p>{admin.fullName}</p>}
          </div>
          <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="admin-form-body">
          <BannerBand />
          <DraftOffer draft={draft} />
          <AdminFields form={form} admin={admin} />
        </div>
        <footer>
          <button type="submit" className="button" aria-disabled={isSubmitting}>
            {isSubmitting ? t('common.saving') : t(admin ? 'admins.saveEdit' : 'admins.saveNew')}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
};
