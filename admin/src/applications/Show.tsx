import { useDataProvider, useGetOne } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom';
import type { Item } from '../kit/data/resources.ts';
import { useShowFailure } from '../kit/feedback/failures.tsx';
import { useLeaveUnread } from '../kit/forms/use-leave-unread.ts';
import type { List } from '../kit/lists/use-list.ts';
import { LoadingDialog } from '../kit/ui/Dialog.tsx';
import { DetailsDialog, FRAME, HEAD } from './DetailsDialog.tsx';

const PER_PAGE = 25;

/** Finds the neighbours in the list as it is searched and sorted, also on adjacent pages. */
const useNeighbours = (list: List<'job-requests'>, id: string) => {
  const provider = useDataProvider();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const index = list.items.findIndex((item) => item.id === id);
  const position = (list.page - 1) * PER_PAGE + index;
  const go = async (target: number): Promise<void> => {
    const page = Math.floor(target / PER_PAGE) + 1;
    const here = page === list.page ? list.items[target % PER_PAGE] : undefined;
    const question = { pagination: { page: target + 1, perPage: 1 }, ...(list.sort ? { sort: list.sort } : {}), filter: list.filter };
    const found = here ?? (await provider.getList<Item<'job-requests'>>('job-requests', question)).data[0];
    if (!found) return;
    const search = new URLSearchParams(window.location.search);
    if (page === 1) search.delete('page');
    else search.set('page', String(page));
    navigate({ pathname: `/jobs/${found.id}`, search: search.toString() });
  };
  const way = (target: number) =>
    index < 0 || target < 0 || target >= list.total ? null : () => void go(target).catch((failure: unknown) => showFailure(failure));
  return { previous: way(position - 1), next: way(position + 1) };
};

export const Component = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const list = useOutletContext<List<'job-requests'>>();
  const { data, error } = useGetOne<Item<'job-requests'>>('job-requests', { id });
  const neighbours = useNeighbours(list, id);
  const close = () => navigate({ pathname: '/jobs', search });
  useLeaveUnread(error, close);
  if (!data) return <LoadingDialog title={t('jobRequests.details')} size="side" className={FRAME} headClass={HEAD} onClose={close} />;
  return <DetailsDialog request={data} neighbours={neighbours} onClose={close} />;
};
