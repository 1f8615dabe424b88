import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from '@sanabel/contract/limits';
import { shownAt } from '@sanabel/contract/needs';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFailureMessage } from '../feedback/failures.tsx';
import { useNotifyUndoable } from '../feedback/Undo.tsx';
import { useUndoBatch } from '../feedback/use-undo-batch.ts';
import { useFormats } from '../i18n/format.ts';
import { highlightAdded } from '../lists/just-added.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { SpreadsheetError } from './error.ts';
import { SpreadsheetPreview } from './SpreadsheetPreview.tsx';
import { SpreadsheetStart } from './SpreadsheetStart.tsx';
import { type Preview, type SpreadsheetSource, useSpreadsheet } from './use-spreadsheet.ts';

const STATE = 'flex gap-2.5 items-center mt-3.5 mx-7 max-laptop:mx-4';

type Busy = 'downloading' | 'reading' | 'checking' | 'importing';

interface Props {
  source: SpreadsheetSource;
  total: number;
  onClose: () => void;
}

/** Writes nothing before the rows were reviewed. */
export const SpreadsheetDialog = ({ source, total, onClose }: Props) => {
  const { t } = useTranslation();
  const { megabytes } = useFormats();
  const id = useId();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const undo = useUndoBatch();
  const messageOf = useFailureMessage();
  const { download, downloadTemplate, read, check, applyImport } = useSpreadsheet(source);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const bounds = { rows: IMPORT_ROWS_MAX, size: megabytes(IMPORT_FILE_MAX_BYTES) };
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof SpreadsheetError ? t(`spreadsheets.errors.${error.code}`, bounds) : messageOf(error));
    } finally {
      setBusy(null);
    }
  };
  const save = (how: () => Promise<void>) =>
    run(async () => {
      setBusy('downloading');
      await how();
      notify('spreadsheets.downloaded', { type: 'success' });
    });
  const take = (file: File) =>
    run(async () => {
      setPreview(null);
      setBusy('reading');
      const found = await read(file);
      setBusy('checking');
      setPreview({ ...found, checked: await check(found.rows) });
    });
  const go = (shown: Preview) =>
    run(async () => {
      setBusy('importing');
      const { batch, items } = await applyImport(shown).catch(async (error: unknown) => {
        // An item changed meanwhile, so the outcome may differ.
        setPreview({ ...shown, checked: await check(shown.rows) });
        throw error;
      });
      const count = items.filter(({ outcome }) => outcome !== 'unchanged').length;
      const added = items.filter(({ outcome }) => outcome === 'new').map(({ id: itemId }) => itemId);
      highlightAdded(...added);
      notifyUndoable(
        <>
          {t('spreadsheets.imported', { count })}{' '}
          {added.length > 0 && (
            <Link className="message-act" to={shownAt({ list: source.resource, type: source.filter.type }, 'draft')}>
              {t('spreadsheets.showNew')}
            </Link>
          )}
        </>,
        () => undo(batch),
      );
      onClose();
    });
  return (
    <Dialog labelledBy={id} size="wide" onClose={() => busy !== 'importing' && onClose()}>
      <div className="flex flex-1 flex-col min-h-0">
        <header className="flex gap-4 items-start pt-5.5 pb-3.5 px-7 border-b border-line max-laptop:px-4">
          <div className="flex-1">
            <h2 id={id}>{t('spreadsheets.title', { section: source.title })}</h2>
            <p className="text-note text-ink-2">{preview ? <bdi>{preview.file}</bdi> : t('spreadsheets.lead')}</p>
          </div>
          <IconButton icon="close" label={t('common.close')} disabled={busy === 'importing'} onClick={onClose} />
        </header>
        <p className={`${STATE} empty:hidden`} role="status">
          {busy && t(`spreadsheets.${busy}`)}
        </p>
        {failure && (
          <p className={`${STATE} font-strong text-danger`} role="alert">
            <Icon name="warning" size={20} />
            {failure}
          </p>
        )}
        {preview ? (
          <SpreadsheetPreview preview={preview} isBusy={busy !== null} onFile={(file) => void take(file)} onGo={() => void go(preview)} />
        ) : (
          <SpreadsheetStart
            total={total}
            rule={t('spreadsheets.rule', bounds)}
            isBusy={busy !== null}
            onDownload={() => void save(download)}
            onTemplate={() => void save(downloadTemplate)}
            onFile={(file) => void take(file)}
          />
        )}
      </div>
    </Dialog>
  );
};
