import { useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../data/api-error.ts';
import type { Item } from '../../data/resources.ts';
import { useBanner } from '../../feedback/banner.tsx';
import { useFailureMessage } from '../../feedback/use-failures.ts';
import { useClose } from './use-close.ts';

/**
 * The item that an address names, as the server has it now: what a list showed may be outdated, and saving it would be refused.
 * Where there is none, the banner says so over the dashboard.
 */
export const useOpenedItem = <Name extends 'crops' | 'articles'>(resource: Name, id: string) => {
  const { t } = useTranslation();
  const { show } = useBanner();
  const messageOf = useFailureMessage();
  const close = useClose();
  const navigate = useNavigate();
  const here = useLocation();
  const [opened, setOpened] = useState(0);
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<Item<Name>>(resource, { id });
  const failure = isFetchedAfterMount ? error : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one failure is told once.
  useEffect(() => {
    if (!failure) return;
    const isGone = failure instanceof ApiError && failure.status === 404;
    show(isGone ? { message: t('dashboard.form.gone') } : { message: messageOf(failure), retry: () => navigate(here) });
    close();
  }, [failure]);
  return {
    item: isFetchedAfterMount && !error ? (data ?? null) : null,
    close,
    /** Changes when the item is opened anew. */
    opened,
    reopen: async (): Promise<void> => {
      await refetch();
      setOpened((times) => times + 1);
    },
  };
};
