import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../kit/data/resources.ts';
import { saveFile } from '../../kit/data/save-file.ts';
import { useBanner, useFailureMessage } from '../../kit/feedback/failures.tsx';
import { useLanguage } from '../../kit/language/language.ts';
import type { List } from '../../kit/lists/use-list.ts';
import { allFound, newestFirst } from '../bulk.ts';
import { FOLLOWERS } from '../follow-up/use-followers.ts';
import type { SpreadsheetTexts } from './spreadsheet.ts';

export const useReadAll = ({ filter }: List<'job-requests'>) => {
  const provider = useDataProvider();
  return (onProgress?: (share: number) => void) =>
    allFound(
      (page, perPage) =>
        provider.getList<Item<'job-requests'>>('job-requests', {
          pagination: { page, perPage },
          sort: { field: 'createdAt', order: 'ASC' },
          filter,
        }),
      onProgress,
    );
};

export type ReadRequests = ReturnType<typeof useReadAll>;

/** Loads the spreadsheet code on demand. */
export const useDownloadSpreadsheet = (read: ReadRequests, done = 'jobRequests.spreadsheetDone') => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const notify = useNotify();
  const client = useQueryClient();
  const banner = useBanner();
  const messageOf = useFailureMessage();
  const [share, setShare] = useState<number | null>(null);
  const run = async (): Promise<void> => {
    if (share !== null) return;
    setShare(0);
    try {
      const [{ spreadsheetOf }, pages, followers] = await Promise.all([
        import('./spreadsheet.ts'),
        read(setShare),
        client.fetchQuery(FOLLOWERS),
      ]);
      const names = new Map(followers.map(({ id, fullName }) => [id, fullName]));
      const texts: SpreadsheetTexts = {
        name: t('kinds.list.job-requests'),
        heading: (column) => t(`jobRequests.headings.${column}`),
        status: (status) => t(`jobRequests.statuses.${status}`),
        followUp: (id) => names.get(id) ?? '',
        isRightToLeft: locale === 'ar',
      };
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await spreadsheetOf(newestFirst(pages), texts), `${t('jobRequests.spreadsheetName')}-${day}.xlsx`);
      notify(done);
    } catch (failure) {
      banner.show({ message: messageOf(failure), retry: run });
    } finally {
      setShare(null);
    }
  };
  return { share, run };
};
