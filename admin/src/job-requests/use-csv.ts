import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Item } from '../data/resources.ts';
import { saveFile } from '../data/save-file.ts';
import { useBanner, useFailureMessage } from '../feedback/failures.tsx';
import { useLanguage } from '../language/language.ts';
import type { List } from '../lists/use-list.ts';
import { allFound, newestFirst } from './bulk.ts';

/** Reads everything that the list's search and filter find. */
export const useReadAll = ({ q, filters }: List<'job-requests'>) => {
  const provider = useDataProvider();
  const filter = Object.fromEntries(Object.entries({ ...filters, q }).filter(([, value]) => value !== ''));
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

/** Excel separates by what the region of the device says: in Arabic regions that is the semicolon. */
const SEPARATORS = { ar: ';', en: ',' } as const;
const COLUMNS = ['csvFullName', 'csvRole', 'csvEmail', 'csvPhone', 'csvQualification', 'csvExperience', 'csvDate'] as const;

/** Everything that was found as a file. Its code is fetched when it is asked for. */
export const useCsv = (readAll: (onProgress: (share: number) => void) => ReturnType<typeof allFound>) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const notify = useNotify();
  const banner = useBanner();
  const messageOf = useFailureMessage();
  const [share, setShare] = useState<number | null>(null);
  const run = async (): Promise<void> => {
    if (share !== null) return;
    setShare(0);
    try {
      const [{ csvOf }, pages] = await Promise.all([import('./csv.ts'), readAll(setShare)]);
      const headings = COLUMNS.map((column) => t(`jobRequests.${column}`));
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await csvOf(newestFirst(pages), headings, SEPARATORS[locale]), `${t('jobRequests.csvName')}-${day}.csv`);
      notify('jobRequests.csvDone');
    } catch (failure) {
      banner.show({ message: messageOf(failure), retry: run });
    } finally {
      setShare(null);
    }
  };
  return { share, run };
};
