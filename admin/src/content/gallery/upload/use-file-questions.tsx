import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/use-confirm.tsx';
import { pictureError } from '../../../kit/upload/picture.ts';
import { useFileSize } from '../../../kit/upload/use-file-size.ts';
import { FILE_RULES, type FileKind, galleryFileError } from './rules.ts';

/** Files with one reason: the specification's sentence, and advice. */
interface Refused {
  reason: string;
  advice: string;
  files: readonly File[];
}

const RefusedFiles = ({ groups, hasTitle }: { groups: readonly Refused[]; hasTitle: boolean }) => {
  const sizeOf = useFileSize();
  return groups.map(({ reason, advice, files }) => (
    <section className="mt-2" key={`${reason} ${advice}`}>
      {!hasTitle && <h3 className="text-small font-semibold text-ink">{reason}</h3>}
      <ul className="grid gap-1 mb-1.5 wrap-anywhere text-ink">
        {files.map((file) => (
          <li key={`${file.name} ${file.size}`}>
            <bdi>{file.name}</bdi> <small className="text-note text-ink-2">{sizeOf(file.size)}</small>
          </li>
        ))}
      </ul>
      {advice && <p>{advice}</p>}
    </section>
  ));
};

/** Names all refused files in one alert. */
export const useSayRefused = () => {
  const { t } = useTranslation();
  const { alert } = useConfirm();
  return (groups: readonly Refused[]): Promise<boolean> => {
    const [first] = groups;
    const hasTitle = groups.length === 1 && first !== undefined;
    const count = groups.reduce((sum, { files }) => sum + files.length, 0);
    const title = hasTitle ? first.reason : t('gallery.leftOut', { count });
    return alert({ title, body: <RefusedFiles groups={groups} hasTitle={hasTitle} /> });
  };
};

/** Asks once about all chosen files, and offers to compress pictures over the limit (decision D11). */
export const useChosenFiles = () => {
  const { t } = useTranslation();
  const { confirm } = useConfirm();
  const sayRefused = useSayRefused();
  /** Returns the files to upload, in the chosen order. */
  return async (files: readonly File[], kind: FileKind): Promise<File[]> => {
    const isImage = kind === 'image';
    const judge = (file: File) => (isImage ? pictureError(file, FILE_RULES.image) : galleryFileError(file, kind));
    const errorOf = new Map(await Promise.all(files.map(async (file) => [file, await judge(file)] as const)));
    const having = (error: string) => files.filter((file) => errorOf.get(file) === error);
    const [wrong, heic, unreadable, large] = [having('wrongType'), having('heic'), having('unreadable'), having('tooLarge')];
    const accepted = t(isImage ? 'gallery.acceptedImages' : 'gallery.acceptedVideos');
    const groups = [
      { reason: t(isImage ? 'gallery.imageTooLarge' : 'gallery.videoTooLarge'), advice: '', files: large },
      { reason: t('gallery.wrongType', { count: wrong.length }), advice: accepted, files: wrong },
      { reason: t('forms.imageHeic'), advice: t('forms.heicAdvice'), files: heic },
      { reason: t('gallery.unreadable', { count: unreadable.length }), advice: '', files: unreadable },
    ].filter((group) => group.files.length > 0);
    const canShrink = isImage && large.length > 0;
    if (!canShrink && groups.length > 0) await sayRefused(groups);
    const isShrinking =
      canShrink &&
      (await confirm({
        title: t('gallery.shrinkTitle', { count: large.length }),
        body: (
          <>
            <p>{t('gallery.shrinkOffer')}</p>
            <RefusedFiles groups={groups} hasTitle={false} />
          </>
        ),
        confirmLabel: t('gallery.shrink'),
        cancelLabel: t('gallery.leaveOut', { count: large.length }),
        isExpected: true,
      }));
    return files.filter((file) => errorOf.get(file) === null || (isShrinking && large.includes(file)));
  };
};
