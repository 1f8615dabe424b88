import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
