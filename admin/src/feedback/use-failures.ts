import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../data/api-error.ts';
import { ODD_ANSWER } from '../data/call.ts';
import { useLanguage } from '../language/language.ts';
import { useBanner } from './banner.tsx';

/** The sentence for a failure: the server's own where there is one. */
export const useFailureMessage = () => {
  const locale = useLanguage();
  return (error: unknown): string => (error instanceof ApiError ? error.message : ODD_ANSWER[locale]);
};

/** Says in the banner that a write failed and nothing changed, and offers to try again. */
export const useShowFailure = () => {
  const { t } = useTranslation();
  const banner = useBanner();
  const messageOf = useFailureMessage();
  return (error: unknown, retry?: () => unknown): void =>
    banner.show({ message: `${messageOf(error)} ${t('shell.nothingLost')}`, ...(retry ? { retry } : {}) });
};

/** Says in the banner that something could not be read, as long as that is so. */
export const useReadFailure = (error: unknown, retry: () => unknown): void => {
  const { show, dismiss } = useBanner();
  const messageOf = useFailureMessage();
  const message = error ? messageOf(error) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message stands for the failure; a new `retry` function is no new failure.
  useEffect(() => {
    if (message === null) return;
    show({ message, retry });
    return () => dismiss(message);
  }, [message]);
};
