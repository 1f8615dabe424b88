import { type Backup, backupDownloadInput } from '@sanabel/contract/backup';
import { fieldErrorsOf } from '@sanabel/contract/errors';
import { fieldMessage } from '@sanabel/contract/messages/fields';
import { type SubmitEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../feedback/failures.tsx';
import { DialogFoot } from '../../forms/DialogFoot.tsx';
import { useMomentWords } from '../../i18n/format.ts';
import { useLanguage } from '../../language/language.ts';
import { PasswordInput } from '../../password/PasswordInput.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useBackups } from './use-backups.ts';

const NO_FAULTS = { words: null, again: null, call: null };

/** Asks for a passphrase twice, because it cannot be recovered. */
export const DownloadDialog = ({ backup, onClose }: { backup: Backup; onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const when = useMomentWords();
  const notify = useNotify();
  const messageOf = useFailureMessage();
  const { download } = useBackups();
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<Record<keyof typeof NO_FAULTS, string | null>>(NO_FAULTS);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const parsed = backupDownloadInput.safeParse({ passphrase: typed.get('words') });
    const [fault] = parsed.error ? fieldErrorsOf(parsed.error) : [];
    const differ = typed.get('words') === typed.get('again') ? null : t('backup.download.differ');
    setFaults({ words: fault ? fieldMessage(fault, locale) : null, again: differ, call: null });
    if (!parsed.success || differ !== null) return;
    setIsBusy(true);
    try {
      await download(backup.id, parsed.data.passphrase);
      notify(t('backup.download.begun'), { type: 'success' });
      onClose();
    } catch (error) {
      setFaults({ ...NO_FAULTS, call: messageOf(error) });
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
        {faults.call !== null && <Notice kind="fault">{faults.call}</Notice>}
        <PasswordInput
          name="words"
          label={t('backup.download.words')}
          fault={faults.words}
          autoComplete="new-password"
          describedBy={`${id}-why`}
        />
        <PasswordInput name="again" label={t('backup.download.again')} fault={faults.again} autoComplete="new-password" />
        <p className="text-note text-danger-ink">{t('backup.download.lost')}</p>
        <DialogFoot submit={t('backup.download.go')} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
};
