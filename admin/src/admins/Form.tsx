import { useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useReadFailure } from '../feedback/use-failures.ts';
import { LoadingDialog } from '../ui/LoadingDialog.tsx';
import { AdminDialog } from './AdminDialog.tsx';

/** Goes back to the list, as it was searched and paged. */
const useClose = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => navigate({ pathname: '/admins', search });
};

const Edit = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const close = useClose();
  const [opened, setOpened] = useState(0);
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<Item<'admins'>>('admins', { id });
  useReadFailure(error, refetch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an id that nobody has leads back, once.
  useEffect(() => {
    if (error) close();
  }, [error]);
  if (!data || !isFetchedAfterMount) return <LoadingDialog title={t('admins.edit')} className="admin-form" onClose={close} />;
  const reopen = async () => {
    await refetch();
    setOpened((times) => times + 1);
  };
  return <AdminDialog key={`${id} ${opened}`} admin={data} onClose={close} onReopen={() => void reopen()} />;
};

/** The form over the list: empty at `new`, of one admin at their id. */
export const Component = () => {
  const { id } = useParams();
  const close = useClose();
  return id === undefined ? <AdminDialog key="new" admin={null} onClose={close} /> : <Edit id={id} />;
};
