import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../data/api-error.ts';
import { useBanner, useFailureMessage } from '../feedback/failures.tsx';

/** Answers every item that cannot be read alike: its list, and a banner that says whether it is gone. */
export const useLeaveUnread = (error: unknown, leave: () => void): void => {
  const { t } = useTranslation();
  const { show } = useBanner();
  const messageOf = useFailureMessage();
  const navigate = useNavigate();
  const here = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useEffect(() => {
    if (!error) return;
    const isGone = error instanceof ApiError && error.status === 404;
    show(isGone ? { message: t('content.removed') } : { message: messageOf(error), retry: () => navigate(here) });
    leave();
  }, [error]);
};
