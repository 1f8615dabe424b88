import { useTranslation } from 'react-i18next';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Pager } from '../lists/Pager.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useList } from '../lists/use-list.ts';
import { PageHead } from '../panel/shell/PageHead.tsx';
import { ActivityLine } from './ActivityLine.tsx';
import '../lists/table.css';
import './activity.css';

const PER_PAGE = 50;

/** What staff did, newest first. */
export const Component = () => {
  const { t } = useTranslation();
  const list = useList('activity', { perPage: PER_PAGE });
  const isEmpty = !list.isLoading && list.items.length === 0;
  return (
    <>
      <PageHead title={t('activity.title')} lead={t('activity.lead')} />
      <div className="table-box">
        {(!isEmpty || list.isFiltered) && (
          <div className="table-tools">
            <SearchBox value={list.q} label={t('activity.search')} onSearch={list.search} />
          </div>
        )}
        {list.items.length > 0 && (
          <ol className={list.isStale ? 'activity stale' : 'activity'}>
            {list.items.map((entry) => (
              <ActivityLine key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
      </div>
      {isEmpty &&
        (list.isFiltered ? (
          <EmptyList
            action={
              <button type="button" className="button quiet" onClick={list.clear}>
                {t('activity.clear')}
              </button>
            }
          >
            {t('common.nothingFound')}
          </EmptyList>
        ) : (
          <EmptyList>{t('activity.empty')}</EmptyList>
        ))}
    </>
  );
};
