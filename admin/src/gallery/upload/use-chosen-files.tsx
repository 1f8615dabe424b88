import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../feedback/use-confirm.tsx';
import { FileNames } from './FileNames.tsx';
import { type FileKind, fileFault } from './rules.ts';

/** Sorts out what was chosen, with an alert for what is not taken; pictures over the limit may be made smaller first (decision D11). */
export const useChosenFiles = () => {
  const { t } = useTranslation();
  const { alert, confirm } = useConfirm();
  /** The files to upload, in the order in which they were chosen. */
  return async (files: readonly File[], kind: FileKind): Promise<File[]> => {
    const apiErrorOf = new Map(files.map((file) => [file, fileFault(file, kind)]));
    const having = (fault: 'wrongType' | 'tooLarge') => files.filter((file) => apiErrorOf.get(file) === fault);
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
    return files.filter((file) => apiErrorOf.get(file) === null || (isShrinking && large.includes(file)));
  };
};
