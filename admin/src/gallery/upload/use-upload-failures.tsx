import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/api-error.ts';
import { useFailureMessage } from '../../feedback/failures.tsx';
import { useConfirm } from '../../feedback/use-confirm.tsx';
import { FileNames } from './FileNames.tsx';
import { type FileKind, fileFault } from './rules.ts';

/** The alerts and the question when one file of many fails. */
export const useUploadFailures = () => {
  const { t } = useTranslation();
  const { alert, confirm } = useConfirm();
  const messageOf = useFailureMessage();
  return {
    /** A shrunk picture passes the same check as every other (decision D11). */
    refuses: async (file: File, kind: FileKind): Promise<boolean> => {
      if (fileFault(file, kind) === null) return false;
      await alert({
        title: t(kind === 'image' ? 'gallery.imageTooLarge' : 'gallery.videoTooLarge'),
        body: <FileNames files={[file]} />,
      });
      return true;
    },
    sayCompressionFailed: async (file: File): Promise<void> => {
      await alert({ title: t('gallery.compressionFailed'), body: <FileNames files={[file]} /> });
    },
    asksToTryAgain: async (file: File, error: unknown): Promise<boolean> => {
      // The session is over: sign-in is on the screen, and the page with its files is gone.
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
