import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../data/api-error.ts';
import { ODD_ANSWER } from '../data/call.ts';
import { useLanguage } from '../language/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';

interface About {
  /** A separate sentence, such as "«Rice» was not deleted." */
  title?: string;
  /** The item has a ring as long as the failure is shown. */
  itemId?: string;
}

interface Failure extends About {
  message: string;
  retry?: () => unknown;
  /** No answer came. The reason is outdated once the connection is back. */
  isUnanswered?: boolean;
}

interface Banner {
  failure: Failure | null;
  show: (failure: Failure) => void;
  /** Dismisses the banner, or only the one with this message. */
  dismiss: (message?: string) => void;
}

const BannerContext = createContext<Banner | null>(null);

export const BannerProvider = ({ children }: { children: ReactNode }) => {
  const [failure, setFailure] = useState<Failure | null>(null);
  const dismiss = useCallback(
    (message?: string) => setFailure((shown) => (message !== undefined && shown?.message !== message ? shown : null)),
    [],
  );
  const banner = useMemo(() => ({ failure, show: setFailure, dismiss }), [failure, dismiss]);
  return <BannerContext value={banner}>{children}</BannerContext>;
};

export const useBanner = (): Banner => {
  const banner = useContext(BannerContext);
  if (!banner) throw new Error('The banner is inside the panel.');
  return banner;
};

/** Stays until it is dismissed or solved (specification, section 8). */
export const BannerBand = ({ isConnected }: { isConnected: boolean }) => {
  const { t } = useTranslation();
  const { failure, dismiss } = useBanner();
  const isSolved = failure?.isUnanswered === true && isConnected;
  const hasNothingToSay = isSolved && !failure.retry;
  useEffect(() => {
    if (hasNothingToSay) dismiss();
  }, [hasNothingToSay, dismiss]);
  if (!failure || hasNothingToSay) return null;
  const { title, message, retry } = failure;
  const cause = isSolved ? t('shell.backRetry') : message;
  return (
    <div className="banner message bg-banner" role="alert">
      <Icon name="warning" />
      <p>
        {title ? (
          <>
            <b>{title}</b> {cause}
          </>
        ) : (
          <b>{cause}</b>
        )}
      </p>
      {retry && (
        <button
          type="button"
          className="message-act"
          onClick={() => {
            dismiss();
            retry();
          }}
        >
          {t('common.retry')}
        </button>
      )}
      <IconButton icon="close" label={t('shell.dismiss')} onClick={() => dismiss()} />
    </div>
  );
};

export const useFailureMessage = () => {
  const locale = useLanguage();
  return (error: unknown): string => (error instanceof ApiError ? error.message : ODD_ANSWER[locale]);
};

const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

const isWorthAnotherTry = (error: unknown): boolean => !(error instanceof ApiError) || error.isOutage;

/** Shows a failed action in the banner, and offers to retry unless the server refused it. */
export const useShowFailure = () => {
  const { t } = useTranslation();
  const { show } = useBanner();
  const messageOf = useFailureMessage();
  return (error: unknown, retry?: () => unknown, about: About = {}): void =>
    show({
      ...about,
      message: `${messageOf(error)} ${t('shell.nothingLost')}`,
      isUnanswered: isUnanswered(error),
      ...(retry && isWorthAnotherTry(error) ? { retry } : {}),
    });
};

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
