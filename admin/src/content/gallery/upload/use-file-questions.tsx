import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../kit/data/api-error.ts';
import { useFailureMessage } from '../../../kit/feedback/failures.tsx';
import { useConfirm } from '../../../kit/feedback/use-confirm.tsx';
import { useFileSize } from '../../../kit/upload/use-file-size.ts';
import { type FileKind, galleryFileError } from './rules.ts';

const FileNames = ({ files }: { files: readonly File[] }) => {
  const sizeOf = useFileSize();
  return (
    <ul className="grid gap-1 mb-1.5 wrap-anywhere text-ink">
      {files.map((file) => (
        <li key={`${file.name} ${file.size}`}>
          <bdi>{file.name}</bdi> <small className="text-note text-ink-2">{sizeOf(file.size)}</small>
        </li>
      ))}
    </ul>
  );
};

/** Rejects files with an alert, and offers to compress pictures over the limit (decision D11). */
export const useChosenFiles = () => {
  const { t } = useTranslation();
  const { alert, confirm } = useConfirm();
  /** Returns the files to upload, in the chosen order. */
  return async (files: readonly File[], kind: FileKind): Promise<File[]> => {
    const errorOf = new Map(files.map((file) => [file, galleryFileError(file, kind)]));
    const having = (code: 'wrongType' | 'tooLarge') => files.filter((file) => errorOf.get(file) === code);
    const [wrong, large] = [having('wrongType'), having('tooLarge')];
    if (wrong.length > 0)
      await alert({
        title: t('gallery.wrongType', { count: wrong.length }),
        body: (
          <>
            <FileNames files={wrong} />
            <p>{t(kind === 'image' ? 'gallery.acceptedImages' : 'gallery.acceptedVideos')}</p>
          </>
        ),
      });
    if (large.length > 0 && kind === 'video') await alert({ title: t('gallery.videoTooLarge'), body: <FileNames files={large} /> });
    const isShrinking =
      large.length > 0 &&
      kind === 'image' &&
      (await confirm({
        title: t('gallery.imageTooLarge'),
        body: (
          <>
            <FileNames files={large} />
            <p>{t('gallery.shrinkOffer')}</p>
          </>
        ),
        confirmLabel: t('gallery.shrink'),
        cancelLabel: t('gallery.leaveOut'),
      }));
    return files.filter((file) => errorOf.get(file) === null || (isShrinking && large.includes(file)));
  };
};

export const useUploadFailures = () => {
  const { t } = useTranslation();
  const { alert, confirm } = useConfirm();
  const messageOf = useFailureMessage();
  return {
    /** Compressed pictures pass the same check (decision D11). */
    refuses: async (file: File, kind: FileKind): Promise<boolean> => {
      if (galleryFileError(file, kind) === null) return false;
      await alert({
        title: t(kind === 'image' ? 'gallery.imageTooLarge' : 'gallery.videoTooLarge'),
        body: <FileNames files={[file]} />,
      });
      return true;
    },
    sayCompressionFailed: async (file: File): Promise<void> => {
      await alert({ title: t('gallery.compressionFailed'), body: <FileNames files={[file]} /> });
    },
    /** Visitors with such a browser could not play the film. */
    asksToSendUnplayable: (file: File): Promise<boolean> =>
      confirm({
        title: t('gallery.unplayable'),
        body: (
          <>
            <FileNames files={[file]} />
            <p>{t('gallery.unplayableAdvice')}</p>
          </>
        ),
        confirmLabel: t('gallery.sendAnyway'),
        cancelLabel: t('gallery.skip'),
      }),
    asksToTryAgain: async (file: File, error: unknown): Promise<boolean> => {
      // The session has ended: the sign-in page has replaced the one with the files.
      if (error instanceof ApiError && error.status === 401) return false;
      return confirm({
        title: t('gallery.uploadFailed'),
        body: (
          <>
            <FileNames files={[file]} />
            <p>{messageOf(error)}</p>
          </>
        ),
        confirmLabel: t('common.retry'),
        cancelLabel: t('gallery.skip'),
      });
    },
  };
};
