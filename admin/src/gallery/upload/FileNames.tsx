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

/** Which files a question is about. */
export const FileNames = ({ files }: { files: readonly File[] }) => {
  const sizeOf = useFileSize();
  return (
    <ul className="grid gap-1 mb-1.5 wrap-anywhere text-ink">
      {files.map((file) => (
        <li key={`${file.name} ${file.size}`}>
          <bdi>{file.name}</bdi> <small className="text-meta text-ink-2">{sizeOf(file.size)}</small>
        </li>
      ))}
    </ul>
  );
};
