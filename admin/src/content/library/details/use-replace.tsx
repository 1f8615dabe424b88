import { type LibraryMedium, libraryMedium, replacementRule } from '@sanabel/contract/library';
import { fileError } from '@sanabel/contract/media-rules';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShowFailure } from '../../../kit/feedback/failures.tsx';
import { useConfirm } from '../../../kit/feedback/use-confirm.tsx';
import { useMediumLabels } from '../../../kit/media/labels.ts';
import { useLibraryChanged } from '../../../kit/media/use-media.ts';
import { readDuration } from '../../../kit/upload/read-video.ts';
import { formOf, upload } from '../../../kit/upload/upload.ts';
import { useUpload } from '../../../kit/upload/use-upload.ts';
import { CheckLine } from './DescriptionForm.tsx';

/** Asks first, with the number of items that change. */
export const useReplace = (medium: LibraryMedium) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { alert, confirm } = useConfirm();
  const showFailure = useShowFailure();
  const changed = useLibraryChanged();
  const { sizeOf } = useMediumLabels();
  const { percent, follow } = useUpload();
  const count = medium.useCounts.item;

  const send = async (file: File, showsOther: boolean): Promise<void> => {
    const duration = medium.kind === 'video' ? await readDuration(file) : null;
    const form = formOf({ file, showsOther, duration: duration ?? undefined });
    try {
      await follow(async (onProgress) => {
        const after = libraryMedium.parse((await upload(`/library/${medium.id}/replacement`, form, { onProgress })).json);
        await changed('items', after);
        notify(t('library.replaced', { count }), { type: 'success' });
        navigate({ pathname: `/library/${after.id}`, search }, { replace: true });
      });
    } catch (error) {
      showFailure(error, () => send(file, showsOther), { title: t('library.notReplaced') });
    }
  };

  const replace = async (file: File): Promise<void> => {
    const rule = replacementRule(
      medium.kind,
      medium.uses.filter(({ by }) => by === 'item'),
    );
    const error = fileError(file, rule);
    if (error === 'wrongType') return void alert({ title: t('library.wrongFile', { name: file.name }) });
    if (error === 'tooLarge')
      return void alert({ title: t('library.replacementTooLarge', { name: file.name, size: sizeOf(rule.maxBytes) }) });
    let showsOther = false;
    const isAgreed = await confirm({
      title: t('library.replaceQuestion', { count }),
      body: (
        <>
          <p>{t('library.replaceBody')}</p>
          {medium.kind === 'picture' && (
            <CheckLine
              onChange={({ currentTarget }) => {
                showsOther = currentTarget.checked;
              }}
            >
              {t('library.showsOther')}
            </CheckLine>
          )}
        </>
      ),
      confirmLabel: t('library.replace'),
    });
    if (isAgreed) await send(file, showsOther);
  };
  return {
    replace,
    label: percent === null ? t('library.replace') : t('library.adding', { percent }),
  };
};
