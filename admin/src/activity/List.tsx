import { useTranslation } from 'react-i18next';
import { ListFrame } from '../lists/ListFrame.tsx';
import { useList } from '../lists/use-list.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { ActivityLine } from './ActivityLine.tsx';

const PER_PAGE = 50;

/** The record of what staff did, newest first. */
export const Component = () => {
  const { t } = useTranslation();
  const list = useList('activity', { perPage: PER_PAGE });
  return (
    <>
      <PageHead title={t('activity.title')} lead={t('activity.lead')} />
      <ListFrame list={list} searchLabel={t('activity.search')} emptyText={t('activity.empty')} clearLabel={t('activity.clear')}>
        <ol className={list.isStale ? 'opacity-60' : undefined}>
          {list.items.map((entry) => (
            <ActivityLine key={entry.id} entry={entry} />
          ))}
        </ol>
      </ListFrame>
    </>
  );
};
