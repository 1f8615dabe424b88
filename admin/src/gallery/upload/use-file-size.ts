import { useTranslation } from 'react-i18next';

const KILO = 1024;
const MEGA = KILO * KILO;

/** The size of a file in words, to a tenth of a megabyte or a whole kilobyte; rounded up, so that what is over a limit looks so. */
export const useFileSize = (): ((bytes: number) => string) => {
  const { t } = useTranslation();
  return (bytes) =>
    bytes >= MEGA
      ? t('gallery.megabytes', { size: Math.ceil((bytes / MEGA) * 10) / 10 })
      : t('gallery.kilobytes', { size: Math.ceil(bytes / KILO) });
};
