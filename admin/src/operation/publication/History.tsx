import type { Publication, PublicationReleases } from '@sanabel/contract/publication';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyList, Pager } from '../../kit/lists/ListFoot.tsx';
import { Table } from '../../kit/lists/Table.tsx';
import { HISTORY } from '../../kit/publication/Result.tsx';
import { useReleases } from '../../kit/publication/use-publication.ts';
import { type Line, useHistoryColumns } from './use-history-columns.tsx';

const PER_PAGE = 8;

/** Adds releases to the history. Without data from the host, the last live line counts as the current release. */
const linesOf = ({ history = [], state }: Publication, stored: PublicationReleases | null): Line[] => {
  const releases = new Map(stored?.mayGoBack ? stored.releases.map((release) => [release.callId, release]) : []);
  const current = stored?.releases.find(({ isCurrent }) => isCurrent)?.callId ?? history.find((line) => line.state === 'live')?.id;
  const failed = state === 'failed' ? history.find((line) => line.state === 'failed')?.id : undefined;
  return history.map((line) => ({
    ...line,
    release: releases.get(line.id) ?? null,
    isCurrent: line.id === current,
    isFailure: line.id === failed,
  }));
};

export const History = ({ publication }: { publication: Publication }) => {
  const { t } = useTranslation();
  const id = useId();
  const [page, setPage] = useState(1);
  const newest = publication.history?.[0];
  const { releases, isUnreadable } = useReleases(newest ? `${newest.id} ${newest.state}` : '');
  const columns = useHistoryColumns();
  const lines = linesOf(publication, releases);
  const pages = Math.max(1, Math.ceil(lines.length / PER_PAGE));
  const shown = Math.min(page, pages);
  const canGoBack = lines.some(({ release, isCurrent }) => release && !isCurrent);
  const note = (): string => {
    if (isUnreadable) return t('publication.history.unavailable');
    if (releases?.keptBy === 'host') return t('publication.history.host');
    return canGoBack ? t('publication.history.canGoBack') : '';
  };
  return (
    <section aria-labelledby={id}>
      <header className="flex flex-wrap gap-x-3 gap-y-0.5 items-baseline mb-3">
        <h2 className="text-section" id={id}>
          {t('publication.history.title')}
        </h2>
        <p className="text-note text-ink-2">{note()}</p>
      </header>
      {lines.length === 0 ? (
        <EmptyList>{t('publication.history.empty')}</EmptyList>
      ) : (
        <div className="table-box">
          <Table
            className={`${HISTORY} dense`}
            list={{ items: lines.slice((shown - 1) * PER_PAGE, shown * PER_PAGE), isStale: false, sort: null, sortBy: () => {} }}
            columns={columns}
          />
          <Pager page={shown} pages={pages} onGo={setPage} />
        </div>
      )}
    </section>
  );
};
