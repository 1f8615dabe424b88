import { TRASH_KINDS } from '@sanabel/contract/history';
import { useTranslation } from 'react-i18next';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Pager } from '../lists/Pager.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { SelectBox } from '../lists/SelectBox.tsx';
import { useList } from '../lists/use-list.ts';
import { PageHead } from '../panel/shell/PageHead.tsx';
import { TrashTable } from './TrashTable.tsx';

const PER_PAGE = 25;
const FILTERS = ['kind'];

/** What was deleted, with the ways back and out. */
export const Component = () => {
  const { t } = useTranslation();
  const list = useList('trash', { perPage: PER_PAGE, filters: FILTERS });
  const isEmpty = !list.isLoading && list.items.length === 0;
  return (
    <>
      <PageHead
        title={t('trash.title')}
        lead={t('trash.lead')}
        {...(list.isLoading || isEmpty ? {} : { total: t('trash.total', { count: list.total }) })}
      />
      <div className="table-box">
        {(!isEmpty || list.isFiltered) && (
          <div className="table-tools">
            <SearchBox value={list.q} label={t('trash.search')} onSearch={list.search} />
            <SelectBox
              label={t('trash.kind')}
              value={list.filters.kind ?? ''}
              options={[
                { value: '', text: t('trash.allKinds') },
                ...TRASH_KINDS.map((kind) => ({ value: kind, text: t(`trash.kinds.${kind}`) })),
              ]}
              onChoose={(kind) => list.filterBy('kind', kind)}
            />
          </div>
        )}
        {list.items.length > 0 && <TrashTable list={list} />}
        <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
      </div>
      {isEmpty &&
        (list.isFiltered ? (
          <EmptyList
            action={
              <button type="button" className="button quiet" onClick={list.clear}>
                {t('trash.clear')}
              </button>
            }
          >
            {t('common.nothingFound')}
          </EmptyList>
        ) : (
          <EmptyList>{t('trash.empty')}</EmptyList>
        ))}
    </>
  );
};
