import { useTranslation } from 'react-i18next';

const KILO = 1024;
const MEGA = KILO * KILO;

/** Rounds up to 0.1 MB or 1 kB, so that a size over a limit looks so. */
export const useFileSize = (): ((bytes: number) => string) => {
  const { t } = useTranslation();
  return (bytes) =>
    bytes >= MEGA
      ? t('common.megabytes', { size: Math.ceil((bytes / MEGA) * 10) / 10 })
      : t('common.kilobytes', { size: Math.ceil(bytes / KILO) });
};
