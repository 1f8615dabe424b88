import { type FormEvent, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../data/api-error.ts';
import type { Item } from '../data/resources.ts';
import { BannerBand } from '../feedback/banner.tsx';
import { useShowFailure } from '../feedback/use-failures.ts';
import { Conflict } from '../forms/Conflict.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { resolverOf } from '../forms/resolver.ts';
import { showFaults } from '../forms/show-faults.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { useSaveShortcut } from '../forms/use-save-shortcut.ts';
import { useLanguage } from '../language/language.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type AdminValues, CHANGED_ADMIN, NEVER_KEPT, NEW_ADMIN, valuesOf } from './fields.ts';
import { AdminFields } from './Inputs.tsx';
import { useSaveAdmin } from './use-save-admin.ts';

interface Props {
  admin: Item<'admins'> | null;
  onClose: () => void;
  /** Opens the admin anew, as the server has them now. */
  onReopen?: () => void;
}

const isOutdated = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'OUTDATED';
const isTaken = (failure: unknown): failure is ApiError => failure instanceof ApiError && failure.code === 'EMAIL_TAKEN';

/** The form of one admin. What fails is said in it: at the field, or in the band over the fields. */
export const AdminDialog = ({ admin: current, onClose, onReopen }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  // What is read again in the background must not hide that somebody else has changed it.
  const [admin] = useState(current);
  const [isConflict, setIsConflict] = useState(false);
  const form = useForm<AdminValues>({
    defaultValues: valuesOf(admin),
    resolver: resolverOf(admin ? CHANGED_ADMIN : NEW_ADMIN, locale),
  });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useDraft(form, `admins.${admin?.id ?? 'new'}`, NEVER_KEPT);
  const guard = useLeaveGuard(isDirty);
  const showFailure = useShowFailure();
  const { save, hearOfEnd } = useSaveAdmin(admin);
  const send = async (values: AdminValues, isOver: boolean): Promise<void> => {
    setIsConflict(false);
    try {
      await save(values, isOver);
    } catch (failure) {
      if (isOutdated(failure)) setIsConflict(true);
      else if (isTaken(failure)) form.setError('email', { type: 'server', message: failure.message }, { shouldFocus: true });
      else if (!showFaults(form, failure)) showFailure(failure);
      return;
    }
    draft.settle();
    guard.allow();
    onClose();
    hearOfEnd();
  };
  const submit = form.handleSubmit((values) => send(values, false));
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
          {isConflict && (
            <Conflict
              onReload={() => {
                draft.flush();
                onReopen?.();
              }}
              onOverwrite={() => void form.handleSubmit((values) => send(values, true))()}
            />
          )}
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
