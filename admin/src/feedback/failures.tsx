import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../data/api-error.ts';
import { ODD_ANSWER } from '../data/call.ts';
import { useLanguage } from '../language/language.ts';
import { Icon } from '../ui/Icon.tsx';

interface Failure {
  message: string;
  /** Offered as a button; the banner goes when it is pressed. */
  retry?: () => unknown;
}

interface Banner {
  failure: Failure | null;
  show: (failure: Failure) => void;
  /** Takes the banner away, or only the one with this message. */
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

/** The red band over the page's title: what failed, a way to try again; it stays until it is dismissed or solved (specification, section 8). */
export const BannerBand = () => {
  const { t } = useTranslation();
  const { failure, dismiss } = useBanner();
  if (!failure) return null;
  const { message, retry } = failure;
  return (
    <div
      className="banner dark-band flex gap-3.5 items-center mb-5 py-2 px-4 kernel-28/8 bg-banner text-white max-desk:flex-wrap"
      role="alert"
    >
      <Icon name="warning" />
      <p className="flex-1 wrap-anywhere max-desk:basis-[70%]">
        <b className="font-strong">{message}</b>
      </p>
      {retry && (
        <button
          type="button"
          className="min-h-11 px-4 border border-white/60 rounded-[10px] hover:bg-white/14"
          onClick={() => {
            dismiss();
            retry();
          }}
        >
          {t('common.retry')}
        </button>
      )}
      <button
        type="button"
        className="icon-button text-inherit hover:bg-white/14"
        aria-label={t('shell.dismiss')}
        onClick={() => dismiss()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};

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
