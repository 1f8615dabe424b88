import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useReadFailure } from '../feedback/failures.tsx';
import type { List } from '../lists/use-list.ts';
import { LoadingDialog } from '../ui/Dialog.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { readMarks, useMarks } from './read-marks/store.ts';
import { useNeighbours } from './use-neighbours.ts';

/** One application over the list, at its own address. Opening it marks it as read. */
export const Component = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const list = useOutletContext<List<'job-requests'>>();
  const marks = useMarks();
  const { data, error, refetch } = useGetOne<Item<'job-requests'>>('job-requests', { id });
  const neighbours = useNeighbours(list, id);
  useReadFailure(error, refetch);
  const close = () => navigate({ pathname: '/jobs', search });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an unknown id leads back, once.
  useEffect(() => {
    if (error) close();
  }, [error]);
  const at = data?.id === id ? data.updatedAt : undefined;
  const areMarksRead = marks !== null;
  useEffect(() => {
    if (at !== undefined && areMarksRead) readMarks.look({ id, at });
  }, [id, at, areMarksRead]);
  if (!data) return <LoadingDialog title={t('jobRequests.details')} className="job-details" onClose={close} />;
  return <DetailsDialog request={data} neighbours={neighbours} onClose={close} />;
};
