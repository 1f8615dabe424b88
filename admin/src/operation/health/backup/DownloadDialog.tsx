import { type Backup, backupDownloadInput } from '@sanabel/contract/backup';
import { fieldErrorsOf } from '@sanabel/contract/errors';
import { fieldMessage } from '@sanabel/contract/messages/fields';
import { useNotify } from 'ra-core';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../kit/feedback/failures.tsx';
import { DialogFoot } from '../../../kit/forms/DialogFoot.tsx';
import { useTimeFormat } from '../../../kit/i18n/format.ts';
import { useLanguage } from '../../../kit/language/language.ts';
import { PasswordInput } from '../../../kit/password/PasswordInput.tsx';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { useBackups } from './use-backups.ts';

const NO_ERRORS = { words: null, again: null, call: null };

/** Asks for a passphrase twice, because it cannot be recovered. */
export const DownloadDialog = ({ backup, onClose }: { backup: Backup; onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const when = useTimeFormat();
  const notify = useNotify();
  const messageOf = useFailureMessage();
  const { download } = useBackups();
  const [isBusy, setIsBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Record<keyof typeof NO_ERRORS, string | null>>(NO_ERRORS);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const parsed = backupDownloadInput.safeParse({ passphrase: typed.get('words') });
    const [fieldError] = parsed.error ? fieldErrorsOf(parsed.error) : [];
    const differ = typed.get('words') === typed.get('again') ? null : t('backup.download.differ');
    setFieldErrors({ words: fieldError ? fieldMessage(fieldError, locale) : null, again: differ, call: null });
    if (!parsed.success || differ !== null) return;
    setIsBusy(true);
    try {
      await download(backup.id, parsed.data.passphrase);
      notify(t('backup.download.begun'), { type: 'success' });
      onClose();
    } catch (error) {
      setFieldErrors({ ...NO_ERRORS, call: messageOf(error) });
      setIsBusy(false);
    }
  };
  return (
    <Dialog labelledBy={id} size="small" onClose={onClose}>
      <form className="grid gap-4 py-6 px-7" noValidate onSubmit={(event) => void submit(event)}>
        <h2 className="text-section" id={id}>
          {t('backup.download.title', { when: when.inside(backup.startedAt) })}
        </h2>
        <p className="text-ink-2" id={`${id}-why`}>
          {t('backup.download.why')}
        </p>
        {fieldErrors.call !== null && <Notice kind="error">{fieldErrors.call}</Notice>}
        <PasswordInput
          name="words"
          label={t('backup.download.passphrase')}
          fieldError={fieldErrors.words}
          autoComplete="new-password"
          describedBy={`${id}-why`}
        />
        <PasswordInput name="again" label={t('backup.download.again')} fieldError={fieldErrors.again} autoComplete="new-password" />
        <p className="text-note text-danger-ink">{t('backup.download.lost')}</p>
        <DialogFoot submit={t('common.download')} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
};
