import type { Backup, Backups } from '@sanabel/contract/backup';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeFormat } from '../../../kit/i18n/format.ts';
import { Pager } from '../../../kit/lists/ListFoot.tsx';
import { type Column, Table } from '../../../kit/lists/Table.tsx';
import { CELL, GO_BACK, GO_BACK_BUTTON, HISTORY, Result } from '../../../kit/publication/Result.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { useEndLabel, useKindLabel, useSizeFormat } from './labels.ts';

const PER_PAGE = 8;

const useColumns = (onDownload: (backup: Backup) => void): Column<Backup>[] => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const [sizeOf, kindOf, endOf] = [useSizeFormat(), useKindLabel(), useEndLabel()];
  return [
    {
      label: t('backup.archives.when'),
      cellLabel: null,
      cell: (backup) => (
        <>
          <b>
            <time dateTime={backup.startedAt}>{when.listed(backup.startedAt)}</time>
          </b>
          <small>{kindOf(backup)}</small>
        </>
      ),
    },
    {
      label: t('backup.archives.size'),
      cell: ({ state, bytes }) => <span className={CELL}>{state === 'done' ? sizeOf(bytes) : '—'}</span>,
    },
    {
      label: t('backup.archives.check'),
      cell: (backup) => (
        <Result
          icon={backup.state === 'done' ? 'check' : backup.state === 'failed' ? 'warning' : 'stop'}
          isBad={backup.state === 'failed'}
          isWrapping
          className="max-wide:text-end"
        >
          <span>{backup.state === 'done' ? t('backup.archives.whole') : endOf(backup)}</span>
        </Result>
      ),
    },
    {
      label: t('backup.archives.acts'),
      isHeadHidden: true,
      cellLabel: null,
      className: GO_BACK,
      cell: (backup) =>
        backup.state === 'done' && (
          <button type="button" className={`button quiet ${GO_BACK_BUTTON}`} onClick={() => onDownload(backup)}>
            <Icon name="download" size={18} />
            <span>
              {t('common.download')}
              <span className="sr-only"> {t('backup.archives.one', { when: when.inside(backup.startedAt) })}</span>
            </span>
          </button>
        ),
    },
  ];
};

export const Archives = ({ backups }: { backups: Backups }) => {
  const { t } = useTranslation();
  const sizeOf = useSizeFormat();
  const id = useId();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Backup | null>(null);
  const columns = useColumns(setChosen);
  const { archives, bytes } = backups;
  const count = archives.filter(({ state }) => state === 'done').length;
  const pages = Math.max(1, Math.ceil(archives.length / PER_PAGE));
  const shown = Math.min(page, pages);
  const items = archives.slice((shown - 1) * PER_PAGE, shown * PER_PAGE);
  return (
    <section aria-labelledby={id}>
      <header className="flex flex-wrap gap-x-3 gap-y-0.5 items-baseline mb-3">
        <h2 className="text-section" id={id}>
          {t('backup.archives.title')}
        </h2>
        {count > 0 && <p className="text-note text-ink-2">{t('backup.archives.total', { count, size: sizeOf(bytes) })}</p>}
      </header>
      {archives.length === 0 ? (
        <p className="text-ink-2">{t('backup.archives.empty')}</p>
      ) : (
        <div className="table-box">
          <Table className={HISTORY} list={{ items, isStale: false, sort: null, sortBy: () => {} }} columns={columns} />
          <Pager page={shown} pages={pages} onGo={setPage} />
        </div>
      )}
      <p className="mt-3 text-note text-ink-2">{t('backup.archives.hint')}</p>
      {archives.length > 0 && (
        <p className="mt-1 text-note text-ink-2">
          {t('backup.archives.restore')} <bdi dir="ltr">docs/operations.md</bdi>
        </p>
      )}
      {chosen && <DownloadDialog backup={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
};
