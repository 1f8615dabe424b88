import { NO_FOLLOW_UP } from '@sanabel/contract/entities/job-request';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { EmptyList, Pager } from '../kit/lists/ListFoot.tsx';
import { Table } from '../kit/lists/Table.tsx';
import { useList } from '../kit/lists/use-list.ts';
import { useAddresses } from '../kit/publication/use-addresses.ts';
import { PageHead } from '../kit/ui/PageHead.tsx';
import { useDeletions } from './deletion/waiting.ts';
import { JobRequestsTools } from './JobRequestsTools.tsx';
import { SelectPage, SelectRow, useSelection } from './selection/Selection.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useReadAll } from './spreadsheet/use-download-spreadsheet.ts';
import { StatusFilter } from './status/StatusFilter.tsx';
import { useColumns } from './use-columns.tsx';
import './job-requests.css';

const PER_PAGE = 25;
const NEWEST_FIRST = { field: 'updatedAt', order: 'DESC' } as const;
const FILTERS = ['role', 'status', 'followUp'];
const LACKS = { followUp: NO_FOLLOW_UP };

/** Marks new requests, and leaves room for the box on phones. */
const ROWS = '[&_tr:has(.job-stage.new)]:edge-wheat-500 [&_.table-who_b]:wrap-break-word max-wide:[&_.table-who]:pe-11';

export const Component = () => {
  const { t } = useTranslation();
  const list = useList('job-requests', { perPage: PER_PAGE, sort: NEWEST_FIRST, filters: FILTERS, lacks: LACKS });
  const deletions = useDeletions();
  const selection = useSelection(JSON.stringify([list.q, list.filters]), list.total);
  const readAll = useReadAll(list);
  const columns = useColumns();
  const { jobs } = useAddresses();
  const page = list.items.map(({ id }) => id);
  const isEmpty = list.isRead && list.items.length === 0;
  return (
    <>
      <PageHead
        title={t('kinds.list.job-requests')}
        lead={t('jobRequests.lead')}
        {...(list.isRead ? { total: t(list.isFiltered ? 'jobRequests.found' : 'jobRequests.total', { count: list.total }) } : {})}
      />
      {(!isEmpty || list.isFiltered) && (
        <>
          <JobRequestsTools list={list} readAll={readAll} />
          <StatusFilter value={list.filters.status ?? ''} onChoose={(status) => list.filterBy('status', status)} />
        </>
      )}
      <div className="table-box">
        <SelectionBar selection={selection} total={list.total} readAll={readAll} />
        {list.items.length > 0 && (
          <Table
            list={list}
            columns={columns}
            className={`job-requests ${ROWS}`}
            isLeaving={({ id }) => deletions.has(id)}
            select={{
              head: <SelectPage page={page} selection={selection} />,
              cell: (request) => <SelectRow request={request} page={page} selection={selection} />,
              isSelected: ({ id }) => selection.has(id),
            }}
          />
        )}
        <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
      </div>
      {isEmpty &&
        (list.isFiltered ? (
          <EmptyList button={[t('jobRequests.clear'), list.clear]}>{t('jobRequests.nothingFound')}</EmptyList>
        ) : (
          <EmptyList
            action={
              <a className="link" href={jobs} target="_blank" rel="noreferrer">
                {t('jobRequests.howToApply')}
                <span className="sr-only"> ({t('common.opensNewTab')})</span>
              </a>
            }
          >
            {t('jobRequests.empty')}
          </EmptyList>
        ))}
      <Outlet context={list} />
    </>
  );
};
